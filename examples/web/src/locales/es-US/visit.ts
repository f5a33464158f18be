import { siteMessages } from '@foyer/core/messages/es-US';
import type { LanguagePart } from '@foyer/react-ui';

import { benefits } from './visit/benefits.ts';
import { clubs } from './visit/clubs.ts';
import { embedded } from './visit/embedded.ts';
import { heads } from './visit/heads.ts';
import { home } from './visit/home.ts';
import { offers } from './visit/offers.ts';
import { pages } from './visit/pages.ts';
import { privacy } from './visit/privacy.ts';
import { site } from './visit/site.ts';
import { terms } from './visit/terms.ts';

/** The site's copy in US Spanish. */
export const part: LanguagePart = {
  copy: {
    'visit/benefits': benefits,
    'visit/clubs': clubs,
    'visit/embedded': embedded,
    'visit/heads': heads,
    'visit/home': home,
    'visit/offers': offers,
    'visit/pages': pages,
    'visit/privacy': privacy,
    'visit/site': site,
    'visit/terms': terms,
  },
  messages: siteMessages,
  labels: {},
};

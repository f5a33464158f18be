import { leadMessages } from '@foyer/core/messages/fr-CA';

import type { LanguagePart } from '../../locale/language.ts';
import { carousel } from './visit/carousel.ts';
import { chooser } from './visit/chooser.ts';
import { club } from './visit/club.ts';
import { common } from './visit/common.ts';
import { confirmation } from './visit/confirmation.ts';
import { contact } from './visit/contact.ts';
import { element } from './visit/element.ts';
import { guard } from './visit/guard.ts';
import { headline } from './visit/headline.ts';
import { headlineMore } from './visit/headline-more.ts';
import { nearby } from './visit/nearby.ts';
import { schedule } from './visit/schedule.ts';
import { strip } from './visit/strip.ts';
import { survey } from './visit/survey.ts';
import { visitActions } from './visit/visit-actions.ts';
import { visitLabels } from './visit-labels.ts';

export const part: LanguagePart = {
  copy: {
    'visit/carousel': carousel,
    'visit/chooser': chooser,
    'visit/club': club,
    'visit/common': common,
    'visit/confirmation': confirmation,
    'visit/contact': contact,
    'visit/element': element,
    'visit/guard': guard,
    'visit/headline': headline,
    'visit/headline-more': headlineMore,
    'visit/nearby': nearby,
    'visit/schedule': schedule,
    'visit/strip': strip,
    'visit/survey': survey,
    'visit/visit-actions': visitActions,
  },
  messages: leadMessages,
  labels: visitLabels,
};

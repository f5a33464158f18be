import type { WireJoinConfirmation } from '@foyer/adapters-http/wire';

import type { StoredClub } from '../clubs/club-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { openDayInWords } from '../plans/open-date.ts';
import { answerIn } from '../words/content-in.ts';

/** The confirmation copy for a club's new members. A presale club's copy says when it opens. */
export function joinConfirmationFor(club: StoredClub, locale: Locale): WireJoinConfirmation {
  const said = answerIn(locale, club.status === 'presale' ? wordsBefore : words);
  return { ...said, lede: said.lede.replace('{{OPEN_DAY}}', openDayInWords(club, locale)) };
}

const words = {
  title: 'Welcome, {{FIRST_NAME}}',
  lede: 'You are a member of {{CLUB_NAME}}. Show the barcode at the door: it opens from today.',
  paragraphs: [
    'Your member ID is {{MEMBER_ID}}. Keep it for the front desk and for your account.',
    'If the barcode can’t be read, its number does as well: {{BARCODE}}.',
  ],
  activation: {
    title: 'Activate your account',
    text: 'See your membership, your billing and your visits online.',
    action: 'Activate your online account',
  },
};

const wordsBefore = {
  ...words,
  lede: 'You are a founding member of {{CLUB_NAME}}, which opens on {{OPEN_DAY}}. Bring the barcode on your first visit.',
};

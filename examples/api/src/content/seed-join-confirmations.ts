import type { WireJoinConfirmation } from '@foyer/adapters-http/wire';

import type { StoredClub } from '../clubs/club-table.ts';
import { openDayInWords } from '../plans/open-date.ts';

/** The words for the new members of a club; those of one in presale read when it opens. SJ-06 */
export function joinConfirmationFor(club: StoredClub): WireJoinConfirmation {
  if (club.status !== 'presale') return words;
  return {
    ...words,
    lede: `You are a founding member of {{CLUB_NAME}}, which opens on ${openDayInWords(club)}. Bring the barcode on your first visit.`,
  };
}

const words: WireJoinConfirmation = {
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

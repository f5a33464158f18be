import type { Locale } from '../locale/request-locale.ts';

const english = {
  chain: 'Foyer Clubs',
  member: 'Member',
  club: 'Home club',
  memberId: 'Member ID',
};

/** The texts of a pass in a phone's wallet. */
export const passCopy: Readonly<Record<Locale, typeof english>> = {
  'en-US': english,
  'en-GB': english,
  'es-US': {
    chain: 'Foyer Clubs',
    member: 'Miembro',
    club: 'Club principal',
    memberId: 'Número de miembro',
  },
  'fr-CA': {
    chain: 'Foyer Clubs',
    member: 'Membre',
    club: 'Club d’attache',
    memberId: 'Numéro de membre',
  },
};

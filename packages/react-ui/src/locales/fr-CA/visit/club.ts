import type { clubCopy } from '../../../copy/club.ts';
import type { Worded } from '../../../locale/worded.ts';

export const club: Worded<typeof clubCopy> = {
  yours: 'Votre club',
  select: 'Choisissez un club à visiter',
  change: 'Changer',
  changeClub: 'Changer de club',
  choose: 'Choisir un club',
  other: 'Autre club',
};

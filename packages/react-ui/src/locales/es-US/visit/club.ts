import type { clubCopy } from '../../../copy/club.ts';
import type { Worded } from '../../../locale/worded.ts';

export const club: Worded<typeof clubCopy> = {
  yours: 'Su club',
  select: 'Elija un club para visitar',
  change: 'Cambiar',
  changeClub: 'Cambiar de club',
  choose: 'Elegir un club',
  other: 'Otro club',
};

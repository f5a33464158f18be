import type { stripCopy } from '../../../copy/strip.ts';
import type { Worded } from '../../../locale/worded.ts';

export const strip: Worded<typeof stripCopy> = {
  label: 'Votre visite jusqu’ici',
  club: 'Club',
  noClub: 'À choisir',
  details: 'Détails',
  noDetails: 'À remplir',
  time: 'Jour et heure',
  noTime: 'À choisir',
  at: (day, time) => `${day}, ${time}`,
  skippedTime: 'On vous appellera',
  visit: 'Visite',
  noVisit: 'À réserver',
  booked: 'Réservée',
  cancelled: 'Annulée',
  received: 'Détails reçus',
};

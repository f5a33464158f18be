import type { stripCopy } from '../../../copy/strip.ts';
import type { Worded } from '../../../locale/worded.ts';

export const strip: Worded<typeof stripCopy> = {
  label: 'Su visita hasta ahora',
  club: 'Club',
  noClub: 'Por elegir',
  details: 'Datos',
  noDetails: 'Por completar',
  time: 'Día y hora',
  noTime: 'Por elegir',
  at: (day, time) => `${day}, ${time}`,
  skippedTime: 'Le llamaremos',
  visit: 'Visita',
  noVisit: 'Por reservar',
  booked: 'Reservada',
  cancelled: 'Cancelada',
  received: 'Datos recibidos',
};

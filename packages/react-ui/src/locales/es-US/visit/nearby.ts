import type { nearbyCopy } from '../../../copy/nearby.ts';
import type { Worded } from '../../../locale/worded.ts';

export const nearby: Worded<typeof nearbyCopy> = {
  legend: 'Clubes cerca de usted',
  looking: 'Buscando los clubes cerca de usted…',
  anyClub: 'Puede elegir cualquier club de la lista.',
  locate: 'Usar mi ubicación',
  nearest: 'El más cercano a usted',
  chooseNearest: (club) => `Elegir ${club}`,
};

import type { nearbyCopy } from '../../../copy/nearby.ts';
import type { Worded } from '../../../locale/worded.ts';

export const nearby: Worded<typeof nearbyCopy> = {
  legend: 'Clubs près de vous',
  looking: 'Recherche des clubs près de vous…',
  anyClub: 'Vous pouvez choisir n’importe quel club de la liste.',
  locate: 'Utiliser ma position',
  nearest: 'Le plus près de vous',
  chooseNearest: (club) => `Choisir ${club}`,
};

import type { Worded } from '@foyer/react-ui';

import type { offersCopy } from '../../../copy/offers.ts';

export const offers: Worded<typeof offersCopy> = {
  groupfitness: {
    title: 'Des cours qui valent le premier métro',
    lede: 'Vélo, boxe, musculation et yoga, dans de petites salles, avec des profs qui retiennent votre nom.',
  },
  personaltraining: {
    title: 'Un entraîneur bien à vous',
    lede: 'Quelqu’un qui planifie les trois prochains mois avec vous et qui est là à chacune de leurs heures.',
  },
  pilates: {
    title: 'Le Pilates, en tête-à-tête',
    lede: 'Reformer, tour et tapis dans un studio calme, avec un professeur pour vous seul ou pour vous et deux amis.',
  },
  referrals: {
    title: 'Un ami a pensé à vous',
    lede: 'Venez comme invité d’un membre. Voyez son club, essayez les appareils et restez pour le sauna.',
  },
};

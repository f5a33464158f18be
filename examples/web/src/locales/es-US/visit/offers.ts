import type { Worded } from '@foyer/react-ui';

import type { offersCopy } from '../../../copy/offers.ts';

export const offers: Worded<typeof offersCopy> = {
  groupfitness: {
    title: 'Clases por las que vale la pena madrugar',
    lede: 'Ciclismo, boxeo, fuerza y yoga, en salas pequeñas y con maestros que se aprenden su nombre.',
  },
  personaltraining: {
    title: 'Un entrenador para usted',
    lede: 'Alguien que planea con usted los próximos tres meses y está ahí en cada una de sus horas.',
  },
  pilates: {
    title: 'Pilates, de persona a persona',
    lede: 'Reformer, torre y colchoneta en un estudio tranquilo, a solas con un maestro o con dos amigos.',
  },
  referrals: {
    title: 'Un amigo pensó en usted',
    lede: 'Venga como invitado de un miembro. Conozca su club, pruebe los equipos y quédese para el sauna.',
  },
};

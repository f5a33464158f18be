import type { Worded } from '@foyer/react-ui';

import type { benefitsCopy } from '../../../copy/benefits.ts';

export const benefits: Worded<typeof benefitsCopy> = {
  title: 'Lo que tienen los miembros',
  lede: 'Una sola membresía, todas las puertas. Por esto nos dicen los miembros que se quedan.',
  list: [
    {
      title: 'Todos los clubes, todos los días',
      text: 'Entrene cerca de casa, del trabajo y en sus viajes, desde temprano hasta tarde.',
    },
    {
      title: 'Estudios sin cargo adicional',
      text: 'Las clases de yoga, Pilates, ciclismo y boxeo son parte de la membresía.',
    },
    {
      title: 'Agua y calor',
      text: 'Piscinas, baños de vapor y saunas en la mayoría de los clubes, toallas en todos.',
    },
    {
      title: 'Un comienzo con quien sabe',
      text: 'Una primera sesión con un entrenador, que anota adónde quiere usted llegar para la primavera.',
    },
  ],
};

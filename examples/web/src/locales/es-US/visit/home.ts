import type { Worded } from '@foyer/react-ui';

import type { homeCopy } from '../../../copy/home.ts';

export const home: Worded<typeof homeCopy> = {
  name: 'Pase',
  title: 'Un buen club se nota desde la puerta.',
  lede: 'Luz, espacio, gente que sabe su nombre y equipos que nunca están descompuestos. Venga a ver uno de nuestros clubes antes de decidir nada.',
  visit: 'Visitar un club',
  find: 'Buscar uno cerca de usted',
  visitTitle: 'Cómo es una visita',
  points: [
    {
      title: 'Usted elige la hora',
      text: 'Horarios libres con un mes de anticipación, en la hora del club. Toma un minuto, desde cualquier teléfono.',
    },
    {
      title: 'Alguien le espera',
      text: 'Un asesor le recibe en la puerta y le muestra cada sala en media hora.',
    },
    {
      title: 'Usted no debe nada',
      text: 'Sin tarjeta, sin contrato, sin llamadas que no pidió. Cambie o cancele la visita cuando guste.',
    },
  ],
  someClubs: 'Algunas de nuestras casas',
  allClubs: 'Todos los clubes',
};

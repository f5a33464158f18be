import type { Worded } from '@foyer/react-ui';

import type { termsCopy } from '../../../copy/terms.ts';

export const terms: Worded<typeof termsCopy> = {
  title: 'Condiciones',
  lede: 'Breves, porque esto es una demostración.',
  parts: [
    {
      title: 'Qué es esto',
      text: [
        'Foyer Clubs no existe. Los clubes, sus direcciones y sus horarios libres son inventados, y una visita reservada aquí es una fila en una base de datos: nadie espera en ninguna puerta.',
      ],
    },
    {
      title: 'Qué sería una visita',
      text: [
        'Una visita es gratis y no le compromete a nada. Cada visita ocupa un horario, que nadie más puede tener. Puede cambiarla o dejarla hasta que empiece.',
      ],
    },
    {
      title: 'Mensajes de texto',
      text: [
        'Si acepta recibir mensajes de texto, serán sobre su visita. Pueden aplicarse tarifas por mensajes y datos. Responda STOP para dejar de recibirlos.',
      ],
    },
    {
      title: 'El software',
      text: ['El software tiene la licencia MIT y se ofrece sin garantía.'],
    },
  ],
};

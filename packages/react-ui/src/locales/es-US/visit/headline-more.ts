import type { headlineMoreCopy } from '../../../copy/headline-more.ts';
import type { Worded } from '../../../locale/worded.ts';

export const headlineMore: Worded<typeof headlineMoreCopy> = {
  label: 'Cómo es una visita',
  points: [
    {
      title: 'Media hora con un asesor',
      text: 'A la hora que usted elija. Le recibimos en la entrada y le mostramos el club.',
    },
    {
      title: 'Todos los espacios',
      text: 'El área de ejercicio, los estudios, la piscina, el spa.',
    },
    { title: 'Sin compromiso', text: 'No hace falta tarjeta ni se firma nada.' },
  ],
  finePrint: 'La visita es gratuita y no le compromete a nada.',
};

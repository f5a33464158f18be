import type { elementCopy } from '../../../copy/element.ts';
import type { Worded } from '../../../locale/worded.ts';

export const element: Worded<typeof elementCopy> = {
  instead: 'Reservar una visita en nuestro sitio',
};

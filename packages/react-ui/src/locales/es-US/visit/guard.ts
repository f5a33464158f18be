import type { guardCopy } from '../../../copy/guard.ts';
import type { Worded } from '../../../locale/worded.ts';

export const guard: Worded<typeof guardCopy> = {
  exit: 'Salir',
  back: 'Atrás',
  backWhere: 'a sus datos',
  exitTitle: '¿Salir de esta página?',
  exitText: 'Lo que escribió aquí se borrará de este dispositivo.',
  corporateExitText: 'Su avance no se guardará.',
  stay: 'Quedarme',
  leave: 'Salir',
  stayTitle: '¿Sigue ahí?',
  stayText: 'Para proteger sus datos, los borraremos en dos minutos.',
  clear: 'Borrarlos ahora',
};

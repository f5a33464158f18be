import type { commonCopy } from '../../../copy/common.ts';
import type { Worded } from '../../../locale/worded.ts';

export const common: Worded<typeof commonCopy> = {
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  loadAgain: 'Volver a cargar la página',
  working: 'Un momento…',
  slow: 'Está tardando más de lo normal. Nada de lo que escribió se ha perdido.',
  leaveEmpty: 'Deje este campo vacío',
  labelled: (label, problem) => `${label}: ${problem}`,
};

import type { Worded } from '@foyer/react-ui';

import type { embeddedCopy } from '../../../copy/embedded.ts';

export const embedded: Worded<typeof embeddedCopy> = {
  label: 'Visitar un club',
  waiting: 'Su visita le espera',
  kept: 'Lo que escribió se conserva. Continúe donde se quedó.',
  continue: 'Continuar su visita',
};

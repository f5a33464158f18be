import type { Worded } from '@foyer/react-ui';

import type { embeddedCopy } from '../../../copy/embedded.ts';

export const embedded: Worded<typeof embeddedCopy> = {
  label: 'Visiter un club',
  waiting: 'Votre visite vous attend',
  kept: 'Ce que vous avez entré est conservé. Reprenez là où vous en étiez.',
  continue: 'Poursuivre votre visite',
};

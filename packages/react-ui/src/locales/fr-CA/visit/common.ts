import type { commonCopy } from '../../../copy/common.ts';
import type { Worded } from '../../../locale/worded.ts';

export const common: Worded<typeof commonCopy> = {
  close: 'Fermer',
  tryAgain: 'Réessayer',
  loadAgain: 'Recharger la page',
  working: 'Un instant…',
  slow: 'C’est plus long que d’habitude. Rien de ce que vous avez saisi n’est perdu.',
  leaveEmpty: 'Laissez ce champ vide',
  labelled: (label, problem) => `${label}\u00A0: ${problem}`,
};

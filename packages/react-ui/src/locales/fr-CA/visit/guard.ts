import type { guardCopy } from '../../../copy/guard.ts';
import type { Worded } from '../../../locale/worded.ts';

export const guard: Worded<typeof guardCopy> = {
  exit: 'Quitter',
  back: 'Retour',
  backWhere: 'à vos coordonnées',
  exitTitle: 'Quitter cette page?',
  exitText: 'Ce que vous avez saisi ici sera effacé de cet appareil.',
  corporateExitText: 'Votre progression ne sera pas conservée.',
  stay: 'Rester',
  leave: 'Quitter',
  stayTitle: 'Êtes-vous toujours là?',
  stayText: 'Pour protéger vos renseignements, nous les effacerons dans deux minutes.',
  clear: 'Effacer maintenant',
};

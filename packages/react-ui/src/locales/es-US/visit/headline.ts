import type { headlineCopy } from '../../../copy/default-headline.ts';
import type { Worded } from '../../../locale/worded.ts';

export const headline: Worded<typeof headlineCopy> = {
  eyebrow: 'Visite un club',
  title: 'Venga a conocerlo en persona',
  subCopy: 'Déjenos sus datos y elija una hora. Le recibimos en la entrada y le mostramos el club.',
};

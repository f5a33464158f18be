import type { headlineCopy } from '../../../copy/default-headline.ts';
import type { Worded } from '../../../locale/worded.ts';

export const headline: Worded<typeof headlineCopy> = {
  eyebrow: 'Visiter un club',
  title: 'Venez voir par vous-même',
  subCopy:
    'Laissez vos coordonnées et choisissez une heure. On vous accueille à l’entrée et on vous fait visiter.',
};

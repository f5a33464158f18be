import type { headlineMoreCopy } from '../../../copy/headline-more.ts';
import type { Worded } from '../../../locale/worded.ts';

export const headlineMore: Worded<typeof headlineMoreCopy> = {
  label: 'À quoi ressemble une visite',
  points: [
    {
      title: 'Une demi-heure avec un conseiller',
      text: 'À l’heure qui vous convient. On vous accueille à l’entrée et on vous fait visiter.',
    },
    { title: 'Toutes les salles', text: 'Le plateau, les studios, la piscine, le spa.' },
    { title: 'Sans engagement', text: 'Aucune carte à fournir, rien à signer.' },
  ],
  finePrint: 'La visite est gratuite et ne vous engage à rien.',
};

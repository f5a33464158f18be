import type { Worded } from '@foyer/react-ui';

import type { benefitsCopy } from '../../../copy/benefits.ts';

export const benefits: Worded<typeof benefitsCopy> = {
  title: 'Ce que les membres ont',
  lede: 'Un seul abonnement, toutes les portes. Voici ce pour quoi les membres nous disent rester.',
  list: [
    {
      title: 'Tous les clubs, tous les jours',
      text: 'Entraînez-vous près de chez vous, au travail et en voyage, du petit matin à tard le soir.',
    },
    {
      title: 'Des studios sans supplément',
      text: 'Les cours de yoga, de Pilates, de vélo et de boxe sont compris dans l’abonnement.',
    },
    {
      title: 'L’eau et la chaleur',
      text: 'Piscines, bains de vapeur et saunas dans la plupart des clubs, serviettes dans tous.',
    },
    {
      title: 'Un bon départ, bien entouré',
      text: 'Une première séance avec un entraîneur, qui note où vous voulez en être au printemps.',
    },
  ],
};

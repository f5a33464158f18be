import type { Worded } from '@foyer/react-ui';

import type { termsCopy } from '../../../copy/terms.ts';

export const terms: Worded<typeof termsCopy> = {
  title: 'Conditions',
  lede: 'Courtes, car ceci est une démonstration.',
  parts: [
    {
      title: 'Ce que c’est',
      text: [
        'Foyer Clubs n’existe pas. Les clubs, leurs adresses et leurs heures libres sont inventés, et une visite réservée ici est une ligne dans une base de données : personne n’attend à une porte.',
      ],
    },
    {
      title: 'Ce que serait une visite',
      text: [
        'Une visite est gratuite et ne vous engage à rien. Une visite occupe une heure, que personne d’autre ne peut avoir. Vous pouvez la déplacer ou y renoncer jusqu’à ce qu’elle commence.',
      ],
    },
    {
      title: 'Messages texte',
      text: [
        'Si vous acceptez les messages texte, ils concernent votre visite. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour y mettre fin.',
      ],
    },
    {
      title: 'Le logiciel',
      text: ['Le logiciel est sous licence MIT et vient sans garantie.'],
    },
  ],
};

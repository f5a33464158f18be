import type { Worded } from '@foyer/react-ui';

import type { homeCopy } from '../../../copy/home.ts';

export const home: Worded<typeof homeCopy> = {
  name: 'Entrez',
  title: 'Un bon club se reconnaît dès la porte.',
  lede: 'De la lumière, de l’espace, des gens qui connaissent votre nom et des appareils qui fonctionnent toujours. Venez voir l’un de nos clubs avant de décider quoi que ce soit.',
  visit: 'Visiter un club',
  find: 'En trouver un près de chez vous',
  visitTitle: 'Comment se passe une visite',
  points: [
    {
      title: 'Vous choisissez l’heure',
      text: 'Des heures libres un mois à l’avance, à l’heure du club. Cela prend une minute, sur n’importe quel téléphone.',
    },
    {
      title: 'Quelqu’un vous attend',
      text: 'Un conseiller vous accueille à la porte et vous montre chaque salle en une demi-heure.',
    },
    {
      title: 'Vous ne devez rien',
      text: 'Ni carte, ni contrat, ni appels que vous n’avez pas demandés. Modifiez ou sautez la visite comme il vous plaît.',
    },
  ],
  someClubs: 'Quelques-unes de nos maisons',
  allClubs: 'Tous les clubs',
};

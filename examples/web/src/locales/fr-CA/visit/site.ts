import type { Worded } from '@foyer/react-ui';

import type { siteCopy } from '../../../copy/site.ts';

export const site: Worded<typeof siteCopy> = {
  skip: 'Aller au contenu',
  main: 'Menu principal',
  clubs: 'Clubs',
  benefits: 'Avantages',
  account: 'Compte',
  logIn: 'Connexion',
  more: 'Autres pages',
  visit: 'Visiter un club',
  allClubs: 'Tous les clubs',
  memberBenefits: 'Avantages aux membres',
  giftCards: 'Cartes-cadeaux',
  trialPasses: 'Laissez-passer d’essai',
  feedback: 'Commentaires',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  language: 'Langue',
  changing: 'Changement de langue…',
  changed: 'La page est maintenant en français.',
  note: 'Une démonstration. Les clubs sont inventés, et aucun numéro de téléphone n’y répond.',
  loadIt: 'Charger de nouveau',
  loadPage: 'Charger la page de nouveau',
  toFront: 'Aller à la page d’accueil',
};

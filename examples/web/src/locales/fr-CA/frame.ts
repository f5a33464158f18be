import type { Localized } from '@foyer/react-ui';

import type { footerCopy } from '../../copy/footer.ts';
import type { siteCopy } from '../../copy/site.ts';

const site: Localized<typeof siteCopy> = {
  skip: 'Aller au contenu',
  main: 'Menu principal',
  menu: 'Menu',
  clubs: 'Clubs',
  membership: 'Abonnement',
  classes: 'Cours',
  employers: 'Pour les employeurs',
  account: 'Compte',
  logIn: 'Connexion',
  join: 'S’inscrire',
  book: 'Réserver une visite',
  loadIt: 'Recharger',
  broken: 'Un problème est survenu sur cette page',
  brokenKept:
    'Nous sommes désolés. Ce que vous avez entré est conservé sur cet appareil\u00A0: vous pouvez reprendre là où vous étiez.',
  loadPage: 'Recharger la page',
  toFront: 'Aller à la page d’accueil',
};

const footer: Localized<typeof footerCopy> = {
  more: 'Autres pages',
  visit: 'Visiter',
  book: 'Réserver une visite',
  clubs: 'Tous les clubs',
  trialPasses: 'Laissez-passer d’essai',
  groupVisits: 'Visites de groupe',
  membership: 'Abonnement',
  prices: 'Tarifs',
  benefits: 'Avantages aux membres',
  employers: 'Pour les employeurs',
  giftCards: 'Cartes-cadeaux',
  training: 'Entraînement',
  classes: 'Cours',
  coaches: 'Entraînement privé',
  pilates: 'Pilates sur appareils',
  help: 'Aide',
  account: 'Votre compte',
  feedback: 'Commentaires',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  language: 'Langue',
  changing: 'Changement de langue…',
  changed: 'Cette page est maintenant en français.',
  note: 'Ceci est une démonstration. Les clubs ne sont pas réels, et les numéros de téléphone ne fonctionnent pas.',
};

/** What surrounds every page, in Canadian French. */
export const frame = { 'visit/site': site, 'visit/footer': footer };

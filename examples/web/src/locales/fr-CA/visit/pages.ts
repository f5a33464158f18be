import type { Worded } from '@foyer/react-ui';

import type { pagesCopy } from '../../../copy/pages.ts';

export const pages: Worded<typeof pagesCopy> = {
  clubLoading: 'Chargement du club…',
  tellUs: 'Dites-nous comment c’était',
  offerLoading: 'Chargement de l’offre…',
  noPage: 'Il n’y a pas de page ici',
  noPageLede: 'L’adresse est peut-être mal tapée, ou la page a changé de place.',
  toFront: 'Aller à la page d’accueil',
  seeClubs: 'Voir tous les clubs',
};

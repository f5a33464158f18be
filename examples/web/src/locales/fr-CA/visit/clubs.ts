import type { Worded } from '@foyer/react-ui';

import type { clubsCopy } from '../../../copy/clubs.ts';

export const clubs: Worded<typeof clubsCopy> = {
  name: 'Nos clubs',
  title: 'Trouvez votre club',
  search: 'Chercher par club, ville ou code postal',
  count: (clubs) => (clubs < 2 ? `${clubs} club` : `${clubs} clubs`),
  loading: 'Chargement des clubs…',
  none: 'Aucun club de ce nom ni à cet endroit pour l’instant. Essayez une ville voisine ou moins de lettres.',
  visit: 'Visiter',
  visitWhich: (club) => `Visiter ${club}`,
};

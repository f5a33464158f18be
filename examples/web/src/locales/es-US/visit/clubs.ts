import type { Worded } from '@foyer/react-ui';

import type { clubsCopy } from '../../../copy/clubs.ts';

export const clubs: Worded<typeof clubsCopy> = {
  name: 'Nuestros clubes',
  title: 'Encuentre su club',
  search: 'Busque por club, ciudad o código postal',
  count: (clubs) => (clubs === 1 ? '1 club' : `${clubs} clubes`),
  loading: 'Cargando los clubes…',
  none: 'Todavía no hay ningún club con ese nombre o en ese lugar. Pruebe con una ciudad cercana o con menos letras.',
  visit: 'Visitar',
  visitWhich: (club) => `Visitar ${club}`,
};

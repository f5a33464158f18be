import type { Worded } from '@foyer/react-ui';

import type { pagesCopy } from '../../../copy/pages.ts';

export const pages: Worded<typeof pagesCopy> = {
  clubLoading: 'Cargando el club…',
  tellUs: 'Cuéntenos cómo le fue',
  offerLoading: 'Cargando la oferta…',
  noPage: 'Aquí no hay ninguna página',
  noPageLede: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  toFront: 'Ir a la página de inicio',
  seeClubs: 'Ver todos los clubes',
};

import type { chooserCopy } from '../../../copy/chooser.ts';
import type { Worded } from '../../../locale/worded.ts';
import { plural } from '../../plural.ts';

export const chooser: Worded<typeof chooserCopy> = {
  title: 'Más de 100 clubes en todo el mundo',
  forVisit: 'Elija el club que quiere visitar',
  forJoin: 'Elija el club de su membresía',
  forAny: 'Elija un club',
  search: 'Buscar por club, ciudad o código postal',
  loading: 'Cargando los clubes…',
  current: 'Su club',
  count: (shown, query) => {
    const clubs = `${shown} ${plural('es-US', shown, { one: 'club', other: 'clubes' })}`;
    return query === '' ? clubs : `${clubs} para “${query}”`;
  },
};

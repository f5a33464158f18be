import type { TextsOf } from '../texts-of.ts';
import { plural } from '../plural.ts';

const clubs = (count: number): string =>
  `${count} ${plural('es-US', count, { one: 'club', other: 'clubes' })}`;

export const clubFinder: TextsOf<'visit'>['visit/finder'] = {
  search: 'Buscar por club, ciudad o código postal',
  locate: 'Usar mi ubicación',
  locating: 'Buscando su ubicación…',
  filters: 'Filtros',
  filterNames: {
    pool: 'Piscina',
    kids: 'Club infantil',
    open: 'Abierto ahora',
    corporate: 'Tarifa corporativa',
  },
  filterUnit: (count) => plural('es-US', count, { one: 'club', other: 'clubes' }),
  loading: 'Cargando clubes…',
  headings: {
    near: 'Clubes cerca de usted',
    nearest: 'Los clubes más cercanos',
    matches: (text) => `Clubes para “${text}”`,
    nearMatches: 'Más clubes cerca',
    nearClub: (club) => `${club}, su club`,
    inRegion: (region) => `Clubes en ${region}`,
    all: 'Todos los clubes',
    others: 'Más clubes',
    onMap: 'Clubes en este mapa',
  },
  count: (shown, count) => (shown < count ? `${shown} de ${clubs(count)}` : clubs(count)),
  more: (count) => `Mostrar ${count} más`,
  presale: 'Próxima apertura',
  away: (distance) => `A ${distance}`,
  from: (price) => `Desde ${price} al mes`,
  visit: 'Reservar una visita',
  visitWhich: (club) => `Reservar una visita a ${club}`,
  none: 'No se encontraron clubes',
  noneFor: (text) => `No se encontraron clubes para “${text}”`,
  noneHint: 'Pruebe con una ciudad cercana o una búsqueda más corta.',
  noneFiltered: 'Ningún club de aquí tiene todo lo que eligió.',
  clearFilters: 'Quitar los filtros',
  seeAll: 'Ver todos los clubes',
  map: 'Mapa de los clubes',
  mapHint: 'Las teclas de flecha pasan de un club a otro.',
  mapAreas: 'Área del mapa',
  world: 'Mundo',
  metro: (city) => `Área de ${city}`,
  dot: (club, city) => `${club}, ${city}`,
  cluster: (count, city) => `${clubs(count)} cerca de ${city}. Ampliar.`,
  wholeList: 'Mostrar toda la lista',
};

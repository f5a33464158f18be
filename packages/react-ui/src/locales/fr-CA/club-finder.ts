import type { TextsOf } from '../texts-of.ts';
import { plural } from '../plural.ts';

const clubs = (count: number): string =>
  `${count} ${plural('fr-CA', count, { one: 'club', other: 'clubs' })}`;

export const clubFinder: TextsOf<'visit'>['visit/finder'] = {
  search: 'Rechercher par club, ville ou code postal',
  locate: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  filters: 'Filtres',
  filterNames: {
    pool: 'Piscine',
    kids: 'Club des enfants',
    open: 'Ouvert maintenant',
    corporate: 'Tarif entreprise',
  },
  filterUnit: (count) => plural('fr-CA', count, { one: 'club', other: 'clubs' }),
  loading: 'Chargement des clubs…',
  headings: {
    near: 'Clubs près de vous',
    nearest: 'Les clubs les plus proches',
    matches: (text) => `Clubs pour «\u00A0${text}\u00A0»`,
    nearMatches: 'D’autres clubs à proximité',
    nearClub: (club) => `${club}, votre club`,
    inRegion: (region) => `Clubs\u00A0: ${region}`,
    all: 'Tous les clubs',
    others: 'D’autres clubs',
    onMap: 'Clubs sur cette carte',
  },
  count: (shown, count) => (shown < count ? `${shown} sur ${clubs(count)}` : clubs(count)),
  more: (count) => (count === 1 ? 'Afficher un autre club' : `Afficher ${count} autres clubs`),
  presale: 'Ouverture prochaine',
  away: (distance) => `À ${distance}`,
  from: (price) => `À partir de ${price} par mois`,
  visit: 'Réserver une visite',
  visitWhich: (club) => `Réserver une visite à ${club}`,
  none: 'Aucun club trouvé',
  noneFor: (text) => `Aucun club trouvé pour «\u00A0${text}\u00A0»`,
  noneHint: 'Essayez une ville voisine ou une recherche plus courte.',
  noneFiltered: 'Aucun club ici n’offre tout ce que vous avez choisi.',
  clearFilters: 'Effacer les filtres',
  seeAll: 'Voir tous les clubs',
  map: 'Carte des clubs',
  mapHint: 'Les touches fléchées passent d’un club à l’autre.',
  mapAreas: 'Zone de la carte',
  world: 'Monde',
  metro: (city) => `Région de ${city}`,
  dot: (club, city) => `${club}, ${city}`,
  cluster: (count, city) => `${clubs(count)} autour de ${city}. Agrandir.`,
  wholeList: 'Afficher toute la liste',
};

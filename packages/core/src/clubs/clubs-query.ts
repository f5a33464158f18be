/** What a visitor can narrow the list of clubs down to. */
export const clubFilters = ['pool', 'kids', 'open', 'corporate'] as const;

export type ClubFilter = (typeof clubFilters)[number];

/** How many clubs the list begins with, and grows by. */
export const clubsAtATime = 20;

/** The search and filters of the list of clubs, as its address has them. */
export interface ClubsQuery {
  /** A ZIP code, city or name; `nearMe` for the visitor's position; empty for none. */
  readonly near: string;
  readonly filters: readonly ClubFilter[];
  /** How many clubs are listed at most. */
  readonly shown: number;
}

/** Stands for the visitor's position, which stays out of addresses. */
export const nearMe = 'me';

export const anyClubs: ClubsQuery = { near: '', filters: [], shown: clubsAtATime };

/** As long as a search can be. */
const longestNear = 80;

/** The parameters of an address, such as `URLSearchParams`. */
export interface AddressParameters {
  has(name: string): boolean;
  get(name: string): string | null;
}

/** Reads what an address asks for: `?near=10013&pool&shown=40`. Ignores what it doesn't know. */
export function readClubsQuery(query: AddressParameters): ClubsQuery {
  const pages = Math.ceil(Number(query.get('shown')) / clubsAtATime);
  return {
    near: (query.get('near') ?? '').trim().slice(0, longestNear),
    filters: clubFilters.filter((filter) => query.has(filter)),
    shown: clubsAtATime * (pages >= 1 && pages <= 50 ? pages : 1),
  };
}

/** The address that asks for it. Other parameters, such as a campaign's, stay. */
export function writeClubsQuery(address: string, { near, filters, shown }: ClubsQuery): string {
  const [path = '', text = ''] = address.split('?', 2);
  const own = new Set<string>(['near', 'shown', ...clubFilters]);
  const others = text
    .split('&')
    .filter((pair) => pair !== '' && !own.has(pair.split('=', 1)[0] ?? ''));
  const query = [
    ...(near.trim() === '' ? [] : [`near=${encodeURIComponent(near.trim())}`]),
    ...clubFilters.filter((filter) => filters.includes(filter)),
    ...(shown === clubsAtATime ? [] : [`shown=${shown}`]),
    ...others,
  ].join('&');
  return query === '' ? path : `${path}?${query}`;
}

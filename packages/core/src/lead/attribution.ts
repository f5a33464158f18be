/** What brought a visitor: the first and the last link, ad or site that led to the chain. */
import * as z from 'zod/mini';

import { instantText, readInstantMs } from '../kernel/temporal.ts';
import type { Clock, KeyValueStore } from '../kernel/platform.port.ts';
import type { ConsentSettings } from './consents.ts';

/** One arrival from outside. */
export interface Touch {
  /** ISO instant. */
  readonly at: string;
  /** The first page, without its query. */
  readonly page: string;
  /** The site that linked here; null if none is known. */
  readonly referrer: string | null;
  /** The site in which the flow is embedded; null on the chain's own. */
  readonly embeddedIn: string | null;
  /** Campaign parameters and click ids of the address: `{ utm_source: 'newsletter' }`. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Attribution {
  readonly first: Touch;
  /** The latest arrival from a link, an ad or another site. A direct visit doesn't replace it. */
  readonly last: Touch;
}

/** Limited in size, because it comes from addresses that anyone can write. */
const text = z.string().check(z.maxLength(200));
const touchSchema = z.object({
  at: text,
  page: text,
  referrer: z.nullable(text),
  embeddedIn: z.nullable(text),
  parameters: z.record(text, text),
});
const attributionSchema = z.object({ first: touchSchema, last: touchSchema });

/** The click ids of Google, Microsoft, Meta, TikTok, LinkedIn and X. */
const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'ttclid',
  'li_fat_id',
  'twclid',
];

/** How long a visit is credited to what brought the visitor. */
const creditedDays = 90;

export interface PageArrival {
  /** The page's full address. */
  readonly address: string;
  /** The address of the page that linked here; empty if unknown. */
  readonly referrer: string;
  /** The host page's site if the flow is embedded in it; null on the chain's own. */
  readonly embeddedIn: string | null;
}

/** The arrival as a touch, at an ISO instant. Keeps campaign parameters only, as others may name the visitor. */
export function touchOf({ address, referrer, embeddedIn }: PageArrival, at: string): Touch {
  const { origin, pathname, searchParams } = new URL(address);
  const parameters = [...searchParams]
    .filter(([name]) => name.startsWith('utm_') || clickIds.includes(name))
    .slice(0, 12)
    .map(([name, value]) => [cut(name), cut(value)] as const);
  return {
    at,
    page: cut(origin + pathname),
    referrer: siteOf(referrer),
    embeddedIn: embeddedIn === null ? null : cut(embeddedIn),
    parameters: Object.fromEntries(parameters),
  };
}

/**
 * Adds a touch. A page of one of the chain's own sites and a direct visit keep what is known. What is older than 90 days
 * is forgotten.
 */
export function withTouch(
  known: Attribution | null,
  touch: Touch,
  ownSites: readonly string[],
): Attribution {
  const isCurrent = known !== null && daysBetween(known.last.at, touch.at) <= creditedDays;
  if (!isCurrent) return { first: touch, last: touch };
  const isFromOutside = touch.referrer !== null && !ownSites.includes(touch.referrer);
  const isCampaign = Object.keys(touch.parameters).length > 0;
  if (!isFromOutside && !isCampaign) return known;
  return isSame(known.last, touch) ? known : { ...known, last: touch };
}

/**
 * Whether the law lets a chain keep what brought the visitor. `choice` is their answer in the chain's cookie banner; null
 * if they gave none. In an opt-in country, or an unknown one, only a yes allows it; elsewhere, anything but a no.
 */
export function mayAttribute(
  choice: boolean | null,
  country: string | null,
  optInCountries: readonly string[],
): boolean {
  if (choice !== null) return choice;
  return country !== null && !optInCountries.includes(country);
}

/** The countries where the newsletter, and storing how a visitor arrived, need consent first. */
export function askedCountries({
  jurisdictions,
}: Pick<ConsentSettings, 'jurisdictions'>): readonly string[] {
  return jurisdictions.flatMap(({ countries, asks }) => (asks ? countries : []));
}

export interface AttributionOptions {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** Asked each time, because the visitor may answer the banner later. */
  readonly isAllowed: () => boolean;
  /** The chain's own sites and its payment page, as origins. */
  readonly ownSites: readonly string[];
}

export const attributionStorageKey = 'foyer.attribution';

/** Removed from the address once it has been read. */
export const handoverParameter = 'foyer_attribution';

/** Keeps what brought the visitor, on this device. Forgets it as soon as that isn't allowed. */
export class AttributionKeeper {
  readonly #options: AttributionOptions;
  /** The arrival on this page load, or the one handed over, until the visitor consents to storing it. */
  #arrival: Touch | Attribution | null = null;

  constructor(options: AttributionOptions) {
    this.#options = options;
  }

  /** Call it once per page load. A flow embedded elsewhere may hand over what it knows, in the address. */
  arrive(arrival: PageArrival): void {
    const { clock } = this.#options;
    const handed = new URL(arrival.address).searchParams.get(handoverParameter);
    this.#arrival = readAttribution(handed ?? '') ?? touchOf(arrival, instantText(clock.now()));
    this.current();
  }

  /** The path of a page on the chain's site, with what is known. */
  handOver(path: string): string {
    const attribution = this.current();
    if (attribution === null) return path;
    const value = encodeURIComponent(JSON.stringify(attribution));
    return `${path}${path.includes('?') ? '&' : '?'}${handoverParameter}=${value}`;
  }

  /** What is known and allowed; otherwise null. */
  current(): Attribution | null {
    const { store, isAllowed, ownSites } = this.#options;
    if (!isAllowed()) {
      store.remove(attributionStorageKey);
      return null;
    }
    const known = this.#read();
    const arrival = this.#arrival;
    if (arrival === null) return known;
    const attribution = 'first' in arrival ? arrival : withTouch(known, arrival, ownSites);
    // Without storage, the leads of this page load still have it.
    if (this.#write(attribution)) this.#arrival = null;
    return attribution;
  }

  #read(): Attribution | null {
    return readAttribution(this.#options.store.read(attributionStorageKey) ?? '');
  }

  #write(attribution: Attribution): boolean {
    return this.#options.store.write(attributionStorageKey, JSON.stringify(attribution)).ok;
  }
}

/** Parses an attribution from JSON; null if it's invalid. */
export function readAttribution(json: string): Attribution | null {
  try {
    const read = attributionSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function isSame(one: Touch, other: Touch): boolean {
  return JSON.stringify({ ...one, at: '' }) === JSON.stringify({ ...other, at: '' });
}

function daysBetween(earlier: string, later: string): number {
  const [from, to] = [readInstantMs(earlier), readInstantMs(later)];
  return from === null || to === null ? Infinity : (to - from) / 86_400_000;
}

function siteOf(address: string): string | null {
  const site = /^https?:\/\/[^/?#]+/.exec(address)?.[0];
  return site === undefined ? null : cut(site);
}

function cut(value: string): string {
  return value.slice(0, 200);
}

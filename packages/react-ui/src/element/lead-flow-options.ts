import type { LeadFlowSettings } from '@foyer/core';

/** The options of the flow, read from the element's attributes. */
export interface LeadFlowOptions {
  /** The origin of the API with an optional path prefix, without a trailing slash. */
  readonly api: string;
  /**
   * The origin of the chain's site with an optional path prefix, without a trailing slash. Joining and links lead
   * there.
   */
  readonly site: string;
  /**
   * Separates the saved state of this flow from other flows on the page. With an empty name, all elements share one
   * flow.
   */
  readonly name: string;
  /** The initial club, unchecked. */
  readonly facilityId: string | null;
  /** The id of the member who referred the visitor, unchecked. */
  readonly referringId: string | null;
  /** A preset region, or any other value to ask the browser for its position. */
  readonly location: string | null;
  readonly intent: LeadFlowSettings['intent'];
  readonly variant: LeadFlowSettings['variant'];
  readonly source: 'page' | 'popup';
  readonly campaign: string | null;
  /** Asks for the zip code instead of the company email. */
  readonly zipCode: boolean;
  /** Offers guided workouts at clubs that have them. */
  readonly guided: boolean;
  /** A booking box at most 420 px wide: no headline, no picture. */
  readonly compact: boolean;
  /** The same in a dialog, which opens from what is between the element's tags. */
  readonly popup: boolean;
  /** The ISO 3166-1 alpha-2 code of the visitor's country, if the host knows it. */
  readonly country: string | null;
  /** The URL that the lead is attributed to; null for the host page's own URL. */
  readonly sourceUrl: string | null;
  /** The provider's name in messages. */
  readonly product: string;
  /** The BCP 47 language of the flow; null for the language of the host page. */
  readonly locale: string | null;
}

export interface ReadOptions {
  readonly options: LeadFlowOptions;
  /** Invalid attributes, one message each, for the host page's developer. */
  readonly problems: readonly string[];
}

export const leadFlowAttributes = [
  'api',
  'site',
  'name',
  'facility-id',
  'referring-id',
  'location',
  'intent',
  'variant',
  'source',
  'campaign',
  'zip-code',
  'guided',
  'compact',
  'popup',
  'country',
  'source-url',
  'product',
  'locale',
] as const;

type Attribute = (typeof leadFlowAttributes)[number];

/**
 * Reads the element's attributes. Invalid values are treated as missing and reported in `problems`. `origin` is the
 * origin of the script, the default for the API and the site.
 */
export function readLeadFlowOptions(
  attribute: (name: Attribute) => string | null,
  origin: string,
): ReadOptions {
  const problems: string[] = [];
  const refuse = (name: Attribute, value: string, wanted: string): null => {
    problems.push(`${name}="${value}" is left out: ${wanted}.`);
    return null;
  };
  const text = (name: Attribute): string | null => attribute(name)?.trim() || null;
  const matching = (name: Attribute, pattern: RegExp, wanted: string): string | null => {
    const value = text(name);
    return value === null || pattern.test(value) ? value : refuse(name, value, wanted);
  };
  const oneOf = <T extends string>(name: Attribute, known: readonly T[]): T | null => {
    const value = text(name);
    const found = known.find((one) => one === value);
    if (value === null || found !== undefined) return found ?? null;
    return refuse(name, value, `it is ${known.map((one) => `"${one}"`).join(' or ')}`);
  };
  const address = (name: Attribute): string | null => {
    const value = text(name);
    if (value === null || isWebAddress(value)) return value?.replace(/\/+$/, '') ?? null;
    return refuse(name, value, 'it is a whole address such as https://www.club.example');
  };
  const isOn = (name: Attribute): boolean => {
    const value = attribute(name);
    if (value === null || value === 'false') return false;
    // Frameworks write `true`; HTML allows an empty value or the attribute's own name.
    if (value !== '' && value !== 'true' && value !== name) {
      refuse(name, value, 'it is on when it is there, and off when it is not');
      return false;
    }
    return true;
  };
  const api = address('api') ?? origin;
  const popup = isOn('popup');
  return {
    options: {
      api,
      site: address('site') ?? api,
      name: matching('name', /^[\w-]{1,40}$/, 'it is letters, digits, - and _') ?? '',
      facilityId: text('facility-id'),
      referringId: text('referring-id'),
      location: text('location'),
      intent: oneOf('intent', ['lead', 'join']),
      variant: oneOf('variant', ['classic', 'guided-steps']) ?? 'guided-steps',
      source: oneOf('source', ['page', 'popup']) ?? (popup ? 'popup' : 'page'),
      campaign: matching('campaign', /^[A-Z0-9_]{1,30}$/, 'it is capitals, digits and _'),
      zipCode: isOn('zip-code'),
      guided: isOn('guided'),
      compact: isOn('compact'),
      popup,
      country:
        matching('country', /^[A-Za-z]{2}$/, 'it is a country of two letters, such as US') ?? null,
      sourceUrl: address('source-url'),
      product: text('product') ?? 'Foyer',
      locale: matching(
        'locale',
        /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/,
        'it is a language such as fr-CA',
      ),
    },
    problems,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

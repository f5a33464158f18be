import type { LeadFlowSettings } from '@foyer/core';

/** What a host page asks of the flow by the element's attributes. EM-01 */
export interface LeadFlowOptions {
  /** Origin, and path prefix if any, of the API; no slash at its end. */
  readonly api: string;
  /** Origin, and path prefix if any, of the chain's site, where joining and the links lead; no slash at its end. */
  readonly site: string;
  /** Keeps what this flow stores apart from other flows of the page; empty: one flow, however many elements show it. */
  readonly name: string;
  /** The club that is chosen at first, unchecked. RT-02 */
  readonly facilityId: string | null;
  /** Who sent the visitor, unchecked. RF-01 */
  readonly referringId: string | null;
  /** A preset region, or anything to ask the browser for the position. RT-12 */
  readonly location: string | null;
  readonly intent: LeadFlowSettings['intent'];
  readonly variant: LeadFlowSettings['variant'];
  readonly source: 'page' | 'popup';
  /** LC-24 */
  readonly campaign: string | null;
  /** LC-02: asks for the zip code instead of the company e-mail. */
  readonly zipCode: boolean;
  /** RT-01: offers guided workouts where the club has them. */
  readonly guided: boolean;
  /** ISO 3166-1 alpha-2 country of the visitor, if the host knows it. */
  readonly country: string | null;
  /** Sent as the page that the lead came from; null: the host page's own address. LC-23 */
  readonly sourceUrl: string | null;
  /** The provider's name, as messages say it. */
  readonly product: string;
  /** BCP 47: the language of the flow; null: the host page's own. ER-01 */
  readonly locale: string | null;
}

export interface ReadOptions {
  readonly options: LeadFlowOptions;
  /** What is wrong with the attributes, a line each for the host page's developer. */
  readonly problems: readonly string[];
}

/** Every attribute that the element reads. */
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
  'country',
  'source-url',
  'product',
  'locale',
] as const;

type Attribute = (typeof leadFlowAttributes)[number];

/**
 * Reads the element's attributes. A value that can't be used is left out, as if the attribute were not there, and is
 * one of the problems. `origin` is where the script came from: the API and the site, unless the attributes say otherwise.
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
    // Frameworks write `true`, HTML nothing or the attribute's own name.
    if (value !== '' && value !== 'true' && value !== name) {
      refuse(name, value, 'it is on when it is there, and off when it is not');
      return false;
    }
    return true;
  };
  const api = address('api') ?? origin;
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
      source: oneOf('source', ['page', 'popup']) ?? 'page',
      campaign: matching('campaign', /^[A-Z0-9_]{1,30}$/, 'it is capitals, digits and _'),
      zipCode: isOn('zip-code'),
      guided: isOn('guided'),
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

import { defaultLeadFlowSettings, type KeyValueStore, type LeadFlowSettings } from '@foyer/core';
import type { Experiments } from '@foyer/core/kernel';

/** Session storage key for how far ahead the page's clock is set, in ms, for testing. */
export const clockShiftKey = 'foyer.clock-shift';

const variants: readonly LeadFlowSettings['variant'][] = ['classic', 'guided-steps'];
const intents: readonly LeadFlowSettings['intent'][] = ['lead', 'join'];

/** What was set in this tab, which overrides the experiments. */
export interface Switches {
  readonly variant: LeadFlowSettings['variant'] | null;
  readonly intent: LeadFlowSettings['intent'];
  /** Arms by flag: `on`, `off`, or a text. */
  readonly flags: ReadonlyMap<string, string>;
}

/**
 * `?variant=`, `?intent=` and `?experiment=flag:arm,flag` apply to the tab (a flag alone means on); an empty or unknown
 * value resets. `query` begins with `?` or is empty.
 */
export function readSwitches(query: string, tab: KeyValueStore): Switches {
  const asked = new URLSearchParams(query);
  const chosen = (name: string): string => {
    const key = `foyer.${name}`;
    const given = asked.get(name);
    // Without storage the setting lasts until the page reloads.
    if (given !== null) tab.write(key, given).unwrapOr(undefined);
    return given ?? tab.read(key) ?? '';
  };
  return {
    variant: among(variants, chosen('variant')),
    intent: among(intents, chosen('intent')),
    flags: new Map(
      chosen('experiment')
        .split(',')
        .map((pair) => {
          const [flag = '', arm = 'on'] = pair.split(':');
          return [flag, arm];
        }),
    ),
  };
}

/**
 * The site's settings: what was set explicitly, otherwise the visitor's arms of running experiments, otherwise the
 * defaults.
 */
export function siteSettings(
  { variant, intent, flags: switched }: Switches,
  experiments: Experiments | null = null,
): LeadFlowSettings {
  const { outreach } = defaultLeadFlowSettings;
  const text = (flag: string): string => switched.get(flag) ?? experiments?.text(flag, '') ?? '';
  const isOn = (flag: string): boolean => {
    const arm = switched.get(flag);
    return arm === undefined ? experiments?.isOn(flag, false) === true : arm === 'on';
  };
  const campaign = text(flags.campaign);
  return {
    ...defaultLeadFlowSettings,
    nameRule: 'inclusive',
    phoneRule: 'international',
    variant: variant ?? among(variants, text(flags.variant)) ?? defaultLeadFlowSettings.variant,
    intent,
    noTimes: 'offer-nearby',
    guests: true,
    asksZipCode: isOn(flags.zipCode),
    order: isOn(flags.timesFirst) ? 'times-first' : 'details-first',
    // It becomes part of a code that marketing uses, so an address can't put arbitrary text there.
    outreach: { ...outreach, campaign: /^\w{1,20}$/.test(campaign) ? campaign : null },
  };
}

function among<Value extends string | null>(known: readonly Value[], text: string): Value | null {
  return known.find((one) => one === text) ?? null;
}

/**
 * The domain of the site's cookies, read from the delivered page: `<meta name="foyer-cookie-domain"
 * content="example.com">`. Without it, cookies are for the page's host alone.
 */
export function cookieDomain(page: Pick<Document, 'querySelector'>): { readonly domain?: string } {
  const domain = page.querySelector<HTMLMetaElement>('meta[name=foyer-cookie-domain]')?.content;
  return domain === undefined ? {} : { domain };
}

/** The flags of this site, as their provider names them. */
export const flags = {
  /** When on, a required zip code replaces the company email. */
  zipCode: 'zip-code-instead-of-company-email',
  /** The campaign in the join code; empty for none. */
  campaign: 'join-code-campaign',
  /** When on, visitors choose a time before they leave their details. */
  timesFirst: 'times-first',
  variant: 'variant',
} as const;

/** A window event that makes the page frame, which doesn't use the session, read the cookie again. */
export const sessionChanged = 'foyer-session-changed';

/** True for the host name of a page that only this machine can reach. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

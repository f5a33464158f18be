import { defaultLeadFlowSettings, type KeyValueStore, type LeadFlowSettings } from '@foyer/core';

/** What can be switched in the running site. LC-05, LC-22 */
const switches = {
  variant: ['classic', 'guided-steps'],
  intent: ['lead', 'join'],
} as const;

/**
 * The site's settings; `?variant=` and `?intent=` in the address switch them for the tab, an empty or unknown value
 * switches back. `query` begins with `?` or is empty.
 */
export function siteSettings(query: string, tab: KeyValueStore): LeadFlowSettings {
  const asked = new URLSearchParams(query);
  const chosen = <T extends string>(name: keyof typeof switches, known: readonly T[]): T | null => {
    const key = `foyer.${name}`;
    const given = asked.get(name);
    // Where the tab keeps nothing, the switch lasts until the page is loaded anew.
    if (given !== null) tab.write(key, given).unwrapOr(undefined);
    const value = given ?? tab.read(key);
    return known.find((one) => one === value) ?? null;
  };
  const { variant } = defaultLeadFlowSettings;
  return {
    ...defaultLeadFlowSettings,
    variant: chosen('variant', switches.variant) ?? variant,
    intent: chosen('intent', switches.intent),
  };
}

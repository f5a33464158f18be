import type { KeyValueStore } from '@foyer/core';

import { flags } from '../experiments/flags.ts';
import { clockShiftKey, readSwitches } from '../site-settings.ts';

/** The settings of the development panel; an empty text means the default. */
export interface TabSwitches {
  readonly variant: string;
  readonly intent: string;
  /** `on` or `off`. */
  readonly zipCode: string;
  readonly campaign: string;
  /** In ms ahead. */
  readonly clockShift: string;
}

/** This tab's current settings; all defaults without storage. */
export function switchedNow(tab: KeyValueStore | null): TabSwitches {
  const switches = tab && readSwitches('', tab);
  return {
    variant: switches?.variant ?? '',
    intent: switches?.intent ?? '',
    zipCode: switches?.flags.get(flags.zipCode) ?? '',
    campaign: switches?.flags.get(flags.campaign) ?? '',
    clockShift: tab?.read(clockShiftKey) ?? '',
  };
}

/** Stores the settings for the tab; false when storage fails. */
export function applySwitches(tab: KeyValueStore, switches: TabSwitches): boolean {
  const { variant, intent, zipCode, campaign, clockShift } = switches;
  const experiment = [
    ...(zipCode === '' ? [] : [`${flags.zipCode}:${zipCode}`]),
    ...(campaign === '' ? [] : [`${flags.campaign}:${campaign}`]),
  ].join(',');
  return [
    tab.write('foyer.variant', variant),
    tab.write('foyer.intent', intent),
    tab.write('foyer.experiment', experiment),
    tab.write(clockShiftKey, clockShift),
  ].every(({ ok }) => ok);
}

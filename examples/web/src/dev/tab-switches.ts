import type { KeyValueStore } from '@foyer/core';

import { flags } from '../experiments/flags.ts';
import { clockShiftKey, readSwitches } from '../site-settings.ts';

/** What the development panel switches; empty texts switch nothing. */
export interface TabSwitches {
  readonly variant: string;
  readonly intent: string;
  /** `on` or `off`. */
  readonly zipCode: string;
  readonly campaign: string;
  /** Milliseconds ahead. */
  readonly clockShift: string;
}

/** What is switched in this tab; all switched back without one. */
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

/** Keeps them for the tab; false where it keeps nothing. */
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

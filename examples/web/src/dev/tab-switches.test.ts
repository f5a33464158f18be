import { FakeKeyValueStore } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { readSwitches, siteSettings } from '../site-settings.ts';
import { applySwitches, switchedNow } from './dev-tools.tsx';

describe('the settings of the developer tools', () => {
  const switches = {
    variant: 'classic',
    intent: 'join',
    zipCode: 'on',
    campaign: 'SPRING',
    clockShift: '800000',
  };

  it('LC-02 LC-05 LC-22 LC-24 apply to the tab', () => {
    const tab = new FakeKeyValueStore();
    expect(applySwitches(tab, switches)).toBe(true);
    expect(switchedNow(tab)).toEqual(switches);
    expect(siteSettings(readSwitches('', tab))).toMatchObject({
      variant: 'classic',
      intent: 'join',
      asksZipCode: true,
      outreach: { campaign: 'SPRING' },
    });
  });

  it('LC-22 are all reset together', () => {
    const tab = new FakeKeyValueStore();
    applySwitches(tab, switches);
    expect(applySwitches(tab, switchedNow(null))).toBe(true);
    expect(siteSettings(readSwitches('', tab))).toEqual(
      siteSettings(readSwitches('', new FakeKeyValueStore())),
    );
    expect(switchedNow(tab).clockShift).toBe('');
  });

  it('LX-04 report when the tab can’t store them', () => {
    const tab = new FakeKeyValueStore();
    tab.block();
    expect(applySwitches(tab, switches)).toBe(false);
  });
});

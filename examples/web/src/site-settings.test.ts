import { FakeExperiments, FakeKeyValueStore } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { isLoopback, readSwitches, siteSettings } from './site-settings.ts';

const settingsOf = (query: string, tab = new FakeKeyValueStore()) =>
  siteSettings(readSwitches(query, tab));

describe('the site’s settings', () => {
  it('LC-22 LC-05 LC-02 LC-24 default to the newer variant, both intents, and no experiment', () => {
    const { variant, intent, asksZipCode, outreach } = settingsOf('');
    expect([variant, intent, asksZipCode, outreach.campaign]).toEqual([
      'guided-steps',
      null,
      false,
      null,
    ]);
  });

  it('VL-30 accept names of one letter and of every script', () => {
    expect(settingsOf('').nameRule).toBe('inclusive');
  });

  it('LC-22 LC-05 can be set in the address, for the tab', () => {
    const tab = new FakeKeyValueStore();
    const switched = { variant: 'classic', intent: 'join' };
    expect(settingsOf('?variant=classic&intent=join', tab)).toMatchObject(switched);
    expect(settingsOf('?facilityId=101', tab)).toMatchObject(switched);
  });

  it('are reset by an empty or unknown value', () => {
    const tab = new FakeKeyValueStore();
    settingsOf('?variant=classic&intent=lead&experiment=zip-code-instead-of-company-email:on', tab);
    const back = { variant: 'guided-steps', intent: null, asksZipCode: false };
    expect(settingsOf('?variant=baroque&intent=&experiment=', tab)).toMatchObject(back);
    expect(settingsOf('', tab)).toMatchObject(back);
  });

  it('LC-02 LC-24 AN-04 set an experiment by name and arm, for the tab', () => {
    const tab = new FakeKeyValueStore();
    const query =
      '?experiment=zip-code-instead-of-company-email,join-code-campaign:SPRING,variant:classic';
    for (const address of [query, '']) {
      expect(settingsOf(address, tab)).toMatchObject({
        asksZipCode: true,
        variant: 'classic',
        outreach: { campaign: 'SPRING' },
      });
    }
  });

  it.each(['', 'A B', 'x'.repeat(21), '<b>', 'ada@mail.example'])(
    'LC-24 ignore a campaign that is invalid in a code: %j',
    (campaign) => {
      const query = `?experiment=${encodeURIComponent(`join-code-campaign:${campaign}`)}`;
      expect(settingsOf(query).outreach.campaign).toBeNull();
    },
  );

  it.each([
    '?experiment=:::,,',
    '?experiment=%',
    '?experiment=constructor:on',
    '?variant=toString',
  ])('use the defaults for an address without known settings: %s', (query) => {
    expect(settingsOf(query)).toEqual(settingsOf(''));
  });
});

describe('the site’s experiments', () => {
  function running(): FakeExperiments {
    const experiments = new FakeExperiments();
    experiments.set('zip-code-instead-of-company-email', true);
    experiments.set('times-first', true);
    experiments.set('join-code-campaign', 'SPRING');
    experiments.set('variant', 'classic');
    return experiments;
  }

  it('AN-04 LC-02 LC-24 LC-22 VL-26 assign the visitor’s arms', () => {
    const switches = readSwitches('', new FakeKeyValueStore());
    expect(siteSettings(switches, running())).toMatchObject({
      asksZipCode: true,
      order: 'times-first',
      variant: 'classic',
      outreach: { campaign: 'SPRING' },
    });
  });

  it('AN-04 don’t override explicit settings', () => {
    const query =
      '?variant=guided-steps&experiment=zip-code-instead-of-company-email:off,join-code-campaign:';
    const switches = readSwitches(query, new FakeKeyValueStore());
    expect(siteSettings(switches, running())).toMatchObject({
      asksZipCode: false,
      variant: 'guided-steps',
      outreach: { campaign: null },
    });
  });
});

describe('the developer tools', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
    'LC-22 are part of the site at %s, which only this machine can reach',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(true);
    },
  );

  it.each(['www.club.example', 'localhost.club.example', '127.0.0.1.club.example', '[::2]', ''])(
    'LC-22 are not part of the site at “%s”',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(false);
    },
  );
});

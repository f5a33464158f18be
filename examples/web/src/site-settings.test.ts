import { FakeKeyValueStore } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { siteSettings } from './site-settings.ts';

describe("the site's switches", () => {
  it('LC-22 LC-05 stand at the newer variant and at both ways on', () => {
    const { variant, intent } = siteSettings('', new FakeKeyValueStore());
    expect([variant, intent]).toEqual(['guided-steps', null]);
  });

  it('LC-22 LC-05 are thrown by the address, and stay thrown for the tab', () => {
    const tab = new FakeKeyValueStore();
    expect(siteSettings('?variant=classic&intent=join', tab)).toMatchObject({
      variant: 'classic',
      intent: 'join',
    });
    expect(siteSettings('?facilityId=101', tab)).toMatchObject({
      variant: 'classic',
      intent: 'join',
    });
  });

  it('are thrown back by an empty or unknown value', () => {
    const tab = new FakeKeyValueStore();
    siteSettings('?variant=classic&intent=lead', tab);
    expect(siteSettings('?variant=baroque&intent=', tab)).toMatchObject({
      variant: 'guided-steps',
      intent: null,
    });
    expect(siteSettings('', tab)).toMatchObject({ variant: 'guided-steps', intent: null });
  });
});

import { describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell, findWindowlessChromium } from './chromium.mjs';

describe('the Chromium that tests use', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findChromium(env, () => true)).toBe('/opt/mine');
  });

  it('is none when CHROMIUM_PATH names nothing, rather than some other one', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findChromium(env, (path) => path !== '/opt/mine')).toBeNull();
  });

  it('is found on the PATH, then in the usual places', () => {
    expect(findChromium({ PATH: '/somewhere' }, () => true)).toBe('/somewhere/chromium');
    expect(findChromium({ PATH: '' }, (path) => path === '/usr/bin/google-chrome')).toBe(
      '/usr/bin/google-chrome',
    );
  });

  it('is none on a machine without one', () => {
    expect(findChromium({ PATH: '/usr/bin' }, () => false)).toBeNull();
  });
});

describe('the Chromium for pages that nobody looks at', () => {
  it('is the one without a window, where there is one', () => {
    const env = { PATH: '/somewhere' };
    expect(findHeadlessShell(env, () => true)).toBe('/somewhere/chromium-headless-shell');
    expect(findWindowlessChromium(env, () => true)).toBe('/somewhere/chromium-headless-shell');
  });

  it('is any other where there is none', () => {
    const hasNone = (path) => !path.endsWith('headless-shell');
    expect(findHeadlessShell({ PATH: '' }, hasNone)).toBeNull();
    expect(findWindowlessChromium({ PATH: '' }, hasNone)).toBe('/usr/bin/chromium');
  });

  it('is the one that CHROMIUM_PATH names, whatever else there is', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findWindowlessChromium(env, () => true)).toBe('/opt/mine');
    expect(findWindowlessChromium(env, (path) => path !== '/opt/mine')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

const everything = () => true;

describe('the Chromium for the tests', () => {
  it('is the one named by CHROMIUM_PATH, whatever else is installed', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findChromium({ env, exists: everything })).toBe('/opt/mine');
    expect(findChromium({ env, exists: (path) => path !== '/opt/mine' })).toBeNull();
  });

  it('is the system’s headless shell, unless a visible window is needed', () => {
    const env = { PATH: '/somewhere' };
    expect(findChromium({ env, exists: everything })).toBe('/somewhere/chromium-headless-shell');
    expect(findChromium({ env, exists: everything, headed: true })).toBe('/somewhere/chromium');
  });

  it('is found in the usual places without a PATH', () => {
    const exists = (path) => path === '/usr/bin/google-chrome';
    expect(findChromium({ env: { PATH: '' }, exists })).toBe('/usr/bin/google-chrome');
  });

  it('is null on a machine without one', () => {
    expect(findChromium({ env: { PATH: '/usr/bin' }, exists: () => false })).toBeNull();
  });
});

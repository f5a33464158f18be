import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

const everything = () => true;

describe('the Chromium that tests use', () => {
  it('is the one that CHROMIUM_PATH names, whatever else is installed', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findChromium({ env, exists: everything })).toBe('/opt/mine');
    expect(findChromium({ env, exists: (path) => path !== '/opt/mine' })).toBeNull();
  });

  it('is the headless shell where the system has it, unless someone wants to watch', () => {
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

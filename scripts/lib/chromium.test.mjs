import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findChromium, provideChromium } from './chromium.mjs';

const everything = () => true;

describe('the Chromium for the tests', () => {
  it('is the one named by CHROMIUM_PATH, whatever else is installed', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(findChromium({ env, works: everything })).toBe('/opt/mine');
    expect(findChromium({ env, works: (path) => path !== '/opt/mine' })).toBeNull();
  });

  it('is the system’s headless shell, unless a visible window is needed', () => {
    const env = { PATH: '/somewhere' };
    expect(findChromium({ env, works: everything })).toBe('/somewhere/chromium-headless-shell');
    expect(findChromium({ env, works: everything, headed: true })).toBe('/somewhere/chromium');
  });

  it('is found in the usual places without a PATH', () => {
    const works = (path) => path === '/usr/bin/google-chrome';
    expect(findChromium({ env: { PATH: '' }, works })).toBe('/usr/bin/google-chrome');
  });

  it('is one that starts, whatever else has its name', () => {
    const folders = ['false', 'true'].map((program) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-chromium-'));
      symlinkSync(`/bin/${program}`, join(folder, 'chromium'));
      return folder;
    });
    const env = { PATH: folders.join(delimiter) };
    expect(findChromium({ env, headed: true })).toBe(join(folders[1], 'chromium'));
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('is not looked for elsewhere when CHROMIUM_PATH names none, and npm test says so', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/missing');
    await expect(provideChromium(() => {})).rejects.toThrow(
      'There is no Chromium that starts at CHROMIUM_PATH=/missing.',
    );
    vi.unstubAllEnvs();
  });

  it('is null on a machine without one', () => {
    expect(findChromium({ env: { PATH: '/usr/bin' }, works: () => false })).toBeNull();
  });
});

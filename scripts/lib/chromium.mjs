import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** What to do when there is no browser, in one line. */
export const howToGetChromium =
  'No Chromium found. Get one: `apt-get install chromium`, or `npx playwright install chromium`, or set CHROMIUM_PATH=/path/to/chromium.';

/** Flags for a Chromium that tests drive: root and containers need the first two, the rest keep it off the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * The Chromium that tests use: CHROMIUM_PATH, else one that the system has, else Playwright's own.
 * @returns {string | null} its path; null when there is none, or when CHROMIUM_PATH names nothing.
 */
export function findChromium(env = process.env, exists = existsSync) {
  const named = env.CHROMIUM_PATH;
  if (named) return exists(named) ? named : null;
  return [...systemPaths(env), playwrightsOwn()].find((path) => path && exists(path)) ?? null;
}

/**
 * The Chromium for tests that open many pages which nobody looks at: `findHeadlessShell`'s, which opens a page at half the
 * cost, else `findChromium`'s.
 * @returns {string | null}
 */
export function findWindowlessChromium(env = process.env, exists = existsSync) {
  const isNamed = Boolean(env.CHROMIUM_PATH);
  return (isNamed ? null : findHeadlessShell(env, exists)) ?? findChromium(env, exists);
}

/** The same engine without a window around it, where the system has that; null where it does not. */
export function findHeadlessShell(env = process.env, exists = existsSync) {
  return commandPaths(env, ['chromium-headless-shell']).find((path) => exists(path)) ?? null;
}

function systemPaths(env) {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
    ]);
  return [
    ...commandPaths(env, names),
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows,
  ];
}

/** Where commands of these names may stand, those on the PATH first. */
function commandPaths(env, names) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return null; // Playwright is not installed, or knows no build for this platform
  }
}

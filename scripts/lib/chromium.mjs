import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** A one-line hint for a machine without a browser. */
export const noChromium =
  'No Chromium found. Install one (`apt-get install chromium`, or `npx playwright install chromium`), or set CHROMIUM_PATH=/path/to/chromium.';

/** Flags for a Chromium in tests. The first two are for root and containers; the others keep it off the network. */
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
 * Finds the Chromium for the tests: CHROMIUM_PATH, else the system's, else Playwright's, else the one that
 * `npm test` downloaded. Prefers the headless shell, because it opens pages at half the cost of the full browser.
 * @param {{ headed?: boolean, env?: Record<string, string | undefined>, exists?: (path: string) => boolean }}
 * [options]
 *   `headed`: finds one with a visible window.
 * @returns {string | null} its path; null when there is none, or when CHROMIUM_PATH names a missing file.
 */
export function findChromium({ headed = false, env = process.env, exists = existsSync } = {}) {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const candidates = [
    ...(headed ? [] : onPath(env, ['chromium-headless-shell'])),
    ...onPath(env, ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']),
    ...wellKnownPlaces(env),
    playwrightsOwn(),
    downloadedChromium,
  ];
  return candidates.find((path) => path && exists(path)) ?? null;
}

/** True if the program starts: a downloaded browser may lack system libraries. */
export function starts(chromium) {
  return spawnSync(chromium, ['--version'], { timeout: 20_000 }).status === 0;
}

const downloadFolder = join(import.meta.dirname, '..', '..', '.foyer', 'chromium');
/** Where `npm test` stores the Chromium from an npm package. */
export const downloadedChromium = join(downloadFolder, 'start');

/** Possible paths of commands with these names, starting with the PATH. */
function onPath(env, names) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function wellKnownPlaces(env) {
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
    ]);
  return [
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows,
  ];
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return null; // Playwright isn't installed, or has no build for this platform.
  }
}

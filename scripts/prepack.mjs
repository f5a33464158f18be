// The `prepack` of the published packages. Only pnpm replaces `workspace:` ranges and applies `publishConfig`; packed
// by anything else, a package couldn't be installed. Then leaves out tests and whatever the arguments name.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const { name, files } = JSON.parse(readFileSync('package.json', 'utf8'));
if (process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  // pnpm compares every file with every file that a `!` pattern in `files` matches: 15 s for a package.
  const leftOut = ['*.test.*', '*.fixture.*', '*.tsbuildinfo', ...process.argv.slice(2)];
  for (const folder of ['dist', 'src', 'testing']) {
    if (files.includes(folder) && existsSync(folder)) {
      writeFileSync(`${folder}/.npmignore`, `${leftOut.join('\n')}\n`);
    }
  }
} else {
  console.error(`Pack and publish ${name} with pnpm: pnpm release.`);
  process.exitCode = 1;
}

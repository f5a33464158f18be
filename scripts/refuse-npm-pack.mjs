// The `prepack` of the published packages. Only pnpm replaces `workspace:` ranges and applies `publishConfig`; packed
// by anything else, a package couldn't be installed.
import { readFileSync } from 'node:fs';

const manifest = readFileSync('package.json', 'utf8');
const needsPnpm = /"workspace:|"source":/.test(manifest);
if (needsPnpm && !process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(`Pack and publish ${JSON.parse(manifest).name} with pnpm: pnpm release.`);
  process.exitCode = 1;
}

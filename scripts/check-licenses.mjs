// Part of `pnpm check`: everything that is shipped has a license that lets anyone use it. Tools for development aren't
// shipped.
import { execFileSync } from 'node:child_process';
import { refusedLicenses } from './lib/licenses.mjs';
import { pnpmCommand, root } from './lib/project.mjs';

const [file, ...args] = [...pnpmCommand(), 'licenses', 'list', '--prod', '--json'];
const found = JSON.parse(execFileSync(file, args, { cwd: root, encoding: 'utf8' }));
const refused = refusedLicenses(found);
for (const line of refused) console.error(line);
console.log(`${Object.values(found).flat().length} packages, ${refused.length} refused.`);
process.exitCode = refused.length > 0 ? 1 : 0;

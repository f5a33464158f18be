/** The command `foyer-replay`. */
import { readFileSync } from 'node:fs';

import { main } from './index.ts';
import { openInMemoryBackEnds } from './play/back-ends.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };
const args = process.argv.slice(2);
const isCommand = ['conform', 'schema'].includes(args[0] ?? '');

await main(isCommand ? args : ['replay', ...args], {
  name: 'foyer-replay',
  version,
  openInMemory: openInMemoryBackEnds,
});

/** The command `foyer-replay`. */
import { readFileSync } from 'node:fs';

import { main } from './index.ts';
import { openInMemoryBackEnds } from './play/back-ends.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

await main(process.argv.slice(2), {
  name: 'foyer-replay',
  version,
  openInMemory: openInMemoryBackEnds,
});

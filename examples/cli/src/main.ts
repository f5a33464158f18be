import { main as replayMain } from '@foyer/replay';

import packageJson from '../package.json' with { type: 'json' };

/** The command `foyer`: the replay on this repository's back ends. */
export function main(args: readonly string[]): Promise<void> {
  return replayMain(args, {
    name: 'pnpm replay',
    version: packageJson.version,
    async openInMemory(options) {
      const { openInMemoryBackEnds } = await import('./play/back-ends.ts');
      return openInMemoryBackEnds(options);
    },
  });
}

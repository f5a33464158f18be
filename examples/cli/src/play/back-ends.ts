import type { Result } from '@foyer/core';
import {
  type BackEnds,
  type InMemoryOptions,
  openInMemoryBackEnds as openInMemory,
} from '@foyer/replay/player';

import { readSeed } from './reference-seed.ts';

/** The in-memory back end with the reference API's data, and the reference API for scenarios that need HTTP. */
export async function openInMemoryBackEnds(
  options: Pick<InMemoryOptions, 'own' | 'wire'> = {},
): Promise<Result<BackEnds, string>> {
  return openInMemory({
    ...options,
    seed: await readSeed(),
    openApi: async () => {
      const { ApiInMemory } = await import('./api-in-memory.ts');
      return new ApiInMemory();
    },
  });
}

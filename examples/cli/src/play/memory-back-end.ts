import { seedChain } from '../chain/seeded-chain.ts';
import { withinProcess } from '../chain/within-process.ts';
import type { ApiInMemory } from './api-in-memory.ts';
import type { BackEnds } from './back-ends.ts';

/**
 * Back ends in this process: the chain by itself for what needs no wire, and the reference API, opened when the first
 * scenario needs it. `overWire` plays all of them through the API. CL-01
 */
export async function openMemoryBackEnds({
  overWire = false,
}: { readonly overWire?: boolean } = {}): Promise<BackEnds> {
  const chain = await seedChain();
  let api: Promise<ApiInMemory> | null = null;
  return {
    chain,
    withoutWire: overWire ? null : withinProcess(chain),
    async use(work) {
      api ??= loadApi();
      return (await api).use(work);
    },
    async close() {
      await (await api)?.close();
    },
  };
}

/** Loaded when it is needed: it takes as long as a thousand scenarios without it. */
async function loadApi(): Promise<ApiInMemory> {
  const { ApiInMemory } = await import('./api-in-memory.ts');
  return new ApiInMemory();
}

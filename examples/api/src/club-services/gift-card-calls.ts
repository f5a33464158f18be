import type { contract } from '@foyer/adapters-http/wire';
import { Ok } from '@foyer/core';

import type { ChainData } from '../chain-data.ts';
import type { CallHandler } from '../serve-call.ts';

export function getGiftCardCatalogue({
  gifts,
}: ChainData): CallHandler<typeof contract.getGiftCardCatalogue> {
  return () => Promise.resolve(Ok(gifts));
}

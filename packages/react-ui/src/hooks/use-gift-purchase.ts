import type { GiftPurchase, GiftPurchaseSnapshot } from '@foyer/core/services';
import { useSyncExternalStore } from 'react';

import { useFoyer } from '../di/foyer-provider.tsx';
import { giftPurchaseOf } from '../di/gift-purchase-module.ts';

export function useGiftPurchase(): {
  readonly flow: GiftPurchase;
  readonly snapshot: GiftPurchaseSnapshot;
} {
  const flow = giftPurchaseOf(useFoyer().container);
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}

import type { CorporateJoin, CorporateJoinSnapshot } from '@foyer/core';
import { useSyncExternalStore } from 'react';

import { useFoyer } from '../di/foyer-provider.tsx';
import { corporateJoinOf } from '../di/corporate-join-module.ts';

export function useCorporateJoin(): {
  readonly flow: CorporateJoin;
  readonly snapshot: CorporateJoinSnapshot;
} {
  const flow = corporateJoinOf(useFoyer().container);
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}

import type { StandardJoin, StandardJoinSnapshot } from '@foyer/core';
import { useSyncExternalStore } from 'react';

import { useFoyer } from '../di/foyer-provider.tsx';
import { standardJoinOf } from '../di/standard-join-module.ts';

export function useStandardJoin(): {
  readonly flow: StandardJoin;
  readonly snapshot: StandardJoinSnapshot;
} {
  const flow = standardJoinOf(useFoyer().container);
  return { flow, snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot) };
}

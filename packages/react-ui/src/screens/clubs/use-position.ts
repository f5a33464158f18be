import { NearbyClubs, noNearbyClubs, type NearbyClubsSnapshot } from '@foyer/core/clubs';
import { createObservable } from '@foyer/core/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../../di/tokens.ts';

export interface VisitorPosition extends Pick<
  NearbyClubsSnapshot,
  'status' | 'position' | 'failure'
> {
  /** Asks the browser for the position, unless one is known. */
  readonly find: () => void;
}

/** The visitor's position. Known immediately, without asking, if they allowed it before and `isWanted`. */
export function useVisitorPosition(isWanted: boolean): VisitorPosition {
  const clubs = useService(classTokens.clubDirectory);
  const clock = useService(portTokens.clock);
  const geolocation = useService(portTokens.geolocation);
  const localStore = useService(portTokens.localStore);
  const sessionStore = useService(portTokens.sessionStore);
  const [view, nearby] = useMemo(() => {
    const nearbyView = createObservable(noNearbyClubs);
    const ports = { clubs, clock, geolocation, localStore, sessionStore };
    return [nearbyView, new NearbyClubs({ ...ports, nearbyView })] as const;
  }, [clubs, clock, geolocation, localStore, sessionStore]);
  const { status, position, failure } = useSyncExternalStore(
    (listener) => view.subscribe(listener),
    () => view.get(),
    () => view.get(),
  );
  useEffect(() => {
    if (isWanted) void nearby.recall();
  }, [isWanted, nearby]);
  return { status, position, failure, find: () => void nearby.find(null) };
}

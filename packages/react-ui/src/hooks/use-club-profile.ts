import { Ok } from '@foyer/core';
import type { ClubProfile, FacilityId } from '@foyer/core/clubs';
import { useCallback, useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

export interface LoadedProfile {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null until it is ready, for a club without one, and for an app without the port. */
  readonly profile: ClubProfile | null;
  readonly retry: () => void;
}

/** What the chain says about a club. A failure is logged. */
export function useClubProfile(facilityId: FacilityId): LoadedProfile {
  const profiles = useService(portTokens.clubProfiles);
  const logger = useService(portTokens.logger);
  const [loaded, setLoaded] = useState<Omit<LoadedProfile, 'retry'>>(nothingYet);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const answer =
        profiles === null
          ? Ok<ClubProfile | null>(null)
          : await profiles.byId(facilityId, signal && { signal });
      if (signal?.aborted === true) return;
      if (answer.err) logger.warn('club-profile-failed', { failure: answer.val.kind });
      setLoaded(
        answer.ok ? { status: 'ready', profile: answer.val } : { status: 'failed', profile: null },
      );
    },
    [profiles, logger, facilityId],
  );
  useEffect(() => {
    const current = new AbortController();
    void load(current.signal);
    return () => current.abort();
  }, [load]);
  return {
    ...loaded,
    retry: () => {
      setLoaded(nothingYet);
      void load();
    },
  };
}

const nothingYet = { status: 'loading', profile: null } as const;

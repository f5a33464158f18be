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
  const ask = useCallback(
    async (signal?: AbortSignal): Promise<Omit<LoadedProfile, 'retry'>> => {
      if (profiles === null) return { status: 'ready', profile: null };
      const answer = await profiles.byId(facilityId, signal && { signal });
      if (answer.ok) return { status: 'ready', profile: answer.val };
      if (signal?.aborted !== true) {
        logger.warn('club-profile-failed', { failure: answer.val.kind });
      }
      return { status: 'failed', profile: null };
    },
    [profiles, logger, facilityId],
  );
  useEffect(() => {
    const current = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await ask(current.signal);
      if (!current.signal.aborted) setLoaded(answer);
    };
    void take();
    return () => current.abort();
  }, [ask]);
  return {
    ...loaded,
    retry: () => {
      setLoaded(nothingYet);
      void ask().then(setLoaded);
    },
  };
}

const nothingYet = { status: 'loading', profile: null } as const;

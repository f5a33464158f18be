import type { ClubProfile, FacilityId } from '@foyer/core/clubs';
import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

export interface LoadedProfile {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null until it is ready, and for a club without one. */
  readonly profile: ClubProfile | null;
  readonly retry: () => void;
}

/** What the chain says about a club. A failure is logged. */
export function useClubProfile(facilityId: FacilityId): LoadedProfile {
  const profiles = useService(portTokens.clubProfiles);
  const logger = useService(portTokens.logger);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Omit<LoadedProfile, 'retry'>>(nothingYet);
  useEffect(() => {
    const current = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await profiles.byId(facilityId, { signal: current.signal });
      if (current.signal.aborted) return;
      if (answer.err) logger.warn('club-profile-failed', { failure: answer.val.kind });
      setLoaded(
        answer.ok ? { status: 'ready', profile: answer.val } : { status: 'failed', profile: null },
      );
    };
    void load();
    return () => current.abort();
  }, [profiles, logger, facilityId, attempt]);
  return {
    ...loaded,
    retry: () => {
      setLoaded(nothingYet);
      setAttempt((before) => before + 1);
    },
  };
}

const nothingYet = { status: 'loading', profile: null } as const;

import { type CallOptions, Ok } from '@foyer/core';
import type { ClubProfile, FacilityId } from '@foyer/core/clubs';
import { useCallback } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useAnswer } from './use-answer.ts';

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
  const ask = useCallback(
    async (options: CallOptions) => {
      const answer = profiles === null ? Ok(null) : await profiles.byId(facilityId, options);
      if (answer.err && options.signal?.aborted !== true) {
        logger.warn('club-profile-failed', { failure: answer.val.kind });
      }
      return answer;
    },
    [profiles, logger, facilityId],
  );
  const { answer, retry } = useAnswer(ask);
  if (answer === null) return { status: 'loading', profile: null, retry };
  return { status: answer.ok ? 'ready' : 'failed', profile: answer.unwrapOr(null), retry };
}

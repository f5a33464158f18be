import type { CallFailure, Club, Result } from '@foyer/core';
import type { MediaSlide } from '@foyer/core/clubs';
import type { ClassCategory, ClassCount } from '@foyer/core/visit';
import { useEffect, useMemo, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

type FacilityId = Club['facilityId'];
type Load<T> = (signal: AbortSignal) => Promise<Result<readonly T[], CallFailure>>;

/** The number of classes per category at the club; empty while loading and on failure. */
export function useClubClasses(
  facilityId: FacilityId,
  wanted: readonly ClassCategory[],
): readonly ClassCount[] {
  const classes = useService(portTokens.classes);
  // Compares by value, so that an equal array doesn't trigger another request.
  const kinds = JSON.stringify(wanted);
  const load = useMemo<Load<ClassCount> | null>(() => {
    const categories = JSON.parse(kinds) as readonly ClassCategory[];
    if (categories.length === 0) return null;
    return (signal) => classes.counts(facilityId, categories, { signal });
  }, [classes, facilityId, kinds]);
  return useList('class-counts-failed', load);
}

/** The club's pictures and videos; empty while loading and on failure. */
export function useClubMedia(facilityId: FacilityId): readonly MediaSlide[] {
  const clubMedia = useService(portTokens.clubMedia);
  const load = useMemo<Load<MediaSlide>>(
    () => (signal) => clubMedia.slides(facilityId, { signal }),
    [clubMedia, facilityId],
  );
  return useList('club-media-failed', load);
}

/** Returns the result of `load`. A failure gives an empty list and is logged. */
function useList<T>(event: string, load: Load<T> | null): readonly T[] {
  const logger = useService(portTokens.logger);
  const [list, setList] = useState<readonly T[]>([]);
  useEffect(() => {
    if (load === null) return;
    const current = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await load(current.signal);
      if (current.signal.aborted) return;
      if (answer.err) logger.warn(event, { failure: answer.val.kind });
      setList(answer.unwrapOr([]));
    };
    void take();
    return () => current.abort();
  }, [event, load, logger]);
  return list;
}

import { sameOffset, Temporal, zoneAbbreviation } from '@foyer/core';
import { useMemo } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useLocale } from '../locale/use-copy.ts';
import { useClubToday } from './use-club-today.ts';

/**
 * How a club's clock stands to the visitor's at `moment` (an ISO date-time): today's date there, and the zone's
 * abbreviation where the visitor's own clock shows another time; null where both show the same.
 */
export function useClubTime(
  timeZone: string,
  moment: string | null,
): { readonly today: string; readonly foreignZone: string | null } {
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const visitor = useService(portTokens.visitor);
  // Once for as long as it is shown, not for each day: finding it out takes a slow phone a millisecond.
  const visitorZone = useMemo(() => visitor.timeZone(), [visitor]);
  const foreignZone = useMemo(() => {
    const at = moment === null ? clock.now() : Temporal.Instant.from(moment);
    if (sameOffset(at, timeZone, visitorZone)) return null;
    return zoneAbbreviation(at, timeZone, locale);
  }, [clock, visitorZone, timeZone, moment, locale]);
  return { today: useClubToday(timeZone), foreignZone };
}

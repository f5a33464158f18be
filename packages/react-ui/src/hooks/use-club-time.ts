import { Temporal } from '@foyer/core';
import { sameOffset, zoneAbbreviation } from '@foyer/core/calendar';
import { useMemo } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { useLocale } from '../locale/use-copy.ts';
import { useClubToday } from './use-clubs.ts';

/**
 * Returns today's date at the club and, if the visitor's clock differs from the club's at `moment` (an ISO
 * date-time), the abbreviation of the club's time zone. It's null if both clocks agree.
 */
export function useClubTime(
  timeZone: string,
  moment: string | null,
): { readonly today: string; readonly foreignZone: string | null } {
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const visitor = useService(portTokens.visitor);
  // Looked up once per mount: it takes a slow phone about a millisecond.
  const visitorZone = useMemo(() => visitor.timeZone(), [visitor]);
  const foreignZone = useMemo(() => {
    const at = moment === null ? clock.now() : Temporal.Instant.from(moment);
    if (sameOffset(at, timeZone, visitorZone)) return null;
    return zoneAbbreviation(at, timeZone, locale);
  }, [clock, visitorZone, timeZone, moment, locale]);
  return { today: useClubToday(timeZone), foreignZone };
}

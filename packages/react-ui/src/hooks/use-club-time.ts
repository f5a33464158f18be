import { sameOffset, Temporal, zoneAbbreviation } from '@foyer/core';

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
  const now = useService(portTokens.clock).now();
  const visitorZone = useService(portTokens.visitor).timeZone();
  const at = moment === null ? now : Temporal.Instant.from(moment);
  return {
    today: useClubToday(timeZone),
    foreignZone: sameOffset(at, timeZone, visitorZone)
      ? null
      : zoneAbbreviation(at, timeZone, locale),
  };
}

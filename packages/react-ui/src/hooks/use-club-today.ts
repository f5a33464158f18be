import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Today's ISO date at the club. */
export function useClubToday(timeZone: string): string {
  const now = useService(portTokens.clock).now();
  return now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

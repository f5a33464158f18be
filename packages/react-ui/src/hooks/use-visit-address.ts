import { useService, useSiteHref } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** The absolute address of a visit's page, for calendars; null without a token. */
export function useVisitAddress(token: string | null): string | null {
  const path = useSiteHref(`/visit/${token}`);
  const page = useService(portTokens.visitor).pageUrl();
  return token !== null && URL.canParse(path, page) ? new URL(path, page).href : null;
}

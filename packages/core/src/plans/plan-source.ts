import type { CookieJar } from '../kernel/cookie-jar.port.ts';

/** How the premium card partner's people are known. Source: PL-07. */
export interface PlanSourceSettings {
  /** The cookie that says where a visitor came from. */
  readonly sourceCookie: string;
  /** What it holds for the partner's people, and what the back end knows the partner by. */
  readonly cardPartner: string;
}

export const defaultPlanSourceSettings: PlanSourceSettings = {
  sourceCookie: 'foyer_source',
  cardPartner: 'premium-card',
};

/** What goes with the question for a club's plans as `source`; null for everyone but the partner's people. PL-07 */
export function planSource(
  cookies: Pick<CookieJar, 'read'>,
  { sourceCookie, cardPartner }: PlanSourceSettings,
): string | null {
  return cookies.read(sourceCookie) === cardPartner ? cardPartner : null;
}

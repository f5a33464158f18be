import type { CookieJar } from '../kernel/platform.port.ts';

/** How to recognize customers of the premium card partner. */
export interface PlanSourceSettings {
  /** The cookie that says where a visitor came from. */
  readonly sourceCookie: string;
  /** The cookie's value for the partner's customers, and the partner's name in the back end. */
  readonly cardPartner: string;
}

export const defaultPlanSourceSettings: PlanSourceSettings = {
  sourceCookie: 'foyer_source',
  cardPartner: 'premium-card',
};

/** The `source` of a request for a club's plans; null except for the partner's customers. */
export function planSource(
  cookies: Pick<CookieJar, 'read'>,
  { sourceCookie, cardPartner }: PlanSourceSettings,
): string | null {
  return cookies.read(sourceCookie) === cardPartner ? cardPartner : null;
}

import type { Club } from '../clubs/club.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { PlanOffer } from './plan.ts';
import type { CookieJar } from '../kernel/platform.port.ts';

/** The club, and the referring member, if any. */
export interface ClubPlansWanted {
  readonly club: Pick<Club, 'facilityId' | 'country'>;
  readonly memberId: string | null;
}

/** What the chain's clubs offer. It only reads, so an adapter may retry. */
export interface PlanRepository {
  /**
   * The club's offer, with the descriptions of the chain's catalog and the club's currency. May be empty. Leaves out
   * plan 6. Customers of the premium card partner, known by their cookie, get the partner's offer. An unknown club is
   * `rejected` with status 404.
   */
  ofClub(wanted: ClubPlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>>;
}

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

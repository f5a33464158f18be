import type { Club } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CatalogueEntry } from './catalogue-plan.ts';
import type { PlanOffer } from './plan.ts';

/** Where plans are asked for, and which member sent the visitor, if one did. HT-33 */
export interface ClubPlansWanted {
  readonly club: Pick<Club, 'facilityId' | 'country'>;
  readonly memberId: string | null;
}

/** The chain's plans and what its clubs offer of them. Both are reads: an adapter may retry them. */
export interface PlanRepository {
  /** Every plan of the chain, plan 6 too: what is offered, a club says. HT-32 */
  catalogue(options?: CallOptions): Promise<Result<readonly CatalogueEntry[], CallFailure>>;
  /**
   * What the club offers, in the catalogue's words and the club's currency; no plans is an answer. Plan 6 is left out,
   * and the premium card partner's people, known by their cookie, get the partner's offer. HT-33, PL-06, PL-07, PL-08
   */
  ofClub(wanted: ClubPlansWanted, options?: CallOptions): Promise<Result<PlanOffer, CallFailure>>;
}

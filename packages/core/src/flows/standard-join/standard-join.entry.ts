import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { PaymentReturn } from '../shared/payment-return.ts';
import type { StandardJoinContext } from './standard-join.context.ts';
import type { StandardJoinStep } from './standard-join.state.ts';

/** How the visitor came to the join: what the page's address carries, unchecked. */
export interface StandardJoinEntry extends Partial<PaymentReturn> {
  /** The club that the address names. */
  readonly facilityId?: string | null;
  /** The step that the address names; null for the one at which the visitor was. */
  readonly step?: StandardJoinStep | null;
}

/**
 * The club that the address names, unchecked: it leads over the one that is stored. A name that leads to none says so,
 * and a club is to be chosen. Source: RT-05.
 */
export async function takeClubOfAddress(
  { keeper, settings, clubs }: StandardJoinContext,
  text: string,
): Promise<void> {
  if (keeper.state.selectedFacility?.facilityId === text) return;
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) {
    keeper.change({ type: 'club-chosen', club: club.val, accepts: true }, { keep: false });
    return;
  }
  keeper.change({ type: 'club-unknown' }, { keep: false });
  keeper.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
}

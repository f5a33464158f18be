import { parseFacilityId } from '../../clubs/club.ts';
import type { PaymentReturn } from '../shared/payment-return.ts';
import type { StandardJoinContext } from './standard-join.context.ts';
import type { StandardJoinStep } from './standard-join.state.ts';

/** How the visitor entered the join: the unvalidated parameters of the page's address. */
export interface StandardJoinEntry extends Partial<PaymentReturn> {
  /** The club in the address. */
  readonly facilityId?: string | null;
  /** The step in the address; null for the visitor's last step. */
  readonly step?: StandardJoinStep | null;
}

/**
 * Chooses the unvalidated club of the address, which takes precedence over the stored one. An unknown club shows a
 * message, and the visitor must choose one.
 */
export async function takeClubOfAddress(
  { store, settings, clubs }: StandardJoinContext,
  text: string,
): Promise<void> {
  if (store.state.selectedFacility?.facilityId === text) return;
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) {
    store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
    return;
  }
  store.change({ type: 'club-unknown' }, { persist: false });
  store.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
}

import { parseFacilityId } from '../../clubs/club.ts';
import type { PaymentReturn } from '../shared/payment-return.ts';
import type { CorporateJoinContext } from './corporate-join.context.ts';

/** The unvalidated parameters of the page's address. */
export interface CorporateJoinEntry extends Partial<PaymentReturn> {
  /** The club named in the address. */
  readonly facilityId?: string | null;
}

/** Chooses the club named in the address; an unknown name shows a message. */
export async function chooseClubOfAddress(
  { store, settings, clubs }: CorporateJoinContext,
  text: string,
): Promise<void> {
  if (store.state.selectedFacility !== null) return;
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) {
    store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
    return;
  }
  store.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
}

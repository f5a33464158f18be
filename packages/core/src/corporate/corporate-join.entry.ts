import { parseFacilityId } from '../clubs/facility-id.ts';
import type { PaymentReturn } from '../payment/payment-return.ts';
import type { CorporateJoinContext } from './corporate-join.context.ts';

/** How the visitor came to the flow: what the page's address carries, unchecked. */
export interface CorporateJoinEntry extends Partial<PaymentReturn> {
  /** A club to join, where the address names one. */
  readonly facilityId?: string | null;
}

/** The club that the address names, unchecked; a name that leads to none says so. RT-02 */
export async function chooseClubOfAddress(
  { keeper, settings, clubs }: CorporateJoinContext,
  text: string,
): Promise<void> {
  if (keeper.state.selectedFacility !== null) return;
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) {
    keeper.change(
      { type: 'visit', event: { type: 'club-chosen', club: club.val, accepts: true } },
      { keep: false },
    );
    return;
  }
  keeper.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
}

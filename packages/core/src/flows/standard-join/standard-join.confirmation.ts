import { parseFacilityId } from '../../clubs/club.ts';
import type { StandardJoinContext } from './standard-join.store.ts';

/** The last step: the joined club and the chain's copy. */
export class StandardJoinConfirmation {
  readonly #flow: StandardJoinContext;

  constructor(flow: StandardJoinContext) {
    this.#flow = flow;
  }

  /** If the copy fails to load, the default is shown. If the club fails to load, the membership is shown without it. */
  async open(): Promise<void> {
    const { store, joinContent, logger } = this.#flow;
    await this.#showClub();
    const club = store.state.selectedFacility;
    if (club === null || store.session.confirmationContent !== null) return;
    const content = await joinContent.confirmation(club.facilityId);
    if (content.err) logger.warn('confirmation-content-failed', { failure: content.val.kind });
    else store.update({ confirmationContent: content.val });
  }

  /** Shows the club of the purchase, even in a browser that has nothing stored. */
  async #showClub(): Promise<void> {
    const { store, clubs, settings, logger } = this.#flow;
    const { confirmation, selectedFacility } = store.state;
    const bought = confirmation?.facilityId ?? null;
    if (bought === null || bought === selectedFacility?.facilityId) return;
    const facilityId = parseFacilityId(bought, settings.facilityIdPattern);
    const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
    if (club?.ok === true && club.val !== null) {
      store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
    } else logger.warn('joined-club-not-found');
  }
}

import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { StandardJoinContext } from './standard-join.context.ts';

/** The last step: the joined club and the chain's copy. */
export class StandardJoinConfirmation {
  readonly #flow: StandardJoinContext;

  constructor(flow: StandardJoinContext) {
    this.#flow = flow;
  }

  /** If the copy fails to load, the default is shown. If the club fails to load, the membership is shown without it. */
  async open(): Promise<void> {
    const { keeper, joinContent, logger } = this.#flow;
    await this.#showClub();
    const club = keeper.state.selectedFacility;
    if (club === null || keeper.session.confirmationWords !== null) return;
    const words = await joinContent.confirmation(club.facilityId);
    if (words.err) logger.warn('confirmation-words-failed', { failure: words.val.kind });
    else keeper.update({ confirmationWords: words.val });
  }

  /** Shows the club of the purchase, even in a browser that has nothing stored. */
  async #showClub(): Promise<void> {
    const { keeper, clubs, settings, logger } = this.#flow;
    const { confirmation, selectedFacility } = keeper.state;
    const bought = confirmation?.facilityId ?? null;
    if (bought === null || bought === selectedFacility?.facilityId) return;
    const facilityId = parseFacilityId(bought, settings.facilityIdPattern);
    const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
    if (club?.ok === true && club.val !== null) {
      keeper.change({ type: 'club-chosen', club: club.val, accepts: true }, { keep: false });
    } else logger.warn('joined-club-not-found');
  }
}

import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { StandardJoinContext } from './standard-join.context.ts';

/** The last step: the club that was joined, and the chain's words about it. Source: SJ-06. */
export class StandardJoinConfirmation {
  readonly #flow: StandardJoinContext;

  constructor(flow: StandardJoinContext) {
    this.#flow = flow;
  }

  /** Where the words can't be had the default ones stand; where the club can't, the membership stands without it. */
  async open(): Promise<void> {
    const { keeper, joinContent, logger } = this.#flow;
    await this.#showClub();
    const club = keeper.state.selectedFacility;
    if (club === null || keeper.session.confirmationWords !== null) return;
    const words = await joinContent.confirmation(club.facilityId);
    if (words.err) logger.warn('confirmation-words-failed', { failure: words.val.kind });
    else keeper.update({ confirmationWords: words.val });
  }

  /** The club of the purchase, also in a browser that knows nothing of it. */
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

import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  FriendsVisit,
  FriendsVisitRepository,
} from '../../src/visit/friends-visit-repository.port.ts';
import type {
  UnknownVisit,
  VisitFailure,
  VisitOver,
} from '../../src/visit/visit-link-repository.port.ts';
import type { FakeBackEnd, StoredLead, StoredVisit } from './back-end.fake.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { isSamePlace } from './slot-book.fake.ts';

interface Invitation {
  readonly token: string;
  readonly memberId: string;
  readonly visitId: string;
}

type Changed = Result<FriendsVisit, VisitFailure | VisitOver>;

/** The visits of a `FakeBackEnd` that members can join: those of friends they invited. */
export class FakeFriendsVisitRepository
  extends FakeCalls<FakeBackEnd, keyof FriendsVisitRepository>
  implements FriendsVisitRepository
{
  readonly #invitations: Invitation[] = [];

  /** The tokens that the member got, oldest first: one for each visit. */
  tokensOf(memberId: string): readonly string[] {
    this.#follow();
    return this.#invitations.filter((one) => one.memberId === memberId).map(({ token }) => token);
  }

  read: FriendsVisitRepository['read'] = (token, options) =>
    this.faults.play('read', options, () => this.#find(token).map((visit) => this.#view(visit)));

  join: FriendsVisitRepository['join'] = (token, seen, options) =>
    this.faults.play('join', options, () =>
      this.#change(token, (visit) => {
        const { facilityId, startsAt: time } = seen;
        const isSeen = isSamePlace(visit, { facilityId, time, type: visit.type });
        if (isSeen) this.backEnd.setJoined(visit.transactionId, true);
      }),
    );

  leave: FriendsVisitRepository['leave'] = (token, options) =>
    this.faults.play('leave', options, () =>
      this.#change(token, ({ transactionId }) => this.backEnd.setJoined(transactionId, false)),
    );

  #change(token: string, change: (visit: StoredVisit) => void): Changed {
    return this.#find(token).andThen<FriendsVisit, UnknownVisit | VisitOver>((visit) => {
      if (this.backEnd.statusOf(visit) !== 'confirmed') return Err({ kind: 'visit-over' });
      change(visit);
      return this.#find(token).map((changed) => this.#view(changed));
    });
  }

  #find(token: string): Result<StoredVisit, UnknownVisit> {
    this.#follow();
    const invitation = this.#invitations.find((one) => one.token === token);
    const visit = this.backEnd.visits.find(({ id }) => id === invitation?.visitId);
    return visit === undefined ? Err({ kind: 'unknown-visit' }) : Ok(visit);
  }

  /** Invites to the visits that were booked meanwhile. */
  #follow(): void {
    for (const { id, transactionId } of this.backEnd.visits) {
      const referrer = this.#leadOf(transactionId)?.referrer;
      if (referrer == null || this.#invitations.some(({ visitId }) => visitId === id)) continue;
      const token = `with-${this.#invitations.length + 1}`;
      this.#invitations.push({ token, memberId: referrer.memberId, visitId: id });
    }
  }

  #leadOf(transactionId: string): StoredLead | undefined {
    return this.backEnd.findLead({ transactionId, leadTokenId: null });
  }

  #view(visit: StoredVisit): FriendsVisit {
    return {
      status: this.backEnd.statusOf(visit),
      friendsName: this.#leadOf(visit.transactionId)?.lead.contact.firstName ?? null,
      facilityId: visit.facilityId,
      purpose: visit.type,
      startsAt: visit.time,
      joined: visit.joined,
    };
  }
}

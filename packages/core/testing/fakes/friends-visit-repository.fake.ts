import type { CallOptions } from '../../src/kernel/call-failure.ts';
import { readInstantMs } from '../../src/kernel/instant-text.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  FriendsVisit,
  FriendsVisitRepository,
} from '../../src/visit/friends-visit-repository.port.ts';
import type {
  UnknownVisit,
  VisitFailure,
  VisitOver,
  VisitPlace,
} from '../../src/visit/visit-link-repository.port.ts';
import { visitMinutes } from '../../src/visit/visit-plan.ts';
import type { FakeBackEnd, StoredLead } from './back-end.fake.ts';
import { FakeCalls } from './call-faults.fake.ts';

interface Invitation {
  readonly token: string;
  readonly memberId: string;
  readonly transactionId: string;
  /** As last seen, because a canceled visit leaves its lead. */
  visit: NonNullable<StoredLead['visit']>;
  isCanceled: boolean;
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

  read(token: string, options?: CallOptions): Promise<Result<FriendsVisit, VisitFailure>> {
    return this.faults.play('read', options, () => this.#find(token).map((one) => this.#view(one)));
  }

  join(token: string, seen: VisitPlace, options?: CallOptions): Promise<Changed> {
    return this.faults.play('join', options, () =>
      this.#change(token, ({ transactionId, visit }) => {
        const isSeen =
          visit.facilityId === seen.facilityId &&
          readInstantMs(visit.time) === readInstantMs(seen.startsAt);
        if (isSeen) this.backEnd.setJoined(transactionId, true);
      }),
    );
  }

  leave(token: string, options?: CallOptions): Promise<Changed> {
    return this.faults.play('leave', options, () =>
      this.#change(token, ({ transactionId }) => this.backEnd.setJoined(transactionId, false)),
    );
  }

  #change(token: string, change: (invitation: Invitation) => void): Changed {
    return this.#find(token).andThen<FriendsVisit, UnknownVisit | VisitOver>((invitation) => {
      if (this.#statusOf(invitation) !== 'confirmed') return Err({ kind: 'visit-over' });
      change(invitation);
      return this.#find(token).map((changed) => this.#view(changed));
    });
  }

  #find(token: string): Result<Invitation, UnknownVisit> {
    this.#follow();
    const found = this.#invitations.find((one) => one.token === token);
    return found === undefined ? Err({ kind: 'unknown-visit' }) : Ok(found);
  }

  /** Catches up with the back end's bookings, moves and cancellations. */
  #follow(): void {
    for (const { lead, visit, referrer } of this.backEnd.leads) {
      const { transactionId } = lead;
      const known = this.#invitations.find(
        (one) => one.transactionId === transactionId && !one.isCanceled,
      );
      if (known !== undefined && visit === null) known.isCanceled = true;
      else if (known !== undefined && visit !== null) known.visit = visit;
      else if (referrer !== null && visit !== null) {
        const token = `with-${this.#invitations.length + 1}`;
        const { memberId } = referrer;
        this.#invitations.push({ token, memberId, transactionId, visit, isCanceled: false });
      }
    }
  }

  #statusOf({ visit, isCanceled }: Invitation): FriendsVisit['status'] {
    if (isCanceled) return 'canceled';
    const end = (readInstantMs(visit.time) ?? 0) + visitMinutes[visit.type] * 60_000;
    return this.backEnd.clock.now().epochMilliseconds >= end ? 'ended' : 'confirmed';
  }

  #view(invitation: Invitation): FriendsVisit {
    const { transactionId, visit } = invitation;
    const stored = this.backEnd.leads.find(({ lead }) => lead.transactionId === transactionId);
    return {
      status: this.#statusOf(invitation),
      friendsName: stored?.lead.contact.firstName ?? null,
      facilityId: visit.facilityId,
      purpose: visit.type,
      startsAt: visit.time,
      joined: visit.joined === true,
    };
  }
}

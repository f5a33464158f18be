import { readInstantMs } from '../../src/kernel/temporal.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import type {
  ManagedVisit,
  UnknownVisit,
  VisitFailure,
  VisitLinkRepository,
  VisitOver,
  FriendsVisit,
  FriendsVisitRepository,
} from '../../src/visit/visit-link-repository.port.ts';
import {
  calendarUidOf,
  type FakeBackEnd,
  type StoredVisit,
  type StoredLead,
} from './back-end.fake.ts';
import { FakeCalls, notFound, rejected } from './call-faults.fake.ts';
import { isSamePlace } from './slot-book.fake.ts';

interface Link {
  readonly token: string;
  readonly visitId: string;
  isOff: boolean;
}

type Changed = Result<ManagedVisit, VisitFailure | VisitOver>;

/** The manage links of a `FakeBackEnd`'s visits. */
export class FakeVisitLinkRepository
  extends FakeCalls<FakeBackEnd, keyof VisitLinkRepository>
  implements VisitLinkRepository
{
  readonly #links: Link[] = [];
  readonly #reasons = new Map<string, string | null>();

  /** The tokens that work, oldest first. */
  get tokens(): readonly string[] {
    return this.#links.filter(({ isOff }) => !isOff).map(({ token }) => token);
  }

  /** What the visitor said when canceling; null if nothing. */
  reasonOf(token: string): string | null {
    return this.#reasons.get(token) ?? null;
  }

  linkOf: VisitLinkRepository['linkOf'] = (lead, options) =>
    this.faults.play('linkOf', options, () => {
      const stored = this.backEnd.findLead(lead);
      if (stored === undefined) return Err(notFound('TransactionId'));
      if (stored.visit === null) return Ok(null);
      const { id } = stored.visit;
      const { calendarUid, calendarSequence } = this.#view(stored.visit);
      const known = this.#links.findLast(({ visitId }) => visitId === id);
      const { token, isOff } = known ?? this.#add(id);
      return Ok({ token: isOff ? null : token, calendarUid, calendarSequence });
    });

  read: VisitLinkRepository['read'] = (token, options) =>
    this.faults.play('read', options, () => this.#read(token));

  move: VisitLinkRepository['move'] = (token, { facilityId, startsAt, guest }, options) =>
    this.faults.play('move', options, () =>
      this.#confirmed(token).andThen<ManagedVisit, VisitFailure | SlotTaken | VisitOver>(
        ({ transactionId }) => {
          const lead = this.backEnd.findLead({ transactionId, leadTokenId: null });
          return this.backEnd
            .changeLead({
              by: 'token',
              leadTokenId: lead?.leadTokenId ?? '',
              facilityId,
              scheduledVisitTime: startsAt,
              answers: null,
              ...(guest !== undefined && { guest }),
            })
            .andThen<ManagedVisit, UnknownVisit>(() => this.#read(token));
        },
      ),
    );

  cancel: VisitLinkRepository['cancel'] = (token, reason, options) =>
    this.faults.play('cancel', options, (): Changed => {
      const visit = this.#find(token);
      if (visit.err) return visit;
      if (visit.val.isCanceled) return this.#read(token);
      const open = this.#confirmed(token);
      if (open.err) return open;
      const { transactionId } = open.val;
      const canceled = this.backEnd.cancelVisit(transactionId);
      if (canceled.err) return canceled;
      this.#reasons.set(token, reason);
      return this.#read(token);
    });

  reportLate: VisitLinkRepository['reportLate'] = (token, minutes, options) =>
    this.faults.play('reportLate', options, (): Changed => {
      const visit = this.#confirmed(token);
      if (visit.err) return visit;
      const { time, transactionId } = visit.val;
      const untilStart = (readInstantMs(time) ?? 0) - this.backEnd.clock.now().epochMilliseconds;
      if (untilStart > 2 * 3_600_000) return Err(rejected(409, 'NOT_YET'));
      if (untilStart < -30 * 60_000) return Err(visitOver);
      this.backEnd.setLate(transactionId, minutes);
      return this.#read(token);
    });

  turnOff: VisitLinkRepository['turnOff'] = (token, options) =>
    this.faults.play('turnOff', options, () => {
      const link = this.#links.find((one) => one.token === token);
      if (link === undefined) return Err(unknownVisit);
      if (this.#confirmed(token).ok) this.#add(link.visitId);
      link.isOff = true;
      return Ok(undefined);
    });

  #add(visitId: string): Link {
    const link = { token: `visit-${this.#links.length + 1}`, visitId, isOff: false };
    this.#links.push(link);
    return link;
  }

  #find(token: string): Result<StoredVisit, UnknownVisit> {
    const link = this.#links.find((one) => one.token === token && !one.isOff);
    const visit = this.backEnd.visits.find(({ id }) => id === link?.visitId);
    return visit === undefined ? Err(unknownVisit) : Ok(visit);
  }

  #confirmed(token: string): Result<StoredVisit, UnknownVisit | VisitOver> {
    return this.#find(token).andThen<StoredVisit, UnknownVisit | VisitOver>((visit) =>
      this.backEnd.statusOf(visit) === 'confirmed' ? Ok(visit) : Err(visitOver),
    );
  }

  #read(token: string): Result<ManagedVisit, UnknownVisit> {
    return this.#find(token).map((visit) => this.#view(visit));
  }

  #view(visit: StoredVisit): ManagedVisit {
    const { transactionId, facilityId, type, time, lateMinutes, guest, joined } = visit;
    const lead = this.backEnd.findLead({ transactionId, leadTokenId: null });
    return {
      status: this.backEnd.statusOf(visit),
      facilityId,
      purpose: type,
      startsAt: time,
      lateMinutes,
      guest,
      companion: joined ? (lead?.referrer?.firstName ?? null) : null,
      calendarUid: calendarUidOf(visit),
      calendarSequence: visit.revision + (visit.isCanceled ? 1 : 0),
    };
  }
}

const unknownVisit: UnknownVisit = { kind: 'unknown-visit' };
const visitOver: VisitOver = { kind: 'visit-over' };

interface Invitation {
  readonly token: string;
  readonly memberId: string;
  readonly visitId: string;
}

type Answered = Result<FriendsVisit, VisitFailure | VisitOver>;

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

  #change(token: string, change: (visit: StoredVisit) => void): Answered {
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

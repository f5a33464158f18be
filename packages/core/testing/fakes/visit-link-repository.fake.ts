import { readInstantMs } from '../../src/kernel/instant-text.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { LeadReference, SlotTaken } from '../../src/lead/lead-repository.port.ts';
import type {
  LateMinutes,
  ManagedVisit,
  UnknownVisit,
  VisitFailure,
  VisitLink,
  VisitLinkRepository,
  VisitOver,
  VisitPlace,
} from '../../src/visit/visit-link-repository.port.ts';
import { isSameGuest } from '../../src/lead/lead.ts';
import { visitMinutes } from '../../src/visit/visit-plan.ts';
import type { FakeBackEnd, StoredLead } from './back-end.fake.ts';
import { FakeCalls } from './call-faults.fake.ts';

interface Link {
  readonly transactionId: string;
  readonly token: string;
  /** Not told to anyone but the club. */
  readonly reason: string | null;
  readonly visit: Omit<ManagedVisit, 'status' | 'companion'> & { readonly isCanceled: boolean };
}

type Changed = Result<ManagedVisit, VisitFailure | VisitOver>;

/** The manage links of a `FakeBackEnd`'s visits. */
export class FakeVisitLinkRepository
  extends FakeCalls<FakeBackEnd, keyof VisitLinkRepository>
  implements VisitLinkRepository
{
  readonly #links = new Map<string, Link>();
  #made = 0;

  /** The tokens that work, oldest first. */
  get tokens(): readonly string[] {
    return [...this.#links.keys()];
  }

  /** What the visitor said when canceling; null if nothing. */
  reasonOf(token: string): string | null {
    return this.#links.get(token)?.reason ?? null;
  }

  linkOf(
    lead: LeadReference,
    options?: CallOptions,
  ): Promise<Result<VisitLink | null, CallFailure>> {
    return this.faults.play('linkOf', options, () => {
      const stored = this.backEnd.leads.find(
        (one) => one.lead.transactionId === lead.transactionId,
      );
      if (stored === undefined) return Err(unknownLead);
      if (stored.visit === null) return Ok(null);
      const { token, visit } = this.#linkOf(stored, stored.visit);
      const { calendarUid, calendarSequence } = visit;
      return Ok({ token, calendarUid, calendarSequence });
    });
  }

  read(token: string, options?: CallOptions): Promise<Result<ManagedVisit, VisitFailure>> {
    return this.faults.play('read', options, () => this.#view(token));
  }

  move(
    token: string,
    { facilityId, startsAt, guest }: VisitPlace,
    options?: CallOptions,
  ): Promise<Result<ManagedVisit, VisitFailure | SlotTaken | VisitOver>> {
    return this.faults.play(
      'move',
      options,
      (): Result<ManagedVisit, VisitFailure | SlotTaken | VisitOver> => {
        const link = this.#openLink(token);
        if (link.err) return link;
        const { visit, transactionId } = link.val;
        const isSame = visit.facilityId === facilityId && isSameMoment(visit.startsAt, startsAt);
        const hasSameGuest = guest === undefined || isSameGuest(guest, visit.guest);
        if (isSame && hasSameGuest) return this.#view(token);
        const stored = this.backEnd.leads.find((one) => one.lead.transactionId === transactionId);
        const moved = this.backEnd.changeLead({
          by: 'token',
          leadTokenId: stored?.leadTokenId ?? '',
          facilityId,
          scheduledVisitTime: startsAt,
          answers: null,
          ...(guest !== undefined && { guest }),
        });
        if (moved.err) return moved;
        const calendarSequence = visit.calendarSequence + 1;
        this.#change(link.val, {
          facilityId,
          startsAt,
          calendarSequence,
          guest: guest === undefined ? visit.guest : guest,
          lateMinutes: isSame ? visit.lateMinutes : null,
        });
        return this.#view(token);
      },
    );
  }

  cancel(
    token: string,
    reason: string | null,
    options?: CallOptions,
  ): Promise<Result<ManagedVisit, VisitFailure | VisitOver>> {
    return this.faults.play('cancel', options, (): Changed => {
      const link = this.#find(token);
      if (link.err) return link;
      if (link.val.visit.isCanceled) return this.#view(token);
      if (this.#statusOf(link.val) === 'ended') return Err(visitOver);
      const freed = this.backEnd.cancelVisit(link.val.transactionId);
      if (freed.err) return freed;
      const calendarSequence = link.val.visit.calendarSequence + 1;
      this.#change(link.val, { isCanceled: true, calendarSequence }, reason);
      return this.#view(token);
    });
  }

  reportLate(
    token: string,
    minutes: LateMinutes,
    options?: CallOptions,
  ): Promise<Result<ManagedVisit, VisitFailure | VisitOver>> {
    return this.faults.play('reportLate', options, (): Changed => {
      const link = this.#openLink(token);
      if (link.err) return link;
      const untilStart = msOf(link.val.visit.startsAt) - this.backEnd.clock.now().epochMilliseconds;
      if (untilStart > 2 * 3_600_000) return Err(notYet);
      if (untilStart < -30 * 60_000) return Err(visitOver);
      this.#change(link.val, { lateMinutes: minutes });
      return this.#view(token);
    });
  }

  turnOff(token: string, options?: CallOptions): Promise<Result<void, VisitFailure>> {
    return this.faults.play('turnOff', options, () => {
      if (!/^visit-\d+$/.test(token)) return Err(unknownVisit);
      const link = this.#links.get(token);
      this.#links.delete(token);
      if (link !== undefined) this.#add(link);
      return Ok(undefined);
    });
  }

  #linkOf(stored: StoredLead, held: NonNullable<StoredLead['visit']>): Link {
    const { transactionId } = stored.lead;
    const known = [...this.#links.values()].find(
      (link) => link.transactionId === transactionId && !link.visit.isCanceled,
    );
    if (known !== undefined) return this.#following(known, held);
    return this.#add({
      transactionId,
      reason: null,
      visit: {
        facilityId: held.facilityId,
        purpose: held.type,
        startsAt: held.time,
        lateMinutes: null,
        guest: held.guest,
        calendarUid: `visit-${transactionId}@foyer`,
        calendarSequence: 0,
        isCanceled: false,
      },
    });
  }

  /** The link of a visit that may have moved otherwise. */
  #following(
    link: Link,
    { facilityId, type, time, guest }: NonNullable<StoredLead['visit']>,
  ): Link {
    const { visit } = link;
    const isThere = visit.facilityId === facilityId && isSameMoment(visit.startsAt, time);
    if (isThere && isSameGuest(visit.guest, guest)) return link;
    this.#change(link, {
      facilityId,
      purpose: type,
      startsAt: time,
      guest,
      calendarSequence: visit.calendarSequence + 1,
    });
    return this.#links.get(link.token) ?? link;
  }

  #add(link: Omit<Link, 'token'>): Link {
    this.#made += 1;
    const added = { ...link, token: `visit-${this.#made}` };
    this.#links.set(added.token, added);
    return added;
  }

  #change(link: Link, changes: Partial<Link['visit']>, reason = link.reason): void {
    this.#links.set(link.token, { ...link, reason, visit: { ...link.visit, ...changes } });
  }

  #find(token: string): Result<Link, UnknownVisit> {
    const link = this.#links.get(token);
    return link === undefined ? Err(unknownVisit) : Ok(link);
  }

  #openLink(token: string): Result<Link, UnknownVisit | VisitOver> {
    return this.#find(token).andThen<Link, UnknownVisit | VisitOver>((link) =>
      this.#statusOf(link) === 'confirmed' ? Ok(link) : Err(visitOver),
    );
  }

  #statusOf({ visit }: Link): ManagedVisit['status'] {
    if (visit.isCanceled) return 'canceled';
    const end = msOf(visit.startsAt) + visitMinutes[visit.purpose] * 60_000;
    return this.backEnd.clock.now().epochMilliseconds >= end ? 'ended' : 'confirmed';
  }

  #view(token: string): Result<ManagedVisit, UnknownVisit> {
    return this.#find(token).map((link) => {
      const { isCanceled: _, ...visit } = link.visit;
      const { transactionId } = link;
      const stored = this.backEnd.leads.find(({ lead }) => lead.transactionId === transactionId);
      const companion =
        stored?.visit?.joined === true ? (stored.referrer?.firstName ?? null) : null;
      return { ...visit, companion, status: this.#statusOf(link) };
    });
  }
}

function msOf(text: string): number {
  return readInstantMs(text) ?? 0;
}

function isSameMoment(one: string, other: string): boolean {
  return msOf(one) === msOf(other);
}

const unknownVisit: UnknownVisit = { kind: 'unknown-visit' };
const visitOver: VisitOver = { kind: 'visit-over' };
const notYet: CallFailure = { kind: 'rejected', status: 409, code: 'NOT_YET', field: null };
const unknownLead: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: 'TransactionId',
};

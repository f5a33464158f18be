import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { decide, type MembershipDecision } from '../../src/membership/decide.ts';
import {
  type Membership,
  type MembershipOffer,
  offerOn,
  todayOf,
} from '../../src/membership/membership.ts';
import {
  decisionFacts,
  type PromiseRecord,
  type RecordedPromise,
} from '../../src/membership/promise-record.ts';
import type {
  CardChange,
  Invoice,
  MembershipRefused,
  MembershipRepository,
} from '../../src/membership/membership-repository.port.ts';
import type { FakeMember } from '../builders/member.builder.ts';
import { FakeCalls, rejected } from './call-faults.fake.ts';
import type { FakeMembers } from './members.fake.ts';

/** The memberships of the `FakeMembers` member whose token the calls carry. */
export class FakeMembershipRepository
  extends FakeCalls<FakeMembers, keyof MembershipRepository>
  implements MembershipRepository
{
  /** By member id. */
  readonly memberships: Map<string, Membership> = new Map();
  /** By member id, newest first. */
  readonly paid: Map<string, readonly Invoice[]> = new Map();
  /** By member id. */
  readonly records: Map<string, PromiseRecord> = new Map();
  /** What clubs offer to every member. */
  offers: readonly MembershipOffer[] = [];
  /** What members told their club, oldest first. */
  readonly notes: { readonly memberId: string; readonly note: string }[] = [];
  #cardChanges = 0;

  read: MembershipRepository['read'] = (options) =>
    this.faults.play('read', options, () =>
      this.backEnd.bearer().map(({ memberId }) => this.memberships.get(memberId) ?? null),
    );

  decide: MembershipRepository['decide'] = (decision, note, options) =>
    this.faults.play('decide', options, () =>
      this.backEnd
        .bearer()
        .andThen<Membership, CallFailure | MembershipRefused>((member) =>
          this.#decide(member, decision, note),
        ),
    );

  offersAt: MembershipRepository['offersAt'] = (facilityId, options) =>
    this.faults.play('offersAt', options, () =>
      this.backEnd
        .bearer()
        .map(() => this.offers.filter((offer) => offer.facilityId === facilityId)),
    );

  beginCardChange: MembershipRepository['beginCardChange'] = (options) =>
    this.faults.play('beginCardChange', options, () =>
      this.backEnd.bearer().andThen<CardChange, CallFailure>(({ memberId }) => {
        if (!this.memberships.has(memberId)) return Err(noMembership);
        this.#cardChanges += 1;
        return Ok({
          token: `card-of-${memberId}-${this.#cardChanges}`,
          address: '/payment/card',
        });
      }),
    );

  invoices: MembershipRepository['invoices'] = (options) =>
    this.faults.play('invoices', options, () =>
      this.backEnd.bearer().map(({ memberId }) => this.paid.get(memberId) ?? []),
    );

  promises: MembershipRepository['promises'] = (options) =>
    this.faults.play('promises', options, () =>
      this.backEnd.bearer().map(({ memberId }) => this.records.get(memberId) ?? noPromises),
    );

  #decide(
    { memberId }: FakeMember,
    wanted: MembershipDecision,
    note: string,
  ): Result<Membership, CallFailure | MembershipRefused> {
    const membership = this.memberships.get(memberId);
    if (membership === undefined) return Err(noMembership);
    const today = todayOf(membership, this.backEnd.clock.now());
    const offered = this.#asOffered(membership, wanted, today);
    if (offered.err) return offered;
    const decided = decide(membership, offered.val, today);
    if (decided.err) return Err({ kind: 'refused', why: decided.val });
    if (JSON.stringify(decided.val) === JSON.stringify(membership)) return Ok(membership);
    this.memberships.set(memberId, decided.val);
    this.#record(memberId, wanted.kind, decided.val, today);
    if (note !== '') this.notes.push({ memberId, note });
    return Ok(decided.val);
  }

  /** The decision with what the club offers now. Refused if it's no longer what the member saw. */
  #asOffered(
    membership: Membership,
    decision: MembershipDecision,
    today: string,
  ): Result<MembershipDecision, MembershipRefused> {
    if (decision.kind !== 'change') return Ok(decision);
    const { planId, facilityId, monthly } = decision.offer;
    const offer = [offerOn(membership, today), ...this.offers].find(
      (one) => one.planId === planId && one.facilityId === facilityId,
    );
    if (offer === undefined) return Err({ kind: 'refused', why: 'not-offered' });
    const isSeen =
      offer.monthly.minorUnits === monthly.minorUnits &&
      offer.monthly.currency === monthly.currency;
    return isSeen ? Ok({ kind: 'change', offer }) : Err({ kind: 'refused', why: 'price-changed' });
  }

  #record(
    memberId: string,
    decision: MembershipDecision['kind'],
    after: Membership,
    today: string,
  ): void {
    const { promises, hasOlder } = this.records.get(memberId) ?? noPromises;
    const promise: RecordedPromise = {
      id: `promise-${promises.length + 1}`,
      at: this.backEnd.clock.now(),
      place: '/account/membership',
      locale: 'en-US',
      said: { kind: 'decision', decision, ...decisionFacts(decision, after, today) },
    };
    const { timeZone } = after;
    this.records.set(memberId, { timeZone, promises: [promise, ...promises], hasOlder });
  }
}

const noPromises: PromiseRecord = { timeZone: 'UTC', promises: [], hasOlder: false };

const noMembership = rejected(409, 'NO_MEMBERSHIP');

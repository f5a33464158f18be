import { describe, expect, it } from 'vitest';

import type { CallFailure, CallOptions, Result } from '../../src/kernel/result.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import { decide, type MembershipDecision } from '../../src/membership/decide.ts';
import {
  type Membership,
  type MembershipOffer,
  offerOn,
  pendingChange,
  todayOf,
} from '../../src/membership/membership.ts';
import type { MembershipRepository } from '../../src/membership/membership-repository.port.ts';
import { decisionFacts } from '../../src/membership/promise-record.ts';
import {
  type AccountEnvironment,
  carrySession,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';

/**
 * A back end in which Grace has a running membership with invoices, at a club that offers her another plan. Alan has no
 * membership.
 */
export interface MembershipEnvironment extends AccountEnvironment {
  readonly membership: MembershipRepository;
  /** The back end's clock, in epoch milliseconds. */
  now(): number;
}

type Send = (options?: CallOptions) => Promise<Result<unknown, CallFailure | { kind: string }>>;

/** Each call, with its name in titles. */
const calls: readonly [string, (memberships: MembershipRepository) => Send][] = [
  ['the membership', (memberships) => (options) => memberships.read(options)],
  ['a decision', (memberships) => (options) => memberships.decide({ kind: 'cancel' }, '', options)],
  ['the offers', (memberships) => (options) => memberships.offersAt('101', options)],
  ['the change of the card', (memberships) => (options) => memberships.beginCardChange(options)],
  ['the invoices', (memberships) => (options) => memberships.invoices(options)],
  ['the record', (memberships) => (options) => memberships.promises(options)],
];

/** The behavior of every `MembershipRepository`. */
export function membershipRepositoryContract(
  subject: string,
  open: () => Promise<MembershipEnvironment>,
): void {
  describe(`${subject} is a membership repository`, () => {
    const env = eachTestIn(open);

    it(
      'returns what the member has; someone without a membership has none, and nothing to decide',
      meets('MB-56 HT-90 HT-91 HT-93'),
      async () => {
        const { membership: memberships, grace, alan } = env();
        const membership = await membershipOf(grace);
        expect(membership.bought.monthly.minorUnits).toBeGreaterThan(0);
        expect(membership).toMatchObject({ changes: [], freezes: [], lastDay: null });
        await carrySession(env(), alan);
        expect((await memberships.read()).unwrap()).toBeNull();
        expect((await memberships.invoices()).unwrap()).toEqual([]);
        expect((await memberships.decide({ kind: 'cancel' }, '')).val).toMatchObject({
          kind: 'rejected',
          status: 409,
        });
      },
    );

    it(
      'begins the change of the card for a member, with another token each time they ask, and for nobody else',
      meets('MB-148'),
      async () => {
        const { membership: memberships, grace, alan } = env();
        await carrySession(env(), grace);
        const { token, address } = (await memberships.beginCardChange()).unwrap();
        expect(token).not.toBe('');
        expect(address).toMatch(/^(?:https:\/)?\/\S+$/);
        expect((await memberships.beginCardChange()).unwrap().token).not.toBe(token);
        await carrySession(env(), alan);
        expect((await memberships.beginCardChange()).val).toMatchObject({ status: 409 });
      },
    );

    it(
      'a decision has the result that a page shows beforehand, and stays; the same again changes nothing',
      meets('MB-56 HT-91'),
      async () => {
        const { membership: memberships, grace } = env();
        const before = await membershipOf(grace);
        const from = Temporal.PlainDate.from(today(before)).add({ days: 20 }).toString();
        const decisions: readonly MembershipDecision[] = [
          { kind: 'freeze', from, months: 2 },
          { kind: 'unfreeze' },
          { kind: 'cancel' },
          { kind: 'keep' },
        ];
        let membership = before;
        for (const decision of decisions) {
          const expected = decide(membership, decision, today(before)).unwrap();
          expect(expected).not.toEqual(membership);
          for (const attempt of [1, 2]) {
            membership = (await memberships.decide(decision, `A reason, ${attempt}.`)).unwrap();
            expect(membership).toEqual(expected);
          }
          expect((await memberships.read()).unwrap()).toEqual(expected);
        }
        expect(membership).toEqual(before);
      },
    );

    it('refuses what the terms don’t allow, and says why', meets('MB-56 HT-91'), async () => {
      const { membership: memberships, grace } = env();
      const before = await membershipOf(grace);
      const freeze = { kind: 'freeze', from: today(before), months: 99 } as const;
      const refused = async (decision: MembershipDecision): Promise<unknown> =>
        (await memberships.decide(decision, '')).val;
      expect(await refused(freeze)).toEqual({ kind: 'refused', why: 'outside-terms' });
      (await memberships.decide({ kind: 'cancel' }, '')).unwrap();
      expect(await refused({ ...freeze, months: 1 })).toEqual({ kind: 'refused', why: 'leaving' });
      expect((await memberships.read()).unwrap()).toMatchObject({ freezes: [] });
    });

    it(
      'changes to a plan that the club offers, for the fee that the member saw, and back',
      meets('MB-57 HT-91 HT-92'),
      async () => {
        const { membership: memberships, grace } = env();
        const before = await membershipOf(grace);
        const now = offerOn(before, today(before));
        const offer = await anotherOffer(now);
        const change = async (changes: Partial<MembershipOffer>) =>
          memberships.decide({ kind: 'change', offer: { ...offer, ...changes } }, '');
        const dearer = { ...offer.monthly, minorUnits: offer.monthly.minorUnits + 1 };
        const refused = (why: string): object => ({ kind: 'refused', why });
        expect((await change({ monthly: dearer })).val).toEqual(refused('price-changed'));
        expect((await change({ planId: 'made-up' })).val).toEqual(refused('not-offered'));
        expect((await change({ facilityId: '999999' })).val).toEqual(refused('not-offered'));
        expect((await change(now)).val).toEqual(refused('unchanged'));
        expect((await memberships.read()).unwrap()).toEqual(before);
        // The name is the club's.
        const changed = (await change({ planName: 'Made up' })).unwrap();
        expect(pendingChange(changed, today(before))).toMatchObject(offer);
        expect((await change({})).unwrap()).toEqual(changed);
        const undone = await memberships.decide({ kind: 'undo-change' }, '');
        expect(undone.unwrap()).toEqual(before);
      },
    );

    it('an unknown club offers nothing', meets('MB-57 HT-92'), async () => {
      const { membership: memberships, grace } = env();
      await carrySession(env(), grace);
      for (const club of ['999999', 'a/b', '..', '']) {
        expect((await memberships.offersAt(club)).unwrap()).toEqual([]);
      }
    });

    it(
      'returns the invoices, newest first; the lines of each add up to its total',
      meets('MB-58 HT-93'),
      async () => {
        const { membership: memberships, grace } = env();
        const { joinedOn } = await membershipOf(grace);
        const invoices = (await memberships.invoices()).unwrap();
        expect(invoices.length).toBeGreaterThan(1);
        const days = invoices.map(({ on }) => on);
        expect(days).toEqual(days.toSorted().toReversed());
        expect(days.at(-1)).toBe(joinedOn);
        expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
        for (const { lines, total } of invoices) {
          const sum = lines.reduce((all, { amount }) => all + amount.minorUnits, 0);
          expect(sum).toBe(total.minorUnits);
        }
      },
    );

    it(
      'records each decision once, newest first, with what the page said; someone else doesn’t see it',
      meets('MB-116 MB-119 HT-94'),
      async () => {
        const { membership: memberships, grace, alan } = env();
        const before = await membershipOf(grace);
        const earlier = (await memberships.promises()).unwrap().promises.length;
        const canceled = (await memberships.decide({ kind: 'cancel' }, '')).unwrap();
        (await memberships.decide({ kind: 'cancel' }, '')).unwrap();
        const kept = (await memberships.decide({ kind: 'keep' }, '')).unwrap();
        const { promises, timeZone, hasOlder } = (await memberships.promises()).unwrap();
        expect({ timeZone, hasOlder }).toEqual({ timeZone: before.timeZone, hasOlder: false });
        expect(promises).toHaveLength(earlier + 2);
        const day = today(before);
        expect(promises.slice(0, 2).map(({ said }) => said)).toEqual([
          { kind: 'decision', decision: 'keep', ...decisionFacts('keep', kept, day) },
          { kind: 'decision', decision: 'cancel', ...decisionFacts('cancel', canceled, day) },
        ]);
        expect(promises[0]?.at.epochMilliseconds).toBe(env().now());
        await carrySession(env(), alan);
        expect((await memberships.promises()).unwrap().promises).toEqual([]);
      },
    );

    it.each(calls)('%s is refused without a live token', meets('AC-09'), async (_, send) => {
      const { membership: memberships, carry } = env();
      for (const credential of [null, { kind: 'bearer', token: 'made-up' }] as const) {
        carry(credential);
        expect((await send(memberships)()).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    for (const [name, send] of calls) {
      failsAndAbortsAfter(name, env, async (all) => {
        await carrySession(all, all.grace);
        return send(all.membership);
      });
    }

    async function membershipOf(who: MembershipEnvironment['grace']): Promise<Membership> {
      await carrySession(env(), who);
      const membership = (await env().membership.read()).unwrap();
      if (membership === null) throw new Error('The member has no membership.');
      return membership;
    }

    function today(membership: Membership): string {
      return todayOf(membership, Temporal.Instant.fromEpochMilliseconds(env().now()));
    }

    /** Another plan at the same club. */
    async function anotherOffer({ planId, facilityId }: MembershipOffer): Promise<MembershipOffer> {
      const offers = (await env().membership.offersAt(facilityId)).unwrap();
      const another = offers.find((offer) => offer.planId !== planId);
      if (another === undefined) throw new Error('The club offers no other plan.');
      return another;
    }
  });
}

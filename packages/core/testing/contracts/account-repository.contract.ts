import { describe, expect, it } from 'vitest';

import type { CallFailure, CallOptions, Result } from '../../src/kernel/result.ts';
import {
  eachTestIn,
  failsAndAbortsAfter,
  type AccountEnvironment,
  carrySession,
  meets,
} from './environment.contract.ts';
import type { AccountRepository } from '../../src/account/account-repository.port.ts';

/** Each read, with its name in titles. */
const accountReads: readonly [string, (accounts: AccountRepository) => Read][] = [
  ['the encoded id', (accounts) => (options) => accounts.encodedMemberId(options)],
  ['the information', (accounts) => (options) => accounts.information(options)],
  ['the add-on', (accounts) => (options) => accounts.addOn(options)],
  ['the profile', (accounts) => (options) => accounts.profile(options)],
  ['the billing', (accounts) => (options) => accounts.billing(options)],
  ['the gift card', (accounts) => (options) => accounts.giftCard(options)],
  ['the pictures', (accounts) => (options) => accounts.pictures([], options)],
  ['the balance', (accounts) => (options) => accounts.cardBalance(options)],
  ['the visits', (accounts) => (options) => accounts.visits(options)],
  ['the links of the wallets', (accounts) => (options) => accounts.wallets(options)],
  ['the card', (accounts) => (options) => accounts.card(options)],
];

type Read = (options?: CallOptions) => Promise<Result<unknown, CallFailure>>;

/** The behavior of every `AccountRepository`. */
export function accountRepositoryContract(
  subject: string,
  open: () => Promise<AccountEnvironment>,
): void {
  describe(`${subject} is an account repository`, () => {
    const env = eachTestIn(open);

    it('returns the member’s full address and contact details', meets('HT-02 AC-10'), async () => {
      const { accounts, grace } = env();
      await carrySession(env(), grace);
      expect((await accounts.information()).unwrap()).toEqual({
        address1: '12 Harbour Lane',
        address2: null,
        city: 'New York',
        state: 'NY',
        country: 'US',
        zipCode: '10013',
        email: grace.email,
        pendingEmail: null,
        emailProblem: null,
        username: grace.credentials.username,
        facebookId: null,
        membershipStatus: 'Active',
        isProspect: false,
      });
    });

    it('returns the member’s full profile', meets('HT-09 AC-10 MB-42'), async () => {
      const { accounts, grace } = env();
      await carrySession(env(), grace);
      expect((await accounts.profile()).unwrap()).toEqual({
        firstName: 'Grace',
        lastName: 'Hopper',
        memberId: grace.memberId,
        userId: `U-${grace.memberId}`,
        publicId: `P-${grace.memberId}`,
        shareId: 'S-1001',
        trackingId: `T-${grace.memberId}`,
        homeFacilityId: '101',
        height: 168,
        weight: 61.5,
        strikes: 0,
        hasActivePT: true,
        membershipStatus: 'Active',
        barcode: '2500009010010',
      });
    });

    it(
      'returns the billing address and the card, of which only the last digits',
      meets('HT-11 HT-43 AC-10'),
      async () => {
        const { accounts, grace } = env();
        await carrySession(env(), grace);
        const card = { cardLastFourDigits: '4242', cardType: 'Visa', expirationDate: '04/30' };
        expect((await accounts.billing()).unwrap()).toMatchObject({
          address1: '12 Harbour Lane',
          address2: null,
          email: grace.email,
          ...card,
        });
        expect((await accounts.card()).unwrap()).toEqual(card);
      },
    );

    it(
      'returns the add-on, the gift card and the balance owed',
      meets('HT-08 HT-12 HT-42 AC-10'),
      async () => {
        const { accounts, grace } = env();
        await carrySession(env(), grace);
        expect((await accounts.addOn()).unwrap()).toMatchObject({
          hasHamptonsAddOnAgreement: true,
        });
        expect((await accounts.giftCard()).unwrap()).toEqual({
          cardLastFourDigits: '1001',
          balance: { minorUnits: 7_500, currency: 'USD' },
          expirationDate: null,
        });
        expect((await accounts.cardBalance()).unwrap()).toEqual({ minorUnits: 0, currency: 'USD' });
      },
    );

    it('says that a chain has no passes for wallets', meets('MB-146'), async () => {
      const { accounts, grace } = env();
      await carrySession(env(), grace);
      expect((await accounts.wallets()).unwrap()).toEqual({ apple: null, google: null });
    });

    it(
      'returns the bearer’s visits with their states, and the token of a booked one',
      meets('HT-98 MB-48'),
      async () => {
        const { accounts, grace, alan, visitBy } = env();
        const token = await visitBy(grace, 'booked');
        for (const state of ['canceled', 'missed', 'past'] as const) {
          await visitBy(grace, state);
        }
        await carrySession(env(), grace);
        const visits = (await accounts.visits()).unwrap() ?? [];
        const states = visits.map((visit) => [visit.state, visit.token] as const);
        expect(new Map(states)).toEqual(
          new Map([
            ['booked', token],
            ['canceled', null],
            ['missed', null],
            ['past', null],
          ]),
        );
        expect(visits.map(({ facilityId, purpose }) => `${purpose} at ${facilityId}`)).toEqual(
          Array.from({ length: 4 }, () => 'tour at 101'),
        );
        await carrySession(env(), alan);
        expect((await accounts.visits()).unwrap()).toEqual([]);
      },
    );

    it(
      'the encoded id differs between members and doesn’t reveal the id',
      meets('HT-01'),
      async () => {
        const { accounts, grace, alan } = env();
        await carrySession(env(), grace);
        const encoded = (await accounts.encodedMemberId()).unwrap();
        expect(encoded).toMatch(/./);
        expect(encoded).not.toContain(grace.memberId);
        expect((await accounts.encodedMemberId()).unwrap()).toBe(encoded);
        await carrySession(env(), alan);
        expect((await accounts.encodedMemberId()).unwrap()).not.toBe(encoded);
      },
    );

    it('missing data is null, not a failure', meets('AC-02'), async () => {
      const { accounts, alan } = env();
      await carrySession(env(), alan);
      for (const read of [
        accounts.billing(),
        accounts.giftCard(),
        accounts.addOn(),
        accounts.card(),
        accounts.cardBalance(),
      ]) {
        expect((await read).unwrap()).toBeNull();
      }
    });

    it(
      'members can load their own pictures; another member’s are refused',
      meets('HT-13'),
      async () => {
        const { accounts, grace, alan } = env();
        await carrySession(env(), grace);
        const own = (await accounts.pictures([grace.memberId])).unwrap();
        expect(own?.length).toBeGreaterThan(0);
        expect((await accounts.pictures([])).unwrap()).toHaveLength(own?.length ?? 0);
        for (const ids of [[alan.memberId], [grace.memberId, alan.memberId], ['nobody']]) {
          expect((await accounts.pictures(ids)).val).toMatchObject({
            kind: 'rejected',
            status: 403,
          });
        }
      },
    );

    it.each(accountReads)(
      '%s is refused without a live token',
      meets('AC-06 AC-09'),
      async (_, read) => {
        const { accounts, carry } = env();
        for (const credential of [null, { kind: 'bearer', token: 'made-up' }] as const) {
          carry(credential);
          expect((await read(accounts)()).val).toMatchObject({ kind: 'rejected', status: 401 });
        }
      },
    );

    for (const [name, read] of accountReads) {
      failsAndAbortsAfter(name, env, async (all) => {
        await carrySession(all, all.grace);
        return read(all.accounts);
      });
    }
  });
}

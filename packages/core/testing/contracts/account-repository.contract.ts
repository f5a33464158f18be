import { describe, expect, it } from 'vitest';

import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import type { Result } from '../../src/kernel/result.ts';
import type { AccountRepository } from '../../src/account/account-repository.port.ts';
import { type AccountEnvironment, carrySession } from './account-environment.contract.ts';

/** Each read, with its requirement. */
const accountReads: readonly [string, (accounts: AccountRepository) => Read][] = [
  ['HT-01 the encoded id', (accounts) => (options) => accounts.encodedMemberId(options)],
  ['HT-02 the information', (accounts) => (options) => accounts.information(options)],
  ['HT-08 the add-on', (accounts) => (options) => accounts.addOn(options)],
  ['HT-09 the profile', (accounts) => (options) => accounts.profile(options)],
  ['HT-11 the billing', (accounts) => (options) => accounts.billing(options)],
  ['HT-12 the gift card', (accounts) => (options) => accounts.giftCard(options)],
  ['HT-13 the pictures', (accounts) => (options) => accounts.pictures([], options)],
  ['HT-42 the balance', (accounts) => (options) => accounts.cardBalance(options)],
  ['HT-43 the card', (accounts) => (options) => accounts.card(options)],
];

type Read = (options?: CallOptions) => Promise<Result<unknown, CallFailure>>;

/** The behavior of every `AccountRepository`. */
export function accountRepositoryContract(
  subject: string,
  open: () => Promise<AccountEnvironment>,
): void {
  describe(`${subject} is an account repository`, () => {
    const env = eachTestIn(open);

    it('HT-02 AC-10 returns the member’s full address and contact details', async () => {
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
        username: grace.credentials.username,
        facebookId: null,
        membershipStatus: 'Active',
        isProspect: false,
      });
    });

    it('HT-09 AC-10 returns the member’s full profile', async () => {
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
      });
    });

    it('HT-11 HT-43 AC-10 returns the billing address and the card, of which only the last digits', async () => {
      const { accounts, grace } = env();
      await carrySession(env(), grace);
      const card = { cardLastFourDigits: '4242', cardType: 'Visa', expirationDate: '04/30' };
      expect((await accounts.billing()).unwrap()).toEqual({
        address1: '12 Harbour Lane',
        address2: null,
        email: grace.email,
        ...card,
        membership: null,
      });
      expect((await accounts.card()).unwrap()).toEqual(card);
    });

    it('HT-08 HT-12 HT-42 AC-10 returns the add-on, the gift card and the balance owed', async () => {
      const { accounts, grace } = env();
      await carrySession(env(), grace);
      expect((await accounts.addOn()).unwrap()).toMatchObject({ hasHamptonsAddOnAgreement: true });
      expect((await accounts.giftCard()).unwrap()).toEqual({
        cardLastFourDigits: '1001',
        balance: { minorUnits: 7_500, currency: 'USD' },
        expirationDate: null,
      });
      expect((await accounts.cardBalance()).unwrap()).toEqual({ minorUnits: 0, currency: 'USD' });
    });

    it('HT-01 the encoded id differs between members and doesn’t reveal the id', async () => {
      const { accounts, grace, alan } = env();
      await carrySession(env(), grace);
      const encoded = (await accounts.encodedMemberId()).unwrap();
      expect(encoded).toMatch(/./);
      expect(encoded).not.toContain(grace.memberId);
      expect((await accounts.encodedMemberId()).unwrap()).toBe(encoded);
      await carrySession(env(), alan);
      expect((await accounts.encodedMemberId()).unwrap()).not.toBe(encoded);
    });

    it('AC-02 missing data is null, not a failure', async () => {
      const { accounts, alan } = env();
      await carrySession(env(), alan);
      for (const read of [
        accounts.billing(),
        accounts.giftCard(),
        accounts.addOn(),
        accounts.card(),
        accounts.cardBalance(),
      ]) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await read).unwrap()).toBeNull();
      }
    });

    it('HT-13 members can load their own pictures; another member’s are refused', async () => {
      const { accounts, grace, alan } = env();
      await carrySession(env(), grace);
      const own = (await accounts.pictures([grace.memberId])).unwrap();
      expect(own?.length).toBeGreaterThan(0);
      expect((await accounts.pictures([])).unwrap()).toHaveLength(own?.length ?? 0);
      for (const ids of [[alan.memberId], [grace.memberId, alan.memberId], ['nobody']]) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await accounts.pictures(ids)).val).toMatchObject({ kind: 'rejected', status: 403 });
      }
    });

    it.each(accountReads)('AC-06 AC-09 %s is refused without a live token', async (_, read) => {
      const { accounts, carry } = env();
      for (const credential of [null, { kind: 'bearer', token: 'made-up' }] as const) {
        carry(credential);
        // oxlint-disable-next-line no-await-in-loop
        expect((await read(accounts)()).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    for (const [name, read] of accountReads) {
      failsAndAborts(name, env, async (all) => {
        await carrySession(all, all.grace);
        return read(all.accounts);
      });
    }
  });
}

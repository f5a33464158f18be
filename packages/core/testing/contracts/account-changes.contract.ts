import { describe, expect, it } from 'vitest';

import {
  eachTestIn,
  failsAndAbortsAfter,
  type AccountEnvironment,
  carrySession,
  meets,
} from './environment.contract.ts';
import type { AccountInformationChange } from '../../src/account/account.ts';
import type { SocialLogin } from '../../src/account/account-repository.port.ts';

/** The behavior of every `AccountChanges`. */
export function accountChangesContract(
  subject: string,
  open: () => Promise<AccountEnvironment>,
): void {
  describe(`${subject} changes an account`, () => {
    const env = eachTestIn(open);

    it(
      'changes the address of the signed-in member and nobody else',
      meets('HT-03 AC-04'),
      async () => {
        const { accounts, changes, grace, alan } = env();
        await carrySession(env(), alan);
        const before = (await accounts.information()).unwrap();
        await carrySession(env(), grace);
        const change = aMove({ email: grace.email });
        expect((await changes.updateInformation(change, null)).ok).toBe(true);
        expect((await accounts.information()).unwrap()).toMatchObject(change);
        await carrySession(env(), alan);
        expect((await accounts.information()).unwrap()).toEqual(before);
      },
    );

    it(
      'changes the profile fields that are named and leaves the rest',
      meets('HT-10 AC-04'),
      async () => {
        const { accounts, changes, grace } = env();
        await carrySession(env(), grace);
        const before = (await accounts.profile()).unwrap();
        const change = { lastName: 'Murray Hopper', weight: null };
        expect((await changes.updateProfile(change)).ok).toBe(true);
        expect((await accounts.profile()).unwrap()).toEqual({ ...before, ...change });
      },
    );

    it(
      'after a username change, only the new username signs in',
      meets('HT-04 AC-04'),
      async () => {
        const { changes, signIns, grace } = env();
        await carrySession(env(), grace);
        const { password, username } = grace.credentials;
        expect((await changes.updateUsername('amazing.grace', password)).ok).toBe(true);
        expect((await signIns.signIn({ username: 'amazing.grace', password })).ok).toBe(true);
        expect((await signIns.signIn({ username, password })).ok).toBe(false);
      },
    );

    it(
      'a username that another member has is taken, in any letter case; one’s own is no conflict',
      meets('HT-04'),
      async () => {
        const { changes, grace, alan } = env();
        await carrySession(env(), grace);
        const taken = alan.credentials.username.toUpperCase();
        const { username, password } = grace.credentials;
        expect((await changes.updateUsername(taken, password)).val).toEqual({ kind: 'taken' });
        expect((await changes.updateUsername(username, password)).ok).toBe(true);
      },
    );

    it(
      'the new password signs in, the old one doesn’t, and other sessions end',
      meets('HT-05 AC-04'),
      async () => {
        const { accounts, changes, signIns, grace, carry } = env();
        const elsewhere = await carrySession(env(), grace);
        await carrySession(env(), grace);
        const { username, password: current } = grace.credentials;
        expect((await changes.updatePassword({ current, next: 'New_Morning2' })).ok).toBe(true);
        expect((await accounts.profile()).ok).toBe(true);
        carry(elsewhere);
        expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
        expect((await signIns.signIn({ username, password: current })).ok).toBe(false);
        expect((await signIns.signIn({ username, password: 'New_Morning2' })).ok).toBe(true);
      },
    );

    it('a password that many would guess is refused', meets('OP-96'), async () => {
      const { changes, signIns, grace } = env();
      await carrySession(env(), grace);
      const common = { current: grace.credentials.password, next: 'Password12' };
      expect((await changes.updatePassword(common)).val).toEqual({ kind: 'common-password' });
      expect((await signIns.signIn(grace.credentials)).ok).toBe(true);
    });

    it('a wrong current password changes nothing', meets('HT-05'), async () => {
      const { changes, signIns, grace } = env();
      await carrySession(env(), grace);
      const wrong = { current: 'Wrong_1234', next: 'New_Morning2' };
      expect((await changes.updatePassword(wrong)).val).toEqual({ kind: 'wrong-password' });
      expect((await signIns.signIn(grace.credentials)).ok).toBe(true);
    });

    it(
      'the same new password sent again changes nothing and succeeds',
      meets('HT-05'),
      async () => {
        const { changes, signIns, grace } = env();
        await carrySession(env(), grace);
        const { username, password: current } = grace.credentials;
        const change = { current, next: 'New_Morning2' };
        expect((await changes.updatePassword(change)).ok).toBe(true);
        expect((await changes.updatePassword(change)).ok).toBe(true);
        expect((await signIns.signIn({ username, password: 'New_Morning2' })).ok).toBe(true);
      },
    );

    it(
      'a username and a password that break the rules are refused',
      meets('HT-04 HT-05'),
      async () => {
        const { changes, grace } = env();
        await carrySession(env(), grace);
        const { password: current } = grace.credentials;
        const refused = { kind: 'rejected', status: 422, code: 'INVALID_FIELD' };
        expect((await changes.updateUsername('no', current)).val).toMatchObject({
          ...refused,
          field: 'username',
        });
        expect((await changes.updatePassword({ current, next: 'short' })).val).toMatchObject({
          ...refused,
          field: 'newPassword',
        });
      },
    );

    it(
      'after ten wrong current passwords, the right one has to wait a quarter of an hour',
      meets('SE-20'),
      async () => {
        const { changes, grace, passTime } = env();
        await carrySession(env(), grace);
        const { username, password } = grace.credentials;
        for (let count = 0; count < 10; count += 1) {
          await changes.linkSocial({ facebookId: 'FB-1', accessToken: 'x' }, 'Wrong_1234');
        }
        expect((await changes.updateUsername(`${username}2`, password)).val).toMatchObject({
          kind: 'rate-limited',
        });
        await passTime(15 * 60_000);
        expect((await changes.updateUsername(`${username}2`, password)).ok).toBe(true);
      },
    );

    it(
      'links a social login confirmed by its provider, and removes the link',
      meets('HT-06 HT-07 AC-04'),
      async () => {
        const { accounts, changes, grace, voucherFor } = env();
        await carrySession(env(), grace);
        const linked = async (): Promise<string | null | undefined> =>
          (await accounts.information()).unwrap()?.facebookId;
        const { password } = grace.credentials;
        expect((await changes.linkSocial(await voucherFor('FB-1'), password)).ok).toBe(true);
        expect(await linked()).toBe('FB-1');
        expect((await changes.unlinkSocial(password)).ok).toBe(true);
        expect((await changes.unlinkSocial(password)).ok).toBe(true);
        expect(await linked()).toBeNull();
      },
    );

    it(
      'a social login is not linked if it is unconfirmed, already used, or another member’s',
      meets('HT-06'),
      async () => {
        const { changes, grace, alan, voucherFor } = env();
        await carrySession(env(), grace);
        const link = (login: SocialLogin) => changes.linkSocial(login, grace.credentials.password);
        const made = { facebookId: 'FB-1', accessToken: 'made-up' };
        expect((await link(made)).val).toMatchObject({ field: 'accessToken' });
        const voucher = await voucherFor('FB-1');
        const stolen = { ...voucher, facebookId: 'FB-2' };
        expect((await link(stolen)).val).toMatchObject({ field: 'accessToken' });
        expect((await link(voucher)).ok).toBe(true);
        expect((await link(voucher)).val).toMatchObject({ field: 'accessToken' });
        await carrySession(env(), alan);
        const byAlan = await changes.linkSocial(
          await voucherFor('FB-1'),
          alan.credentials.password,
        );
        expect(byAlan.val).toEqual({ kind: 'taken' });
      },
    );

    it(
      'asks the club for a freeze, again with the same start day',
      meets('AC-15 HT-56'),
      async () => {
        const { changes, signIns, grace, carry } = env();
        const { credential, expiresAt } = (await signIns.signIn(grace.credentials)).unwrap();
        carry(credential);
        const startDate = expiresAt.toString().slice(0, 10);
        const freeze = { months: 2, startDate, medicalReason: 'A knee.' };
        expect((await changes.requestFreeze(freeze)).ok).toBe(true);
        expect((await changes.requestFreeze({ ...freeze, months: 1 })).ok).toBe(true);
      },
    );

    it(
      'a new member’s details become the account’s name and address',
      meets('AC-16 HT-57'),
      async () => {
        const { accounts, changes, grace } = env();
        await carrySession(env(), grace);
        const details = {
          firstName: 'Grace',
          lastName: 'Hopper',
          birthDate: '1990-12-09',
          personalEmail: 'grace@home.example',
          companyEmail: null,
          corporateInformation: null,
          streetAddress: '7 Quay Street',
          floor: '3rd',
          city: 'Albany',
          state: 'NY',
          postalCode: '12207',
          card: null,
        };
        expect((await changes.saveJoinDetails(details)).ok).toBe(true);
        expect((await accounts.information()).unwrap()).toMatchObject({
          address1: '7 Quay Street',
          address2: '3rd',
          city: 'Albany',
          state: 'NY',
          zipCode: '12207',
          email: grace.email,
        });
      },
    );

    it(
      'sign-in details can’t be changed without the current password',
      meets('SE-20'),
      async () => {
        const { accounts, changes, signIns, grace, voucherFor } = env();
        await carrySession(env(), grace);
        const voucher = await voucherFor('FB-1');
        const moved = aMove({ email: 'new@mail.example' });
        for (const change of [
          changes.updateInformation(moved, 'Wrong_1234'),
          changes.updateInformation(moved, null),
          changes.updateUsername('eve.hacker', 'Wrong_1234'),
          changes.linkSocial(voucher, 'Wrong_1234'),
        ]) {
          expect((await change).val).toEqual({ kind: 'wrong-password' });
        }
        const { password } = grace.credentials;
        expect((await changes.linkSocial(voucher, password)).ok).toBe(true);
        expect((await changes.unlinkSocial('Wrong_1234')).val).toEqual({ kind: 'wrong-password' });
        expect((await accounts.information()).unwrap()).toMatchObject({
          city: 'New York',
          email: grace.email,
          pendingEmail: null,
          facebookId: 'FB-1',
        });
        expect((await signIns.signIn(grace.credentials)).ok).toBe(true);
      },
    );

    it(
      'a new email address is pending until it is confirmed; its link can be resent or the change canceled',
      meets('SE-21'),
      async () => {
        const { accounts, changes, grace, passTime } = env();
        await carrySession(env(), grace);
        const { password } = grace.credentials;
        const emails = async () => (await accounts.information()).unwrap();
        expect((await changes.resendEmailLink()).val).toEqual({ kind: 'unsuccessful' });
        const move = aMove({ email: 'new@mail.example' });
        expect((await changes.updateInformation(move, password)).ok).toBe(true);
        expect(await emails()).toMatchObject({
          city: 'London',
          email: grace.email,
          pendingEmail: 'new@mail.example',
        });
        expect((await changes.updateInformation(aMove({ email: grace.email }), null)).ok).toBe(
          true,
        );
        expect(await emails()).toMatchObject({ pendingEmail: 'new@mail.example' });
        // Sent again after a lost response, it mails nothing.
        expect((await changes.updateInformation(move, password)).ok).toBe(true);
        expect((await changes.resendEmailLink()).ok).toBe(true);
        expect((await changes.resendEmailLink()).ok).toBe(true);
        expect((await changes.resendEmailLink()).val).toMatchObject({ kind: 'rate-limited' });
        const other = aMove({ email: 'other@mail.example' });
        expect((await changes.updateInformation(other, password)).val).toMatchObject({
          kind: 'rate-limited',
        });
        await passTime(3_600_000);
        expect((await changes.resendEmailLink()).ok).toBe(true);
        expect((await changes.cancelEmailChange()).ok).toBe(true);
        expect(await emails()).toMatchObject({ email: grace.email, pendingEmail: null });
      },
    );

    it(
      'changing any sign-in detail ends the other sessions and keeps this one',
      meets('SE-23'),
      async () => {
        const { accounts, changes, grace, carry, voucherFor } = env();
        const { password } = grace.credentials;
        const voucher = await voucherFor('FB-1');
        for (const change of [
          () => changes.linkSocial(voucher, password),
          () => changes.unlinkSocial(password),
          () => changes.updateUsername('grace.again', password),
        ]) {
          const credentials = { username: grace.email, password };
          const elsewhere = await carrySession(env(), { ...grace, credentials });
          const here = await carrySession(env(), { ...grace, credentials });
          expect((await change()).ok).toBe(true);
          expect((await accounts.profile()).ok).toBe(true);
          carry(elsewhere);
          expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
          carry(here);
        }
      },
    );

    it('no change is made without a live token', meets('AC-06 AC-09'), async () => {
      const { changes, carry, voucherFor, grace } = env();
      const voucher = await voucherFor('FB-1');
      const { password } = grace.credentials;
      carry({ kind: 'bearer', token: 'made-up' });
      for (const change of [
        changes.updateInformation(aMove(), null),
        changes.updateProfile({ firstName: 'Eve' }),
        changes.updateUsername('eve.hacker', password),
        changes.updatePassword({ current: password, next: 'New_Morning2' }),
        changes.linkSocial(voucher, password),
        changes.unlinkSocial(password),
        changes.resendEmailLink(),
        changes.cancelEmailChange(),
      ]) {
        expect((await change).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    failsAndAbortsAfter('changing the information', env, async (all) => {
      await carrySession(all, all.grace);
      const move = aMove({ email: all.grace.email });
      return (options) => all.changes.updateInformation(move, null, options);
    });
  });
}

function aMove(changes: Partial<AccountInformationChange> = {}): AccountInformationChange {
  return {
    address1: '7 Quay Street',
    address2: 'Flat 3',
    city: 'London',
    state: null,
    country: 'UK',
    zipCode: 'SE1 9TG',
    email: 'grace@mail.example',
    ...changes,
  };
}

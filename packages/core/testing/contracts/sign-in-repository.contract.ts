import { describe, expect, it } from 'vitest';

import {
  eachTestIn,
  failsAndAborts,
  type AccountHolder,
  type AccountEnvironment,
  carrySession,
  meets,
} from './environment.contract.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';

const hourMs = 3_600_000;

/** The behavior of every `SignInRepository`. */
export function signInRepositoryContract(
  subject: string,
  open: () => Promise<AccountEnvironment>,
): void {
  describe(`${subject} signs members in and out`, () => {
    const env = eachTestIn(open);

    it(
      'the token opens the account of the member who signed in',
      meets('AC-01 AC-09'),
      async () => {
        const { accounts, grace, alan } = env();
        await carrySession(env(), grace);
        expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
        await carrySession(env(), alan);
        expect((await accounts.profile()).unwrap()?.memberId).toBe(alan.memberId);
      },
    );

    it('the email address also signs in, in any letter case', meets('AC-01'), async () => {
      const { signIns, grace } = env();
      const { password, username } = grace.credentials;
      for (const name of [grace.email.toUpperCase(), username.toUpperCase()]) {
        expect((await signIns.signIn({ username: name, password })).ok).toBe(true);
      }
    });

    it(
      'people who share an email address sign in with it, each with their own password',
      meets('AC-01 OP-162'),
      async () => {
        const { signIns, accounts, changes, grace, alan, carry, giveEmail } = env();
        await carrySession(env(), grace);
        const change = { current: grace.credentials.password, next: 'Early_Morning7' };
        (await changes.updatePassword(change)).unwrap();
        await giveEmail(grace, alan.email);
        const memberWith = async (password: string) => {
          carry(null);
          carry((await signIns.signIn({ username: alan.email, password })).unwrap().credential);
          return (await accounts.profile()).unwrap()?.memberId;
        };
        expect(await memberWith(alan.credentials.password)).toBe(alan.memberId);
        expect(await memberWith('Early_Morning7')).toBe(grace.memberId);
      },
    );

    it('a wrong password and an unknown name get the same answer', meets('AC-01'), async () => {
      const { signIns, grace } = env();
      const { username, password } = grace.credentials;
      for (const wrong of [
        { username, password: `${password}x` },
        { username, password: password.toLowerCase() },
        { username, password: '' },
        { username: 'nobody', password },
        { username: '', password },
      ]) {
        expect((await signIns.signIn(wrong)).val).toEqual({ kind: 'wrong-credentials' });
      }
    });

    it(
      'after many wrong passwords even the right one is refused for a while',
      meets('AC-01'),
      async () => {
        const { signIns, grace, alan, passTime } = env();
        const { username, password } = grace.credentials;
        for (let count = 0; count < 10; count += 1) {
          await signIns.signIn({ username, password: 'Wrong_1234' });
        }
        expect((await signIns.signIn({ username, password })).val).toMatchObject({
          kind: 'rate-limited',
        });
        expect((await signIns.signIn(alan.credentials)).ok).toBe(true);
        await passTime(15 * 60_000);
        expect((await signIns.signIn({ username, password })).ok).toBe(true);
      },
    );

    it(
      'a linked social login opens the account it is linked to, by a proof that works once',
      meets('AC-12'),
      async () => {
        const { signIns, accounts, changes, grace, carry, voucherFor } = env();
        const unlinked = await signIns.signInSocially(await voucherFor('FB-1'));
        expect(unlinked.val).toEqual({ kind: 'not-linked' });
        await carrySession(env(), grace);
        await changes.linkSocial(await voucherFor('FB-1'), grace.credentials.password);
        carry(null);
        const proof = await voucherFor('FB-1');
        const wrong = { kind: 'wrong-credentials' };
        const stolen = { ...proof, facebookId: 'FB-2' };
        expect((await signIns.signInSocially(stolen)).val).toEqual(wrong);
        carry((await signIns.signInSocially(proof)).unwrap().credential);
        expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
        expect((await signIns.signInSocially(proof)).val).toEqual(wrong);
      },
    );

    it('signing out ends that session and no other', meets('AC-06'), async () => {
      const { signIns, accounts, grace, carry } = env();
      const other = await carrySession(env(), grace);
      // Acts as another device.
      carry(null);
      expect(await carrySession(env(), grace)).not.toEqual(other);
      expect((await signIns.signOut()).ok).toBe(true);
      expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
      expect((await signIns.signOut()).val).toMatchObject({ kind: 'rejected', status: 401 });
      carry(other);
      expect((await accounts.profile()).ok).toBe(true);
    });

    it('a session ends at the time that the sign-in returned', meets('AC-06'), async () => {
      const { signIns, accounts, grace, carry, passTime } = env();
      const { credential, expiresAt } = (await signIns.signIn(grace.credentials)).unwrap();
      carry(credential);
      expect(expiresAt.epochMilliseconds).toBeGreaterThan(0);
      await passTime(12 * hourMs - 1);
      expect((await accounts.profile()).ok).toBe(true);
      await passTime(1);
      expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
    });

    it('a renewed session lasts twelve hours from the renewal', meets('AC-06'), async () => {
      const { signIns, accounts, grace, passTime } = env();
      const begun = await beginSession(env(), grace);
      await passTime(11 * hourMs);
      const end = (await signIns.renew()).unwrap();
      expect(msBetween(begun, end)).toBe(11 * hourMs);
      await passTime(12 * hourMs - 1);
      expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
      await passTime(1);
      expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
      expect((await signIns.renew()).val).toMatchObject({ kind: 'rejected', status: 401 });
    });

    it('a session can be renewed for a week at most', meets('AC-06'), async () => {
      const { signIns, grace, passTime } = env();
      const begun = await beginSession(env(), grace);
      let end = begun;
      for (let turn = 0; turn < 20; turn += 1) {
        await passTime(11 * hourMs);
        const renewed = await signIns.renew();
        if (renewed.err) break;
        end = renewed.val;
      }
      expect(msBetween(begun, end)).toBe((168 - 12) * hourMs);
    });

    it(
      'a token from elsewhere is adopted with its end, and an expired one is refused',
      meets('SE-30 AC-01'),
      async () => {
        const { signIns, accounts, grace, carry, tokenOf } = env();
        const token = await tokenOf(grace);
        const adopted = (await signIns.adopt(token, { replace: false })).unwrap();
        carry(adopted.credential);
        expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
        expect(adopted.expiresAt.epochMilliseconds).toBeGreaterThan(0);
        expect((await signIns.adopt(token, { replace: false })).unwrap()).toEqual(adopted);
        await signIns.signOut();
        for (const over of [token, 'nobody-s', '']) {
          const answer = await signIns.adopt(over, { replace: true });
          expect(answer.val).toMatchObject({ kind: 'rejected', status: 401 });
        }
      },
    );

    failsAndAborts('signing in', env, ({ signIns, grace }, options) =>
      signIns.signIn(grace.credentials, options),
    );
  });
}

/** The additional behavior of a `SignInRepository` whose sessions are cookies. */
export function sessionCookieContract(
  subject: string,
  open: () => Promise<AccountEnvironment>,
): void {
  describe(`${subject} keeps sessions in a cookie`, () => {
    const env = eachTestIn(open);

    it('neither signing in nor adopting a token returns a token', meets('SE-30'), async () => {
      const { signIns, grace, tokenOf } = env();
      const begun = (await signIns.signIn(grace.credentials)).unwrap();
      expect(begun.credential.kind).toBe('cookie');
      const token = await tokenOf(grace);
      const adopted = (await signIns.adopt(token, { replace: true })).unwrap();
      expect(adopted.credential.kind).toBe('cookie');
      expect(JSON.stringify(adopted)).not.toMatch(new RegExp(`"${token}"`));
    });

    it('signing in ends the browser’s previous session', meets('SE-30 AC-06'), async () => {
      const { accounts, grace, carry } = env();
      const former = await carrySession(env(), grace);
      const next = await carrySession(env(), grace);
      carry(former);
      expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
      carry(next);
      expect((await accounts.profile()).ok).toBe(true);
    });

    it(
      'a token replaces the browser’s other session only if requested, and then ends it',
      meets('SE-35'),
      async () => {
        const { signIns, accounts, grace, alan, carry, tokenOf } = env();
        const former = await carrySession(env(), grace);
        const token = await tokenOf(alan);
        expect((await signIns.adopt(token, { replace: false })).val).toEqual({
          kind: 'another-session',
        });
        expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
        const { credential } = (await signIns.adopt(token, { replace: true })).unwrap();
        expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
        carry(credential);
        expect((await accounts.profile()).unwrap()?.memberId).toBe(alan.memberId);
        carry(former);
        expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
      },
    );

    it(
      'a token of the same member replaces their session without asking',
      meets('SE-35'),
      async () => {
        const { signIns, accounts, grace, carry, tokenOf } = env();
        await carrySession(env(), grace);
        const token = await tokenOf(grace);
        const { credential } = (await signIns.adopt(token, { replace: false })).unwrap();
        expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
        carry(credential);
        expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
      },
    );

    it('an expired token leaves the browser’s session alone', meets('SE-36'), async () => {
      const { signIns, accounts, grace } = env();
      await carrySession(env(), grace);
      const answer = await signIns.adopt('nobody-s', { replace: true });
      expect(answer.val).toMatchObject({ kind: 'rejected', status: 401 });
      expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
    });
  });
}

/** Signs in, carries the session on the following calls, and returns when it ends. */
async function beginSession(
  { signIns, carry }: AccountEnvironment,
  { credentials }: AccountHolder,
): Promise<Temporal.Instant> {
  const { credential, expiresAt } = (await signIns.signIn(credentials)).unwrap();
  carry(credential);
  return expiresAt;
}

function msBetween(one: Temporal.Instant, other: Temporal.Instant): number {
  return other.epochMilliseconds - one.epochMilliseconds;
}

import { describe, expect, it } from 'vitest';

import type { AccountSessions, LiveSession } from '../../src/account/account-repository.port.ts';
import {
  type AccountEnvironment,
  carrySession,
  informationOf,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';

/** A back end whose members can see and end their sessions. */
export interface AccountSessionsEnvironment extends AccountEnvironment {
  readonly sessions: AccountSessions;
}

/** The behavior of every `AccountSessions`. */
export function accountSessionsContract(
  subject: string,
  open: () => Promise<AccountSessionsEnvironment>,
): void {
  describe(`${subject} is a list of sessions`, () => {
    const env = eachTestIn(open);

    it('lists every live session and marks the one that asks', meets('HT-95 MB-45'), async () => {
      const { grace, tokenOf } = env();
      await tokenOf(grace);
      await carrySession(env(), grace);
      const sessions = await listed();
      expect(sessions).toHaveLength(2);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
      expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
      for (const { signedInAt, lastUsedAt } of sessions) {
        expect(lastUsedAt.epochMilliseconds).toBeGreaterThanOrEqual(signedInAt.epochMilliseconds);
      }
    });

    it('ends one session and leaves the others', meets('HT-96 MB-46'), async () => {
      const { sessions, signIns, grace, tokenOf } = env();
      const token = await tokenOf(grace);
      await carrySession(env(), grace);
      const other = (await listed()).find(({ isThis }) => !isThis);
      expect((await sessions.end(other?.id ?? '')).ok).toBe(true);
      expect((await listed()).map(({ isThis }) => isThis)).toEqual([true]);
      const adopted = await signIns.adopt(token, { replace: true });
      expect(adopted.val).toMatchObject({ kind: 'rejected', status: 401 });
      expect((await sessions.end(other?.id ?? '')).ok).toBe(true);
    });

    it('ends no session of another member', meets('HT-96 MB-46'), async () => {
      const { sessions, signIns, alan, grace, carry, tokenOf } = env();
      const token = await tokenOf(alan);
      const { credential } = (await signIns.adopt(token, { replace: false })).unwrap();
      carry(credential);
      const [alans] = await listed();
      carry(null);
      await carrySession(env(), grace);
      expect((await listed()).map(({ id }) => id)).not.toContain(alans?.id);
      await sessions.end(alans?.id ?? '');
      await sessions.endOthers();
      expect((await signIns.adopt(token, { replace: true })).ok).toBe(true);
    });

    it('ends all sessions but the one that asks', meets('HT-97 MB-47'), async () => {
      const { sessions, grace, tokenOf } = env();
      await tokenOf(grace);
      await tokenOf(grace);
      await carrySession(env(), grace);
      expect((await sessions.endOthers()).ok).toBe(true);
      expect((await listed()).map(({ isThis }) => isThis)).toEqual([true]);
    });

    it(
      'a session that is ended takes the change of the address that it asked for with it',
      meets('OP-147'),
      async () => {
        const { accounts, changes, sessions, grace, carry } = env();
        const { password } = grace.credentials;
        const here = await carrySession(env(), grace);
        const information = await informationOf(env());
        const move = { ...information, email: 'new@mail.example' };
        const pending = async () => (await accounts.information()).unwrap()?.pendingEmail;
        const endListed = async () => {
          const other = (await listed()).find(({ isThis }) => !isThis);
          return sessions.end(other?.id ?? '');
        };
        for (const end of [
          endListed,
          () => sessions.endOthers(),
          () => changes.updatePassword({ current: password, next: 'Early_Morning2' }),
        ]) {
          carry(null);
          await carrySession(env(), grace);
          (await changes.updateInformation(move, password)).unwrap();
          carry(here);
          expect(await pending()).toBe(move.email);
          expect((await end()).ok).toBe(true);
          expect(await pending()).toBeNull();
        }
      },
    );

    it(
      'the change of the address that this session asked for outlives the others',
      meets('OP-147'),
      async () => {
        const { accounts, changes, sessions, grace, tokenOf } = env();
        await tokenOf(grace);
        await carrySession(env(), grace);
        const information = await informationOf(env());
        const move = { ...information, email: 'new@mail.example' };
        (await changes.updateInformation(move, grace.credentials.password)).unwrap();
        const other = (await listed()).find(({ isThis }) => !isThis);
        (await sessions.end(other?.id ?? '')).unwrap();
        (await sessions.endOthers()).unwrap();
        expect((await accounts.information()).unwrap()).toMatchObject({ pendingEmail: move.email });
      },
    );

    it('lists what happened to the account, newest first', meets('OP-23'), async () => {
      const { changes, sessions, signIns, grace, alan } = env();
      const { username, password } = grace.credentials;
      await carrySession(env(), alan);
      await signIns.signOut();
      await signIns.signIn({ username, password: 'Wrong_1234' });
      await carrySession(env(), grace);
      await changes.updateUsername('grace.again', 'Wrong_1234');
      await changes.updateUsername('grace.again', password);
      await sessions.endOthers();
      const events = (await sessions.activity()).unwrap().slice(0, 5);
      expect(events.map(({ kind }) => kind)).toEqual([
        'other-sessions-ended',
        'username-changed',
        'password-wrong',
        'signed-in',
        'sign-in-failed',
      ]);
      expect(new Set(events.map(({ id }) => id)).size).toBe(5);
    });

    it('lists changes of the sign-in details, too', meets('OP-23'), async () => {
      const { changes, sessions, grace, voucherFor } = env();
      const { password } = grace.credentials;
      await carrySession(env(), grace);
      await changes.linkSocial(await voucherFor('FB-1'), password);
      await changes.unlinkSocial(password);
      const information = await informationOf(env());
      await changes.updateInformation({ ...information, email: 'new@mail.example' }, password);
      await changes.cancelEmailChange();
      await changes.cancelEmailChange();
      const events = (await sessions.activity()).unwrap().slice(0, 5);
      expect(events.map(({ kind }) => kind)).toEqual([
        'email-canceled',
        'email-asked',
        'social-unlinked',
        'social-linked',
        'signed-in',
      ]);
    });

    it('refuses without a session', meets('HT-95 AC-06'), async () => {
      env().carry(null);
      const { sessions } = env();
      for (const call of [
        () => sessions.list(),
        () => sessions.activity(),
        () => sessions.end('x'),
        () => sessions.endOthers(),
      ]) {
        expect((await call()).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    failsAndAbortsAfter('listing the sessions', env, async (opened) => {
      await carrySession(opened, opened.grace);
      return (options) => opened.sessions.list(options);
    });

    async function listed(): Promise<readonly LiveSession[]> {
      return (await env().sessions.list()).unwrap();
    }
  });
}

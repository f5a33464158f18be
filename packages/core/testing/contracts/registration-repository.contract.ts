import { describe, expect, it } from 'vitest';

import {
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  type AccountEnvironment,
  carrySession,
  informationOf,
  meets,
} from './environment.contract.ts';
import type {
  LinkOver,
  RegistrationRepository,
} from '../../src/account/registration-repository.port.ts';

/** An account back end with a member who has no login yet, and access to the sent mail. */
export interface RegistrationEnvironment extends AccountEnvironment {
  readonly registrations: RegistrationRepository;
  /** A member who has joined but has no login yet. */
  readonly newcomer: {
    readonly memberId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  };
  /** The tokens of the links mailed to this address, oldest first. */
  linksMailedTo(email: string): Promise<readonly string[]>;
  /** A receiving server says that this mailbox doesn't exist. */
  mailBounced(email: string): Promise<void>;
}

const password = 'New_Morning2';

const over = (why: LinkOver['why']): LinkOver => ({ kind: 'link-over', why });

/** The behavior of every `RegistrationRepository`. */
export function registrationRepositoryContract(
  subject: string,
  open: () => Promise<RegistrationEnvironment>,
): void {
  describe(`${subject} brings people to their logins`, () => {
    const env = eachTestIn(open);

    /** The newest link mailed to the address. */
    const linkTo = async (email: string): Promise<string> =>
      (await env().linksMailedTo(email)).at(-1) ?? 'none';

    it(
      'a new member chooses a login with the link mailed to the address on file, and signs in',
      meets('AC-08 HT-50 HT-51 HT-52 HT-53'),
      async () => {
        const { registrations, signIns, accounts, newcomer, carry } = env();
        const { memberId, lastName, firstName, email } = newcomer;
        const asked = { memberId, lastName: lastName.toUpperCase() };
        expect((await registrations.validateMember(asked)).unwrap()).toEqual({
          isValid: true,
          isRegistered: false,
        });
        expect((await registrations.signUp({ memberId, lastName })).ok).toBe(true);
        const token = await linkTo(email);
        expect((await registrations.readLink(token)).unwrap()).toEqual({
          purpose: 'activate',
          firstName,
          username: null,
        });
        const login = { token, username: 'new.comer', password };
        expect((await registrations.activate(login)).ok).toBe(true);
        const session = (await signIns.signIn({ username: 'new.comer', password })).unwrap();
        carry(session.credential);
        expect((await accounts.profile()).unwrap()).toMatchObject({
          memberId,
          firstName,
          lastName,
        });
        expect((await registrations.validateMember(newcomer)).unwrap().isRegistered).toBe(true);
      },
    );

    it('the number and the name must match', meets('HT-50 HT-51'), async () => {
      const { registrations, newcomer } = env();
      for (const wrong of [
        { ...newcomer, lastName: 'Somebody' },
        { ...newcomer, memberId: '000000' },
      ]) {
        expect((await registrations.validateMember(wrong)).unwrap()).toEqual({
          isValid: false,
          isRegistered: false,
        });
        expect((await registrations.signUp(wrong)).val).toMatchObject({ field: 'memberId' });
      }
    });

    it('a prospect gets a login too, marked as a prospect', meets('HT-51 AC-10'), async () => {
      const { registrations, signIns, accounts, carry } = env();
      const email = 'ada@mail.example';
      const prospect = { firstName: 'Ada', lastName: 'Lovelace', email };
      expect((await registrations.signUp(prospect)).ok).toBe(true);
      const login = { token: await linkTo(email), username: 'ada.l', password };
      expect((await registrations.activate(login)).ok).toBe(true);
      carry((await signIns.signIn({ username: 'ada.l', password })).unwrap().credential);
      expect((await accounts.information()).unwrap()).toMatchObject({ email, isProspect: true });
      expect((await accounts.profile()).unwrap()).toMatchObject({ memberId: null });
    });

    it('a link works once, and no other text works', meets('HT-52 HT-53'), async () => {
      const { registrations, newcomer } = env();
      await registrations.signUp(newcomer);
      const token = await linkTo(newcomer.email);
      const login = { token, username: 'new.comer', password };
      expect((await registrations.readLink(token)).ok).toBe(true);
      expect((await registrations.activate(login)).ok).toBe(true);
      expect((await registrations.readLink(token)).val).toEqual(over('used'));
      expect((await registrations.activate(login)).val).toEqual(over('used'));
      for (const madeUp of ['made-up', '', '.', '..', 'a/b', '\uD800']) {
        expect((await registrations.readLink(madeUp)).val).toEqual(over('unknown'));
      }
      expect((await registrations.activate({ ...login, token: 'made-up' })).val).toEqual(
        over('unknown'),
      );
    });

    it('a password that many would guess doesn’t use up the link', meets('OP-96'), async () => {
      const { registrations, newcomer } = env();
      await registrations.signUp(newcomer);
      const login = { token: await linkTo(newcomer.email), username: 'new.comer' };
      const refused = await registrations.activate({ ...login, password: 'Password12' });
      expect(refused.val).toEqual({ kind: 'common-password' });
      expect((await registrations.activate({ ...login, password })).ok).toBe(true);
    });

    it('a taken username doesn’t use up the link', meets('HT-53'), async () => {
      const { registrations, newcomer, grace } = env();
      await registrations.signUp(newcomer);
      const token = await linkTo(newcomer.email);
      const taken = grace.credentials.username.toUpperCase();
      const login = { token, username: taken, password };
      expect((await registrations.activate(login)).val).toEqual({ kind: 'taken' });
      expect((await registrations.activate({ ...login, username: null })).val).toMatchObject({
        field: 'username',
      });
      expect((await registrations.activate({ ...login, username: 'new.comer' })).ok).toBe(true);
    });

    it('sends the link again, which invalidates the previous one', meets('HT-54'), async () => {
      const { registrations, newcomer, linksMailedTo } = env();
      await registrations.signUp(newcomer);
      expect((await registrations.resendVerification(newcomer.memberId)).ok).toBe(true);
      const [first = '', second = ''] = await linksMailedTo(newcomer.email);
      expect((await registrations.readLink(first)).val).toEqual(over('used'));
      expect((await registrations.readLink(second)).ok).toBe(true);
    });

    it('sends no link again to a member who has a login', meets('HT-54'), async () => {
      const { registrations, grace, linksMailedTo } = env();
      expect((await registrations.resendVerification(grace.memberId)).ok).toBe(true);
      expect(await linksMailedTo(grace.email)).toEqual([]);
    });

    it(
      'a member who forgot their login recovers it by mail, which ends their sessions',
      meets('HT-49 AC-08'),
      async () => {
        const { registrations, signIns, accounts, grace, carry } = env();
        await carrySession(env(), grace);
        expect((await registrations.recoverByEmail(grace.email.toUpperCase())).ok).toBe(true);
        const token = await linkTo(grace.email);
        const { username } = grace.credentials;
        expect((await registrations.readLink(token)).unwrap()).toMatchObject({
          purpose: 'recover',
          username,
        });
        const login = { token, username: null, password };
        expect((await registrations.activate(login)).ok).toBe(true);
        expect((await accounts.profile()).val).toMatchObject({ status: 401 });
        expect((await signIns.signIn(grace.credentials)).ok).toBe(false);
        carry((await signIns.signIn({ username, password })).unwrap().credential);
        expect((await accounts.profile()).ok).toBe(true);
      },
    );

    it(
      'recovery for a member without a login mails the activation link',
      meets('HT-49'),
      async () => {
        const { registrations, newcomer } = env();
        const { memberId, lastName } = newcomer;
        await registrations.validateMember({ memberId, lastName });
        expect((await registrations.recoverByEmail(newcomer.email)).ok).toBe(true);
        const link = (await registrations.readLink(await linkTo(newcomer.email))).unwrap();
        expect(link).toMatchObject({ purpose: 'activate', username: null });
      },
    );

    it(
      'an unknown person gets the same answer, and no mail is sent',
      meets('HT-49 HT-54'),
      async () => {
        const { registrations, linksMailedTo } = env();
        const nobody = 'nobody@mail.example';
        expect((await registrations.recoverByEmail(nobody)).ok).toBe(true);
        expect((await registrations.resendVerification('999999')).ok).toBe(true);
        expect(await linksMailedTo(nobody)).toEqual([]);
      },
    );

    it(
      'a recovery link is valid for half an hour, an activation link for two days',
      meets('HT-52'),
      async () => {
        const { registrations, newcomer, grace, passTime } = env();
        await registrations.recoverByEmail(grace.email);
        await registrations.signUp(newcomer);
        const [back, activation] = [await linkTo(grace.email), await linkTo(newcomer.email)];
        await passTime(30 * 60_000 - 1);
        expect((await registrations.readLink(back)).ok).toBe(true);
        await passTime(1);
        expect((await registrations.readLink(back)).val).toEqual(over('expired'));
        await passTime(47.5 * 3_600_000 - 1);
        expect((await registrations.readLink(activation)).ok).toBe(true);
        await passTime(1);
        expect((await registrations.readLink(activation)).val).toEqual(over('expired'));
      },
    );

    it('says whether a username is taken, in any letter case', meets('HT-48'), async () => {
      const { registrations, grace } = env();
      const { username } = grace.credentials;
      expect((await registrations.verifyUsername(username.toUpperCase())).unwrap()).toBe(true);
      for (const name of ['nobody.here', grace.email, '']) {
        expect((await registrations.verifyUsername(name)).unwrap()).toBe(false);
      }
    });

    it('an address gets at most three links an hour', meets('AC-08'), async () => {
      const { registrations, grace, linksMailedTo, passTime } = env();
      for (const isSent of [true, true, true, false]) {
        expect((await registrations.recoverByEmail(grace.email)).ok).toBe(isSent);
      }
      expect((await registrations.recoverByEmail(grace.email)).val).toMatchObject({
        kind: 'rate-limited',
      });
      expect(await linksMailedTo(grace.email)).toHaveLength(3);
      await passTime(3_600_000);
      expect((await registrations.recoverByEmail(grace.email)).ok).toBe(true);
    });

    failsAndAbortsAfter('verifying a username', env, ({ registrations, grace }) => {
      const { username } = grace.credentials;
      return (options) => registrations.verifyUsername(username, options);
    });

    it(
      'a link confirms a new email address once, and another link undoes it',
      meets('SE-21 SE-22'),
      async () => {
        const { accounts, changes, registrations, signIns, grace, carry, linksMailedTo } = env();
        const elsewhere = await carrySession(env(), grace);
        const here = await carrySession(env(), grace);
        const { password } = grace.credentials;
        const [former, email] = [grace.email, 'new@mail.example'];
        const information = await informationOf(env());
        expect((await changes.updateInformation({ ...information, email }, password)).ok).toBe(
          true,
        );
        const token = (await linksMailedTo(email)).at(-1) ?? 'none';

        expect((await registrations.readLink(token)).val).toEqual(over('unknown'));
        const login = { token, username: null, password: 'New_Morning2' };
        expect((await registrations.activate(login)).val).toEqual(over('unknown'));
        expect((await registrations.useEmailLink(token)).ok).toBe(true);
        expect((await registrations.useEmailLink(token)).val).toEqual(over('used'));
        expect((await registrations.useEmailLink('made-up')).val).toEqual(over('unknown'));
        expect((await accounts.information()).unwrap()).toMatchObject({
          email,
          pendingEmail: null,
          emailProblem: null,
        });
        carry(elsewhere);
        expect((await accounts.profile()).val).toMatchObject({ status: 401 });
        expect((await signIns.signIn({ username: email, password })).ok).toBe(true);

        const undo = (await linksMailedTo(former)).at(-1) ?? 'none';
        carry(here);
        expect((await registrations.useEmailLink(undo)).ok).toBe(true);
        expect((await accounts.profile()).val).toMatchObject({ status: 401 });
        expect((await signIns.signIn({ username: email, password })).ok).toBe(false);
        expect((await signIns.signIn({ username: former, password })).ok).toBe(true);
      },
    );

    it(
      'a new email address ends the links for a login that were mailed to the former one',
      meets('SE-21 SE-22'),
      async () => {
        const { changes, registrations, grace } = env();
        await carrySession(env(), grace);
        const information = await informationOf(env());
        await registrations.recoverByEmail(grace.email);
        const former = await linkTo(grace.email);
        const change = { ...information, email: 'new@mail.example' };
        (await changes.updateInformation(change, grace.credentials.password)).unwrap();
        expect((await registrations.readLink(former)).ok).toBe(true);
        (await registrations.useEmailLink(await linkTo(change.email))).unwrap();
        expect((await registrations.readLink(former)).val).toEqual(over('used'));
      },
    );

    it('a login chosen with a mailed link shows that mail arrives', meets('OP-117'), async () => {
      const { accounts, registrations, signIns, grace, carry, mailBounced } = env();
      await mailBounced(grace.email);
      await registrations.recoverByEmail(grace.email);
      const login = { token: await linkTo(grace.email), username: null, password };
      (await registrations.activate(login)).unwrap();
      const { username } = grace.credentials;
      carry((await signIns.signIn({ username, password })).unwrap().credential);
      expect((await accounts.information()).unwrap()).toMatchObject({ emailProblem: null });
    });

    it(
      'the owner of an address that mail came back from confirms it with a link that they ask for',
      meets('OP-117'),
      async () => {
        const { accounts, changes, registrations, grace, mailBounced } = env();
        const { email } = grace;
        const information = async () => (await accounts.information()).unwrap();
        await carrySession(env(), grace);
        expect((await changes.resendEmailLink()).val).toEqual({ kind: 'unsuccessful' });
        await mailBounced(email);
        const bounced = { email, pendingEmail: null, emailProblem: 'bounced' };
        expect(await information()).toMatchObject(bounced);
        expect((await changes.resendEmailLink()).ok).toBe(true);
        expect(await information()).toMatchObject({ ...bounced, pendingEmail: email });
        expect((await registrations.useEmailLink(await linkTo(email))).ok).toBe(true);
        expect(await information()).toMatchObject({ ...bounced, emailProblem: null });
      },
    );

    failsAndAborts('sending a link again', env, ({ registrations, newcomer }, options) =>
      registrations.resendVerification(newcomer.memberId, options),
    );
  });
}

import { contract, errorBody } from '@foyer/adapters-http/wire';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

import { addRows } from '../database/rows.ts';
import { systemIds } from '../system.ts';
import type { TestEngine } from './engines.ts';
import { mailbox } from './mails.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from './members.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';
import { resetSecondStep } from '../account/second-step-calls.ts';

/** What the contract of the second step can't see from outside, on each engine. */
export function secondStepSuite(engine: TestEngine): void {
  describe(`The second step over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let key = '';
    let codes: readonly string[] = [];
    let token = '';
    beforeEach(async () => {
      await reseedAccounts(api);
      await aMemberWithLogin(api, '901001', 'grace');
      token = await aToken(api, grace);
      const { body } = await post(contract.beginSecondStep.path, { currentPassword });
      key = contract.beginSecondStep.answer.parse(body).secret;
      const confirmed = await post(contract.confirmSecondStep.path, { code: code() });
      codes = contract.confirmSecondStep.answer.parse(confirmed.body).recoveryCodes;
      api.clock.advance(30_000);
    });

    const currentPassword = 'Quiet_Hours1';
    const grace = { username: 'grace', password: currentPassword };
    const post = (path: string, body: object): Promise<TestAnswer> =>
      sendAs(api, token, 'POST', path, body);
    const code = (): string =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({
        timestamp: api.clock.now().epochMilliseconds,
      });
    const signIn = (credentials: object = grace, cookie = ''): Promise<TestAnswer> =>
      api.send('POST', contract.signIn.path, credentials, { cookie });
    const challenge = async (): Promise<string> => {
      const { body } = await signIn();
      return contract.signIn.answer.parse(body).challenge ?? '';
    };
    const finish = async (body: object, trustsBrowser = false): Promise<TestAnswer> =>
      api.send('POST', contract.finishSignIn.path, {
        challenge: await challenge(),
        trustsBrowser,
        ...body,
      });
    const trust = async (): Promise<string> => {
      const { headers } = await finish({ code: code() }, true);
      const cookie = headers.getSetCookie().find((one) => one.includes('foyer_trusted')) ?? '';
      expect(cookie).toMatch(
        /^__Host-foyer_trusted=[\w.]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      return cookie.split(';')[0] ?? '';
    };
    const hasSession = ({ body }: TestAnswer): boolean =>
      typeof contract.signIn.answer.parse(body).token === 'string';

    it('OP-32 counts only the member’s own recovery codes', async () => {
      const others = { code_hash: 'alan’s', account_id: 'account-901002' };
      await addRows(api.database, 'recovery_codes', [others]);
      const { body } = await sendAs(api, token, 'GET', contract.getSecondStep.path);
      expect(contract.getSecondStep.answer.parse(body).recoveryCodesLeft).toBe(10);
    });

    it('OP-31 the password alone sets no cookie and begins no session', async () => {
      const answer = await signIn();
      expect(hasSession(answer)).toBe(false);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    it('OP-31 a social login alone begins no session either', async () => {
      await api.database
        .updateTable('accounts')
        .set({ social_id: 'FB-31' })
        .where('member_id', '=', '901001')
        .execute();
      const { body } = await api.send('POST', '/dev/social-logins', { facebookId: 'FB-31' });
      const answer = await api.send('POST', contract.signInSocially.path, body);
      expect(hasSession(answer)).toBe(false);
      const { challenge: given } = contract.signInSocially.answer.parse(answer.body);
      expect((await finish({ challenge: given, code: code() })).status).toBe(200);
    });

    it('OP-31 of four concurrent logins with one code, one succeeds', async () => {
      const begun = await challenge();
      const logins = Array.from({ length: 4 }, () => finish({ challenge: begun, code: code() }));
      const statuses = (await Promise.all(logins)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it('OP-31 a challenge is over once the password has changed', async () => {
      const begun = await challenge();
      await post(contract.updatePassword.path, { currentPassword, newPassword: 'New_Morning2' });
      const answer = await finish({ challenge: begun, code: code() });
      expect(errorBody.parse(answer.body).error.code).toBe('CHALLENGE_OVER');
    });

    it('PG-351 a login under way while two-step login turns on begins no session without a code', async () => {
      await post(contract.turnOffSecondStep.path, { currentPassword });
      const { body } = await post(contract.beginSecondStep.path, { currentPassword });
      key = contract.beginSecondStep.answer.parse(body).secret;
      const [on, ...logins] = await Promise.all([
        post(contract.confirmSecondStep.path, { code: code() }),
        ...Array.from({ length: 8 }, () => signIn()),
      ]);
      expect(on.status).toBe(200);
      const begun = logins.filter((answer) => answer.status === 200 && hasSession(answer));
      const asked = begun.map((answer) => {
        const { token: given } = contract.signIn.answer.parse(answer.body);
        return sendAs(api, given ?? '', 'GET', contract.listSessions.path);
      });
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses).toEqual(begun.map(() => 401));
    });

    it('OP-32 the database has neither the key nor a recovery code, and a used code is mailed', async () => {
      expect(codes[0]).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);
      const used = await finish({ code: codes[0]?.toLowerCase().replaceAll('-', ' ') });
      expect(used.status).toBe(200);
      const held = JSON.stringify([
        await api.database.selectFrom('second_steps').selectAll().execute(),
        await api.database.selectFrom('recovery_codes').selectAll().execute(),
        await api.database.selectFrom('account_events').selectAll().execute(),
        api.logged,
      ]);
      for (const secret of [key, ...codes]) expect(held).not.toContain(secret);
      expect((await mailbox(api)).at(-1)?.subject).toBe(
        'A recovery code was used for your Foyer account',
      );
    });

    it('OP-157 a session that is ended meanwhile makes no recovery codes, and the former ones work', async () => {
      const other = contract.finishSignIn.answer.parse((await finish({ code: code() })).body);
      const [made] = await Promise.all([
        post(contract.renewRecoveryCodes.path, { currentPassword }),
        sendAs(api, other.token ?? '', 'DELETE', contract.endOtherSessions.path),
      ]);
      expect(made.status).toBe(401);
      expect((await finish({ code: codes[0] })).status).toBe(200);
    });

    it('PG-352 SE-23 new recovery codes are mailed to the member', async () => {
      const made = await post(contract.renewRecoveryCodes.path, { currentPassword });
      expect(made.status).toBe(200);
      expect((await mailbox(api, { to: 'grace@mail.example' })).at(-1)?.subject).toBe(
        'New recovery codes for your Foyer account',
      );
    });

    it('OP-34 staff can turn it off, which ends every session and is mailed', async () => {
      const backing = { ...api, ids: systemIds, publicUrl: 'https://www.club.example' };
      const reset = () => resetSecondStep(backing, '901001', api.clock.now());
      expect((await reset()).ok).toBe(true);
      expect((await post(contract.signOut.path, {})).status).toBe(401);
      expect(hasSession(await signIn())).toBe(true);
      expect((await mailbox(api)).at(-1)?.subject).toBe(
        'Two-step login is off for your Foyer account',
      );
      expect((await reset()).val).toBe('Two-step login is off for member 901001.');
      const nobody = await resetSecondStep(backing, 'none', api.clock.now());
      expect(nobody.val).toBe('There is no account of member none.');
    });

    it('OP-33 a trusted browser needs no code for 30 days, for this member only', async () => {
      const cookie = await trust();
      expect(hasSession(await signIn(grace, cookie))).toBe(true);
      expect(hasSession(await signIn(grace, `${cookie}0`))).toBe(false);
      api.clock.advance(30 * 24 * 3_600_000);
      expect(hasSession(await signIn(grace, cookie))).toBe(false);
    });

    it('OP-33 changing the password ends the trust', async () => {
      const cookie = await trust();
      await post(contract.updatePassword.path, { currentPassword, newPassword: 'New_Morning2' });
      const changed = { ...grace, password: 'New_Morning2' };
      expect(hasSession(await signIn(changed, cookie))).toBe(false);
    });
  });
}

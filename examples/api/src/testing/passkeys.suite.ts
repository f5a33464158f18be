import { contract, errorBody } from '@foyer/adapters-http/wire';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { mailbox } from './mails.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from './members.ts';
import { type PasskeyFlaw, SoftwarePasskey } from './software-passkey.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';

/** What the contract of passkeys can't see from outside, on each engine. */
export function passkeysSuite(engine: TestEngine): void {
  describe(`Passkeys over ${engine.name}`, () => {
    const site = 'https://www.club.example';
    const currentPassword = 'Quiet_Hours1';
    const api = sharedApi(engine, { publicUrl: site });
    let token = '';
    let phone: SoftwarePasskey;
    beforeEach(async () => {
      await reseedAccounts(api);
      await aMemberWithLogin(api, '901001', 'grace');
      token = await aToken(api, { username: 'grace', password: currentPassword });
      phone = new SoftwarePasskey(site);
    });

    const post = (path: string, body: object): Promise<TestAnswer> =>
      sendAs(api, token, 'POST', path, body);
    const add = async (device = phone): Promise<TestAnswer> => {
      const { body } = await post(contract.beginPasskey.path, { currentPassword });
      const { options } = contract.beginPasskey.answer.parse(body);
      const passkey = (await device.create(options)).unwrap();
      return post(contract.addPasskey.path, { name: 'My phone', passkey });
    };
    const signIn = async (flaw: PasskeyFlaw = {}, change: object = {}): Promise<TestAnswer> => {
      const { body } = await api.send('POST', contract.beginPasskeySignIn.path, {});
      const { options } = contract.beginPasskeySignIn.answer.parse(body);
      phone.flaw = flaw;
      const signed = (await phone.sign(options)).unwrap();
      return api.send('POST', contract.signInWithPasskey.path, { ...signed, ...change });
    };
    const codeOf = ({ body }: TestAnswer): string => errorBody.parse(body).error.code;

    it('OP-90 tells the member by mail and in the history, and stores no name of the device', async () => {
      expect((await add()).status).toBe(200);
      expect((await signIn()).status).toBe(200);
      expect((await mailbox(api)).at(-1)?.subject).toBe(
        'A passkey was added to your Foyer account',
      );
      const events = await api.database.selectFrom('account_events').select('kind').execute();
      expect(events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['passkey-added', 'signed-in-with-passkey']),
      );
    });

    it('OP-90 an account has ten at most', async () => {
      for (let count = 0; count < 10; count += 1) {
        expect((await add(new SoftwarePasskey(site))).status).toBe(200);
      }
      const refused = await post(contract.beginPasskey.path, { currentPassword });
      expect([refused.status, codeOf(refused)]).toEqual([409, 'TOO_MANY_PASSKEYS']);
    });

    it.each([
      ['another site', { origin: 'https://www.club.example.evil.example' }],
      ['a device that checked nobody', { isVerified: false }],
    ])('OP-93 a passkey of %s is refused, new or known', async (_, flaw) => {
      phone.flaw = flaw;
      expect(codeOf(await add())).toBe('PASSKEY_REFUSED');
      phone.flaw = {};
      await add();
      expect(codeOf(await signIn(flaw))).toBe('WRONG_CREDENTIALS');
      expect((await signIn()).status).toBe(200);
    });

    it('OP-93 a passkey that counts backward was copied, and is refused', async () => {
      await add();
      expect((await signIn({ counter: 7 })).status).toBe(200);
      expect(codeOf(await signIn({ counter: 7 }))).toBe('WRONG_CREDENTIALS');
      expect((await signIn({ counter: 8 })).status).toBe(200);
    });

    it('OP-93 a signature that was changed, or is of somebody else, is refused like an unknown one', async () => {
      await add();
      for (const change of [
        { signature: Buffer.from('made up').toString('base64url') },
        { userHandle: Buffer.from('account-901002').toString('base64url') },
        { id: 'unknown' },
        { clientDataJSON: 'rubbish' },
      ]) {
        const refused = await signIn({}, change);
        expect([refused.status, codeOf(refused)]).toEqual([401, 'WRONG_CREDENTIALS']);
      }
    });

    it('OP-93 ten wrong signatures of a passkey are refused for a while', async () => {
      await add();
      for (let count = 0; count < 10; count += 1) {
        await signIn({ isVerified: false });
      }
      const refused = await signIn();
      expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_SIGN_INS']);
    });

    it('OP-92 counts as both steps of a login', async () => {
      await add();
      const { body } = await post(contract.beginSecondStep.path, { currentPassword });
      const { secret } = contract.beginSecondStep.answer.parse(body);
      const now = api.clock.now().epochMilliseconds;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
      expect((await post(contract.confirmSecondStep.path, { code })).status).toBe(200);
      const answer = contract.signInWithPasskey.answer.parse((await signIn()).body);
      expect(answer.token).toEqual(expect.any(String));
    });
  });
}

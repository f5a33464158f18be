import { describe, expect, it } from 'vitest';

import type { SecondStep } from '../../src/account/sign-in-repository.port.ts';
import {
  type AccountEnvironment,
  carrySession,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';

/** A back end whose members can protect their login with a code. */
export interface SecondStepEnvironment extends AccountEnvironment {
  readonly secondStep: SecondStep;
  /** The code that an app with this key shows now. */
  codeOf(secret: string): string;
}

const halfMinuteMs = 30_000;

/** The behavior of every `SecondStep`, and of logins that need one. */
export function secondStepContract(
  subject: string,
  open: () => Promise<SecondStepEnvironment>,
): void {
  describe(`${subject} is the second step of a login`, () => {
    const env = eachTestIn(open);

    it('is off until a code of the new key is confirmed', meets('OP-30'), async () => {
      const { grace, secondStep, signIns, codeOf } = env();
      await carrySession(env(), grace);
      const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
      expect((await secondStep.status()).unwrap()).toEqual(off);
      expect((await secondStep.confirm('123456')).val).toEqual({ kind: 'wrong-code' });
      const { secret, address } = (await secondStep.begin(grace.credentials.password)).unwrap();
      expect(address).toMatch(/^otpauth:\/\/totp\//);
      expect(address).toContain(secret);
      expect((await secondStep.confirm('000000')).val).toEqual({ kind: 'wrong-code' });
      expect((await secondStep.status()).unwrap()).toEqual(off);
      expect((await signIns.signIn(grace.credentials)).ok).toBe(true);
      await carrySession(env(), grace);
      const codes = (await secondStep.confirm(codeOf(secret))).unwrap();
      expect(new Set(codes).size).toBe(10);
      expect((await secondStep.status()).unwrap()).toEqual({
        isOn: true,
        recoveryCodesLeft: 10,
        isRequired: false,
      });
      const again = await secondStep.confirm(codeOf(secret));
      expect(again.val).toMatchObject({ kind: 'rejected', code: 'SECOND_STEP_ON' });
    });

    it(
      'is changed only with the current password, and turning it on ends the other sessions',
      meets('OP-30'),
      async () => {
        const { accounts, alan, grace, carry, secondStep } = env();
        const elsewhere = await carrySession(env(), grace);
        carry(null);
        const here = await carrySession(env(), grace);
        const wrong = { kind: 'wrong-password' };
        expect((await secondStep.begin('Wrong_1234')).val).toEqual(wrong);
        await turnOn();
        carry(elsewhere);
        expect((await accounts.profile()).val).toMatchObject({ kind: 'rejected', status: 401 });
        carry(here);
        expect((await secondStep.renewCodes('Wrong_1234')).val).toEqual(wrong);
        expect((await secondStep.turnOff('Wrong_1234')).val).toEqual(wrong);
        carry(null);
        await carrySession(env(), alan);
        expect((await secondStep.status()).unwrap().isOn).toBe(false);
      },
    );

    it('a login needs a code, and each code works once', meets('OP-31'), async () => {
      const { accounts, grace, alan, carry, codeOf, passTime, signIns } = env();
      await carrySession(env(), grace);
      const { secret } = await turnOn();
      carry(null);
      expect((await signIns.signIn(alan.credentials)).ok).toBe(true);
      const challenge = await challengeOf();
      const step = { challenge, trustsBrowser: false };
      const wrong = { kind: 'wrong-code' };
      // The code that turned the step on.
      expect((await signIns.finish({ ...step, code: codeOf(secret) })).val).toEqual(wrong);
      expect((await signIns.finish({ ...step, code: 'nonsense' })).val).toEqual(wrong);
      await passTime(halfMinuteMs);
      const code = codeOf(secret);
      carry((await signIns.finish({ ...step, code })).unwrap().credential);
      expect((await accounts.profile()).unwrap()?.memberId).toBe(grace.memberId);
      carry(null);
      expect((await signIns.finish({ ...step, code })).val).toEqual(wrong);
    });

    it('a challenge works for ten minutes', meets('OP-31'), async () => {
      const { grace, codeOf, passTime, signIns } = env();
      await carrySession(env(), grace);
      const { secret } = await turnOn();
      const challenge = await challengeOf();
      await passTime(600_000);
      const over = { kind: 'challenge-over' };
      const step = { code: codeOf(secret), trustsBrowser: false };
      expect((await signIns.finish({ ...step, challenge })).val).toEqual(over);
      expect((await signIns.finish({ ...step, challenge: 'made-up' })).val).toEqual(over);
    });

    it(
      'five wrong codes are refused for a while, and so is the right one',
      meets('OP-31'),
      async () => {
        const { grace, codeOf, passTime, signIns } = env();
        await carrySession(env(), grace);
        const { secret } = await turnOn();
        await passTime(halfMinuteMs);
        const step = { challenge: await challengeOf(), trustsBrowser: false };
        for (let count = 0; count < 5; count += 1) {
          await signIns.finish({ ...step, code: 'nonsense' });
        }
        const refused = await signIns.finish({ ...step, code: codeOf(secret) });
        expect(refused.val).toMatchObject({ kind: 'rate-limited' });
      },
    );

    it('each recovery code works once, until there are new ones', meets('OP-32'), async () => {
      const { grace, carry, secondStep, signIns } = env();
      await carrySession(env(), grace);
      const { codes } = await turnOn();
      const [first = '', second = ''] = codes;
      const challenge = await challengeOf();
      const step = { challenge, trustsBrowser: false };
      carry((await signIns.finish({ ...step, code: first })).unwrap().credential);
      expect((await secondStep.status()).unwrap().recoveryCodesLeft).toBe(9);
      const again = await signIns.finish({ ...step, code: first });
      expect(again.val).toEqual({ kind: 'wrong-code' });
      const renewed = (await secondStep.renewCodes(grace.credentials.password)).unwrap();
      expect((await secondStep.status()).unwrap().recoveryCodesLeft).toBe(10);
      const former = await signIns.finish({ ...step, code: second });
      expect(former.val).toEqual({ kind: 'wrong-code' });
      expect((await signIns.finish({ ...step, code: renewed[0] ?? '' })).ok).toBe(true);
    });

    it('once it is off, the password is enough', meets('OP-30'), async () => {
      const { grace, secondStep, signIns } = env();
      await carrySession(env(), grace);
      await turnOn();
      expect((await secondStep.turnOff(grace.credentials.password)).ok).toBe(true);
      expect((await secondStep.status()).unwrap().isOn).toBe(false);
      expect((await signIns.signIn(grace.credentials)).ok).toBe(true);
    });

    it(
      'a challenge is over once the password or the step has changed',
      meets('OP-31'),
      async () => {
        const { changes, grace, signIns, secondStep } = env();
        await carrySession(env(), grace);
        const { codes } = await turnOn();
        const [first = '', second = ''] = codes;
        const over = { kind: 'challenge-over' };
        const challenge = await challengeOf();
        const { username, password } = grace.credentials;
        const changed = { current: password, next: 'New_Morning2' };
        (await changes.updatePassword(changed)).unwrap();
        const step = { trustsBrowser: false };
        expect((await signIns.finish({ ...step, challenge, code: first })).val).toEqual(over);
        const again = await signIns.signIn({ username, password: changed.next });
        const next = again.err && again.val.kind === 'second-step' ? again.val.challenge : '';
        (await secondStep.turnOff(changed.next)).unwrap();
        expect((await signIns.finish({ ...step, challenge: next, code: second })).val).toEqual(
          over,
        );
      },
    );

    it(
      'a code still works half a minute later, and a recovery code however it is typed',
      meets('OP-31 OP-32'),
      async () => {
        const { grace, codeOf, passTime, signIns } = env();
        await carrySession(env(), grace);
        const { secret, codes } = await turnOn();
        await passTime(2 * halfMinuteMs);
        const step = { challenge: await challengeOf(), trustsBrowser: false };
        const code = codeOf(secret);
        await passTime(halfMinuteMs);
        expect((await signIns.finish({ ...step, code })).ok).toBe(true);
        const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
        expect((await signIns.finish({ ...step, code: typed })).ok).toBe(true);
      },
    );

    it(
      'refuses a new key while it is on, and recovery codes while it is off',
      meets('OP-30'),
      async () => {
        const { grace, secondStep } = env();
        const { password } = grace.credentials;
        await carrySession(env(), grace);
        const refused = { kind: 'rejected', status: 409 };
        expect((await secondStep.renewCodes(password)).val).toMatchObject(refused);
        await turnOn();
        expect((await secondStep.begin(password)).val).toMatchObject(refused);
      },
    );

    it('refuses without a session', meets('OP-30 AC-06'), async () => {
      env().carry(null);
      const { secondStep } = env();
      for (const call of [
        () => secondStep.status(),
        () => secondStep.begin('x'),
        () => secondStep.confirm('x'),
        () => secondStep.renewCodes('x'),
        () => secondStep.turnOff('x'),
      ]) {
        expect((await call()).val).toMatchObject({ kind: 'rejected', status: 401 });
      }
    });

    failsAndAbortsAfter('asking whether it is on', env, async (opened) => {
      await carrySession(opened, opened.grace);
      return (options) => opened.secondStep.status(options);
    });

    async function turnOn(): Promise<{ secret: string; codes: readonly string[] }> {
      const { grace, secondStep, codeOf } = env();
      const { secret } = (await secondStep.begin(grace.credentials.password)).unwrap();
      return { secret, codes: (await secondStep.confirm(codeOf(secret))).unwrap() };
    }

    /** Signs Grace in with her password. */
    async function challengeOf(): Promise<string> {
      const { grace, signIns } = env();
      const answer = await signIns.signIn(grace.credentials);
      expect(answer.val).toMatchObject({ kind: 'second-step' });
      return answer.err && answer.val.kind === 'second-step' ? answer.val.challenge : '';
    }
  });
}

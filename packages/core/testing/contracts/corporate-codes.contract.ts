import { describe, expect, it } from 'vitest';

import { aContact } from '../builders/lead.builder.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import type { CodeRequest } from '../../src/corporate/corporate-repository.port.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type CorporateCodesEnvironment = BackEndWith<
  'corporate' | 'acceptingClub' | 'partnerEmail' | 'codesMailedTo' | 'passTime'
>;

/** The code behavior and limits of every `CorporateRepository`. */
export function corporateCodesContract(
  subject: string,
  open: () => Promise<CorporateCodesEnvironment>,
): void {
  describe(`${subject} guards its codes`, () => {
    const env = eachTestIn(open);

    /** Requests a code; returns it along with a wrong one. */
    async function aCode(email = env().partnerEmail): Promise<{ right: string; wrong: string }> {
      const asked = await env().corporate.createCode(aRequest(env(), email));
      expect(asked.ok).toBe(true);
      const right = (await env().codesMailedTo(email)).at(-1) ?? 'none';
      return { right, wrong: right === '0000' ? '1111' : '0000' };
    }

    it('the mailed code is verified, and another one is not', meets('CJ-09 HT-20'), async () => {
      const { corporate, partnerEmail } = env();
      const { right, wrong } = await aCode();
      expect((await corporate.verifyCode(partnerEmail, wrong)).unwrap()).toBe(false);
      expect((await corporate.verifyCode(partnerEmail.toUpperCase(), right)).unwrap()).toBe(true);
    });

    it(
      'a code works once, but is confirmed again for a minute in case the answer was lost',
      meets('CJ-20 HT-20'),
      async () => {
        const { corporate, partnerEmail, passTime } = env();
        const { right, wrong } = await aCode();
        expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(true);
        expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(true);
        expect((await corporate.verifyCode(partnerEmail, wrong)).unwrap()).toBe(false);
        await passTime(minuteMs);
        expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(true);
        await passTime(1);
        expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(false);
      },
    );

    it(
      'however many requests send a code at once, it is used once and confirmed three more times',
      meets('CJ-20 HT-20'),
      async () => {
        const { corporate, partnerEmail } = env();
        const { right } = await aCode();
        const tries = await Promise.all(
          Array.from({ length: 8 }, () => corporate.verifyCode(partnerEmail, right)),
        );
        expect(tries.filter((one) => one.val === true)).toHaveLength(4);
      },
    );

    it('a code works only for its own address', meets('CJ-20 HT-20'), async () => {
      const { corporate, partnerEmail } = env();
      const other = partnerEmail.replace(/^.*@/, 'another.person@');
      const { right } = await aCode();
      const mine = await aCode(other);
      // Once in ten thousand runs, both codes are the same.
      const crosses = mine.right !== right && (await corporate.verifyCode(other, right)).unwrap();
      expect(crosses).toBe(false);
      expect((await corporate.verifyCode(other, mine.right)).unwrap()).toBe(true);
      expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(true);
    });

    it('an address that never asked has no code', meets('HT-20'), async () => {
      const { corporate } = env();
      expect((await corporate.verifyCode('nobody@stranger.example', '1234')).unwrap()).toBe(false);
    });

    it('a code expires after 900 s', meets('CJ-20'), async () => {
      const { corporate, partnerEmail, passTime } = env();
      const { right } = await aCode();
      await passTime(900_000);
      expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(false);
    });

    it('a code works until just before then', meets('CJ-20'), async () => {
      const { corporate, partnerEmail, passTime } = env();
      const { right } = await aCode();
      await passTime(899_000);
      expect((await corporate.verifyCode(partnerEmail, right)).unwrap()).toBe(true);
    });

    it('after five attempts even the right code is refused', meets('CJ-20'), async () => {
      const { corporate, partnerEmail } = env();
      const { right, wrong } = await aCode();
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => corporate.verifyCode(partnerEmail, wrong)),
      );
      expect(tries.map((one) => one.val)).toEqual([false, false, false, false, false]);
      expect((await corporate.verifyCode(partnerEmail, right)).val).toEqual({ kind: 'code-spent' });
    });

    it(
      'a resend mails a new code and invalidates the previous one',
      meets('CJ-08 HT-21'),
      async () => {
        const { corporate, partnerEmail, codesMailedTo } = env();
        const { right } = await aCode();
        expect((await corporate.resendCode(partnerEmail)).ok).toBe(true);
        const codes = await codesMailedTo(partnerEmail);
        expect(codes).toHaveLength(2);
        const fresh = codes.at(-1) ?? 'none';
        const oldWorks =
          fresh !== right && (await corporate.verifyCode(partnerEmail, right)).unwrap();
        expect(oldWorks).toBe(false);
        expect((await corporate.verifyCode(partnerEmail, fresh)).unwrap()).toBe(true);
      },
    );

    it('a new code allows five new attempts', meets('CJ-20 HT-21'), async () => {
      const { corporate, partnerEmail, codesMailedTo } = env();
      const { wrong } = await aCode();
      for (let tries = 0; tries < 6; tries++) {
        await corporate.verifyCode(partnerEmail, wrong);
      }
      expect((await corporate.resendCode(partnerEmail)).ok).toBe(true);
      const fresh = (await codesMailedTo(partnerEmail)).at(-1) ?? 'none';
      expect((await corporate.verifyCode(partnerEmail, fresh)).unwrap()).toBe(true);
    });

    it('nothing is mailed to an address that never asked', meets('HT-21'), async () => {
      const { corporate, codesMailedTo } = env();
      const email = 'nobody@stranger.example';
      expect((await corporate.resendCode(email)).val).toMatchObject({ kind: 'rejected' });
      expect(await codesMailedTo(email)).toEqual([]);
    });

    it(
      'an address gets at most three codes an hour, and is told when to try again',
      meets('CJ-20'),
      async () => {
        const { corporate, partnerEmail, codesMailedTo, passTime } = env();
        await aCode();
        await passTime(10 * minuteMs);
        expect((await corporate.resendCode(partnerEmail)).ok).toBe(true);
        expect((await corporate.resendCode(partnerEmail)).ok).toBe(true);
        const limited = { kind: 'rate-limited', retryAfterMs: 50 * minuteMs };
        expect((await corporate.resendCode(partnerEmail)).val).toEqual(limited);
        expect((await corporate.createCode(aRequest(env()))).val).toEqual(limited);
        expect(await codesMailedTo(partnerEmail)).toHaveLength(3);
        const other = partnerEmail.replace(/^.*@/, 'another.person@');
        expect((await corporate.createCode(aRequest(env(), other))).ok).toBe(true);
        await passTime(50 * minuteMs);
        expect((await corporate.resendCode(partnerEmail)).ok).toBe(true);
      },
    );

    it('an address gets five codes a day', meets('CJ-20'), async () => {
      const { corporate, partnerEmail, passTime } = env();
      await aCode();
      for (let hour = 0; hour < 4; hour++) {
        await passTime(hourMs);
        expect((await corporate.resendCode(partnerEmail)).ok).toBe(true);
      }
      await passTime(hourMs);
      expect((await corporate.resendCode(partnerEmail)).val).toEqual({
        kind: 'rate-limited',
        retryAfterMs: 19 * hourMs,
      });
    });

    failsAndAbortsAfter('sending a code again', env, async (all) => {
      await aCode();
      return (options) => all.corporate.resendCode(all.partnerEmail, options);
    });
    failsAndAborts('trying a code', env, (all, options) =>
      all.corporate.verifyCode(all.partnerEmail, '0000', options),
    );
  });
}

function aRequest(
  { acceptingClub, partnerEmail }: CorporateCodesEnvironment,
  companyEmail = partnerEmail,
): CodeRequest {
  return { contact: { ...aContact(), companyEmail }, facilityId: acceptingClub };
}

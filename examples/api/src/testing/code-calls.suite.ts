/** Longer than most because it has every rule of mailed codes. */
import { errorBody } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { instantText } from '../http/request-time.ts';
import type { TestEngine } from './engines.ts';
import { aCodeBody } from './lead-bodies.ts';
import { aWrongCode, codesMailedTo, storedMails } from './mails.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';

/** The calls for mailed codes, on each engine. */
export function codeCallsSuite(engine: TestEngine): void {
  describe(`Mailed codes over ${engine.name}`, () => {
    const api = sharedApi(engine);

    async function send(path: string, body: unknown, client?: string): Promise<TestAnswer> {
      const response = await api.app.request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(client !== undefined && { 'Foyer-Client': client }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    }

    function ask(email: string, client?: string): Promise<TestAnswer> {
      return send('/v6/acq/corp/email/verify', aCodeBody({ corporateEmail: email }), client);
    }

    function resend(email: string, client?: string): Promise<TestAnswer> {
      const query = new URLSearchParams({ email });
      return send(`/v6/acq/corp/email/verify/resend?${query}`, undefined, client);
    }

    function attempt(email: string, token: string, client?: string): Promise<TestAnswer> {
      return send('/v6/acq/corp/token/verify', { email, token }, client);
    }

    /** Requests a code and reads it from the mailbox. */
    async function aCodeFor(email: string): Promise<string> {
      expect((await ask(email)).status).toBe(200);
      const [code = ''] = await codesMailedTo(api, email);
      return code;
    }

    async function verdict(answer: Promise<TestAnswer>): Promise<unknown> {
      const { status, body, headers } = await answer;
      if (status === 200) return (body as { data: { verified: boolean } }).data.verified;
      const wait = headers.get('retry-after');
      return `${status} ${errorBody.parse(body).error.code}${wait === null ? '' : ` ${wait}`}`;
    }

    it('CJ-09 CJ-20 HT-20 verifies the right code once; a second time fails', async () => {
      const code = await aCodeFor('once@globex.example');
      const { status, body } = await attempt('Once@GLOBEX.example', code);
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: 200, data: { verified: true } },
      });
      expect(await verdict(attempt('once@globex.example', code))).toBe(false);
    });

    it('CJ-20 verifies one of ten concurrent correct attempts', async () => {
      const code = await aCodeFor('same@globex.example');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => verdict(attempt('same@globex.example', code))),
      );
      expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    });

    it('CJ-20 HT-20 HT-65 verifies a used code again for the same client for a minute, in case the response was lost', async () => {
      const email = 'lost@globex.example';
      const code = await aCodeFor(email);
      const [user, other] = ['user', 'other'];
      expect(await verdict(attempt(email, code, user))).toBe(true);
      expect(await verdict(attempt(email, code, other))).toBe(false);
      expect(await verdict(attempt(email, code))).toBe(false);
      api.clock.advance(60_000);
      expect(await verdict(attempt(email, code, user))).toBe(true);
      expect(await verdict(attempt(email, aWrongCode(code), user))).toBe(false);
      api.clock.advance(1);
      expect(await verdict(attempt(email, code, user))).toBe(false);
    });

    it('CJ-20 evaluates three attempts at a used code, including wrong and concurrent ones', async () => {
      const email = 'thrice@globex.example';
      const code = await aCodeFor(email);
      expect(await verdict(attempt(email, code, 'thrice'))).toBe(true);
      const guesses = Array.from({ length: 8 }, () => attempt(email, aWrongCode(code), 'thrice'));
      await Promise.all(guesses);
      expect(await verdict(attempt(email, code, 'thrice'))).toBe(false);
    });

    it('CJ-20 uses up a code once when one visitor sends it ten times at once, and confirms it three more times', async () => {
      const email = 'twins@globex.example';
      const code = await aCodeFor(email);
      const sent = Array.from({ length: 10 }, () => verdict(attempt(email, code, 'twins')));
      const verdicts = await Promise.all(sent);
      expect(verdicts.filter((one) => one === true)).toHaveLength(4);
      const [stored] = await api.database
        .selectFrom('email_codes')
        .selectAll()
        .where('email', '=', email)
        .execute();
      expect(JSON.stringify(stored)).not.toContain('twins"');
    });

    it('CJ-20 accepts only the latest code', async () => {
      const email = 'meanwhile@globex.example';
      const code = await aCodeFor(email);
      expect(await verdict(attempt(email, code, 'meanwhile'))).toBe(true);
      const next = await aCodeFor(email);
      expect(await verdict(attempt(email, next, 'meanwhile'))).toBe(true);
      expect(await verdict(attempt(email, code, 'meanwhile'))).toBe(code === next);
    });

    it('CJ-09 HT-20 doesn’t verify a wrong code, an invalid one, or one for an unknown address', async () => {
      const code = await aCodeFor('wrong@globex.example');
      const other = await aCodeFor('right@globex.example');
      for (const typed of [aWrongCode(code, other), `${code}0`, '']) {
        expect(await verdict(attempt('wrong@globex.example', typed))).toBe(false);
      }
      expect(await verdict(attempt('nobody@globex.example', code))).toBe(false);
      expect(await verdict(attempt('right@globex.example', aWrongCode(code, other)))).toBe(false);
      expect(await verdict(attempt('right@globex.example', other))).toBe(true);
    });

    it('CJ-07 CJ-20 accepts a code for less than 900 s', async () => {
      const early = await aCodeFor('early@globex.example');
      const late = await aCodeFor('late@globex.example');
      api.clock.advance(899_999);
      expect(await verdict(attempt('early@globex.example', early))).toBe(true);
      api.clock.advance(1);
      expect(await verdict(attempt('late@globex.example', late))).toBe(false);
    });

    it('CJ-08 CJ-20 HT-21 mails a new code on resend, and invalidates the previous one', async () => {
      await aCodeFor('again@globex.example');
      const answer = await resend('again@globex.example');
      expect(answer).toMatchObject({ status: 200, body: { status: 200 } });
      const [second = '', first = ''] = await codesMailedTo(api, 'again@globex.example');
      // One in ten thousand times the new code is equal, and then the old one rightly works.
      const early = await verdict(attempt('again@globex.example', first));
      expect(early).toBe(first === second);
      expect(await verdict(attempt('again@globex.example', second))).toBe(first !== second);
    });

    it('HT-21 doesn’t resend to an address that never requested a code', async () => {
      expect(await verdict(resend('never@globex.example'))).toBe('404 NOT_FOUND');
      expect(await verdict(resend('ada'))).toBe('422 INVALID_FIELD');
      expect(await codesMailedTo(api, 'never@globex.example')).toEqual([]);
    });

    it('HT-21 OP-153 lets a network ask for ten unknown addresses an hour, and then for no known one either', async () => {
      const network = '203.0.113.90';
      await aCodeFor('colleague@globex.example');
      for (let tried = 0; tried < 10; tried += 1) {
        const unknown = `guess${tried}@globex.example`;
        expect(await verdict(resend(unknown, network))).toBe('404 NOT_FOUND');
      }
      for (const email of ['guess@globex.example', 'colleague@globex.example']) {
        expect(await verdict(resend(email, network))).toContain('429 TOO_MANY_CODES');
      }
    });

    it('CJ-20 refuses the sixth attempt at a code even if it is correct; a new code helps', async () => {
      const code = await aCodeFor('six@globex.example');
      const wrong = aWrongCode(code);
      for (let round = 1; round <= 5; round += 1) {
        expect(await verdict(attempt('six@globex.example', wrong))).toBe(false);
      }
      expect(await verdict(attempt('six@globex.example', code))).toBe('409 CODE_SPENT');
      await resend('six@globex.example');
      const [next = ''] = await codesMailedTo(api, 'six@globex.example');
      expect(await verdict(attempt('six@globex.example', next))).toBe(true);
    });

    it('CJ-20 accepts a correct fifth attempt', async () => {
      const code = await aCodeFor('five@globex.example');
      for (let round = 1; round <= 4; round += 1) {
        await attempt('five@globex.example', aWrongCode(code));
      }
      expect(await verdict(attempt('five@globex.example', code))).toBe(true);
    });

    it('CJ-20 evaluates five of a hundred concurrent guesses', async () => {
      const code = await aCodeFor('flood@globex.example');
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          verdict(attempt('flood@globex.example', aWrongCode(code))),
        ),
      );
      expect(answers.filter((answer) => answer === false)).toHaveLength(5);
      expect(answers.filter((answer) => answer === '409 CODE_SPENT')).toHaveLength(95);
    });

    it('CJ-20 sends an address 3 codes an hour and 5 a day, including resends, and says when to retry', async () => {
      const email = 'many@globex.example';
      const start = api.clock.now();
      const at = (hours: number) => {
        const then = start.add({ minutes: Math.round(hours * 60) });
        api.clock.advance(then.epochMilliseconds - api.clock.now().epochMilliseconds);
      };
      expect((await ask(email)).status).toBe(200);
      at(0.5);
      expect((await resend(email)).status).toBe(200);
      expect((await ask(email)).status).toBe(200);
      const refused = await ask(email);
      expect(errorBody.parse(refused.body).error).toMatchObject({
        code: 'TOO_MANY_CODES',
        field: 'corporateEmail',
      });
      expect(refused.headers.get('retry-after')).toBe('1800');
      expect(await verdict(resend(email))).toBe('429 TOO_MANY_CODES 1800');
      at(1);
      expect((await resend(email)).status).toBe(200);
      expect(await verdict(ask(email))).toBe('429 TOO_MANY_CODES 1800');
      at(1.5);
      expect((await ask(email)).status).toBe(200);
      at(3);
      expect(await verdict(ask(email))).toBe(`429 TOO_MANY_CODES ${21 * 3_600}`);
      at(24);
      expect((await ask(email)).status).toBe(200);
      expect(await codesMailedTo(api, email)).toHaveLength(6);
    });

    it('CJ-20 leaves the live code and the person unchanged when a code is refused', async () => {
      const email = 'kept@globex.example';
      await ask(email);
      await ask(email);
      const code = await aCodeFor(email);
      const changed = aCodeBody({ corporateEmail: email, firstName: 'Mallory' });
      expect((await send('/v6/acq/corp/email/verify', changed)).status).toBe(429);
      const person = await api.database
        .selectFrom('corporate_contacts')
        .select('first_name')
        .where('email', '=', email)
        .executeTakeFirst();
      expect(person?.first_name).toBe('Ada');
      expect(await verdict(attempt(email, code))).toBe(true);
    });

    it('CJ-20 gives a network 10 codes an hour for all addresses, even concurrently, without affecting others', async () => {
      const asked = await Promise.all(
        Array.from({ length: 15 }, (_, index) =>
          ask(`person${index}@globex.example`, '198.51.100.7'),
        ),
      );
      expect(asked.filter((answer) => answer.status === 200)).toHaveLength(10);
      expect(await verdict(ask('more@globex.example', '198.51.100.7'))).toBe(
        '429 TOO_MANY_CODES 3600',
      );
      expect((await ask('more@globex.example', '198.51.100.8')).status).toBe(200);
    });

    it('CJ-20 gives a network 30 attempts an hour at all codes, even concurrently, without affecting others', async () => {
      const network = '198.51.100.9';
      const codes = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const email = `tried${index}@globex.example`;
          return [email, await aCodeFor(email)] as const;
        }),
      );
      const answers = await Promise.all(
        codes.flatMap(([email, code]) =>
          Array.from({ length: 5 }, () => verdict(attempt(email, aWrongCode(code), network))),
        ),
      );
      expect(answers.filter((answer) => answer === false)).toHaveLength(30);
      const [[email, code] = ['', '']] = codes.filter(
        (_, index) => answers[index * 5 + 4] !== false,
      );
      expect(await verdict(attempt(email, code, network))).toBe('429 TOO_MANY_TRIES 3600');
      api.clock.advance(600_000);
      expect(await verdict(attempt(email, code, network))).toBe('429 TOO_MANY_TRIES 3000');
      expect(await verdict(attempt(email, code, '198.51.100.10'))).toBe(true);
    });

    it('CJ-20 logs neither code nor address, and stores no code in plain text', async () => {
      const email = 'private@globex.example';
      const code = await aCodeFor(email);
      await attempt(email, aWrongCode(code), '203.0.113.77');
      await resend(email, '203.0.113.77');
      const [second = ''] = await codesMailedTo(api, email);
      await attempt(email, second, '203.0.113.77');
      expect(api.logged.join('')).not.toMatch(/globex|203\.0\.113/);
      for (const line of api.logged) {
        const {
          ms: _,
          time: __,
          requestId: ___,
          ...logs
        } = JSON.parse(line) as Record<string, unknown>;
        expect(JSON.stringify(logs)).not.toMatch(new RegExp(`\\b(?:${code}|${second})\\b`));
      }
      const mails = await storedMails(api, email);
      expect(mails).toHaveLength(2);
      for (const { body } of mails) expect(body).toContain('Your code is {{code}}.');
      const tries = await api.database.selectFrom('limit_tries').select('holder').execute();
      expect(JSON.stringify(tries)).not.toMatch(/globex|203\.0\.113/);
    });

    it('CJ-20 deletes attempts that no limit counts anymore', async () => {
      await attempt('old@globex.example', '0000', '198.51.100.30');
      api.clock.advance(Temporal.Duration.from({ hours: 25 }).total('milliseconds'));
      await ask('new@globex.example');
      const tries = await api.database.selectFrom('limit_tries').select('at').execute();
      expect(tries.map(({ at }) => at)).toEqual([instantText(api.clock.now())]);
      const sealed = await api.database
        .selectFrom('outbox_mail')
        .select('recipient')
        .where('sealed_code', 'is not', null)
        .execute();
      expect(sealed).toEqual([{ recipient: 'new@globex.example' }]);
    });
  });
}

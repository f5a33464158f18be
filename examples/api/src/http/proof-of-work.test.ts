import { randomUUID } from 'node:crypto';

import { createHttpClient } from '@foyer/adapters-http';
import {
  contract,
  errorBody,
  formHeader,
  type Proof,
  proofHeader,
} from '@foyer/adapters-http/wire';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sqliteEngine } from '../testing/engines.ts';
import { anyCharacter } from '../testing/hostile-values.ts';
import { aLeadBody, aReferralBody } from '../testing/lead-bodies.ts';
import { freshApi, openTestApi, type TestAnswer } from '../testing/test-api.ts';
import { newChallenge, spendProof } from './proof-of-work.ts';
import { systemIds } from '../system.ts';

const engine = sqliteEngine();
const api = freshApi(engine);
const { path } = contract.createAbandonedLead;
const quick = { [formHeader]: 'age=1999' };

function save(headers: Readonly<Record<string, string>>, body = aLeadBody()): Promise<TestAnswer> {
  return api.send('POST', path, body, headers);
}

function challengeOf(answer: TestAnswer) {
  return errorBody.parse(answer.body).error.challenge;
}

/** What a client sends for a refusal's challenge. */
async function proofFor(answer: TestAnswer): Promise<Proof> {
  const challenge = challengeOf(answer);
  if (challenge === undefined) throw new Error('There is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('It has no solution.');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}

function header(proof: unknown): Record<string, string> {
  return { [proofHeader]: btoa(JSON.stringify(proof)) };
}

async function leads(): Promise<number> {
  return (await api.database.selectFrom('leads').select('transaction_id').execute()).length;
}

describe('a proof of work', () => {
  it('OP-100 is asked for a form that was filled in faster than people do; with it, the form is taken', async () => {
    const refused = await save(quick);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'PROOF_REQUIRED' } } });
    expect(await leads()).toBe(0);
    const proof = await proofFor(refused);
    expect((await save({ ...quick, ...header(proof) })).status).toBe(200);
    expect((await save({ [formHeader]: 'age=2000' })).status).toBe(200);
    expect((await save({})).status).toBe(200);
  });

  it('OP-101 is asked of every network once the whole server gets a flood of forms', async () => {
    for (let form = 0; form < 200; form += 1) {
      // Each is another network, so that no limit of a network is reached first.
      await api.send('POST', path, {}, { 'Foyer-Client': `network ${form}` });
    }
    const refused = await save({ 'Foyer-Client': 'a visitor' });
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'PROOF_REQUIRED' } } });
    const proof = header(await proofFor(refused));
    expect((await save({ 'Foyer-Client': 'a visitor', ...proof })).status).toBe(200);
    api.clock.advance(180_000);
    expect((await save({ 'Foyer-Client': 'another' })).status).toBe(200);
  });

  it('OP-102 counts once, for its call, for ten minutes, and only as this server made it', async () => {
    const proof = await proofFor(await save(quick));
    const other = contract.createReferral;
    const elsewhere = await api.send(other.method, other.path, aReferralBody(), {
      ...quick,
      ...header(proof),
    });
    expect(elsewhere.status).toBe(429);
    const { challenge, solution } = proof;
    const forged = [
      { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      {
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, data: { call: other.name, endsAt: 9e15 } },
        },
        solution,
      },
    ];
    for (const each of forged) {
      expect((await save({ ...quick, ...header(each) })).status).toBe(429);
    }
    const twice = await Promise.all([1, 2].map(() => save({ ...quick, ...header(proof) })));
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const late = await proofFor(await save(quick));
    api.clock.advance(600_000);
    expect((await save({ ...quick, ...header(late) })).status).toBe(429);
  });

  it('OP-103 lets a network send four times as much, and no more', async () => {
    const gym = { 'Foyer-Client': 'gym' };
    for (let form = 0; form < 60; form += 1) {
      await save(gym, aLeadBody({ EmailAddress: `visitor${form}@example.com` }));
    }
    const refused = await save(gym);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
    expect((await save({ ...gym, ...header(await proofFor(refused)) })).status).toBe(200);
    const holder = await api.database
      .selectFrom('limit_tries')
      .select('holder')
      .where('holder', 'like', 'leadsFrom %')
      .executeTakeFirstOrThrow();
    const at = api.clock.now().toString({ fractionalSecondDigits: 3 });
    await api.database
      .insertInto('limit_tries')
      .values(Array.from({ length: 179 }, (_, index) => ({ ...holder, key: `more ${index}`, at })))
      .execute();
    const full = await save({ ...gym, ...header(await proofFor(await save(gym))) });
    expect(full).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
    expect(challengeOf(full)).toBeUndefined();
  });

  it('OP-103 widens no limit of an address', async () => {
    const refer = (transactionId: string) =>
      api.send(
        'POST',
        contract.createReferral.path,
        aReferralBody({ emailAddress: 'a@b.example', transactionId }),
        { 'Foyer-Client': transactionId },
      );
    const answers = await Promise.all(Array.from({ length: 4 }, () => refer(randomUUID())));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(challengeOf)).toEqual([undefined]);
  });

  it('OP-104 is asked of every form or of none, as the chain wishes', async () => {
    const statusWith = async (proofs: 'always' | 'never', headers: Record<string, string>) => {
      const other = await openTestApi(await engine.newPlace(), { proofs });
      const { status } = await other.send('POST', path, aLeadBody(), headers);
      await other.close();
      return status;
    };
    expect(await statusWith('always', {})).toBe(429);
    expect(await statusWith('never', { [formHeader]: 'age=0' })).toBe(200);
  });

  it('OP-105 is given by the HTTP client without the visitor, and nothing is made twice', async () => {
    const sent: RequestInit['body'][] = [];
    const client = createHttpClient({
      baseUrl: '',
      clock: api.clock,
      random: () => 0,
      form: () => ({ openForMs: 300, isTrapFilled: false }),
      fetch: async (url, init) => {
        sent.push(init.body);
        return api.app.request(url, init);
      },
    });
    const answer = await client.send(contract.createAbandonedLead, { body: aLeadBody() });
    expect(answer.ok).toBe(true);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    expect(await leads()).toBe(1);
  });

  it('OP-102 is nothing that anyone can make up', async () => {
    const { database, secret, clock } = api;
    const backing = { database, secret, ids: systemIds };
    const { challenge, solution } = await proofFor(await save(quick));
    const { name } = contract.createAbandonedLead;
    const wrong = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.json().map((text) => Buffer.from(text).toString('base64')),
      fc
        .record({
          challenge: fc.constant(challenge),
          solution: fc.record({
            counter: fc.nat(),
            derivedKey: fc.string({
              unit: fc.constantFrom('0', '7', 'a', 'f'),
              minLength: 64,
              maxLength: 64,
            }),
          }),
        })
        .map((proof) => btoa(JSON.stringify(proof))),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (text) => {
        expect(await spendProof(backing, text, name, clock.now())).toBe(false);
      }),
    );
    const good = btoa(JSON.stringify({ challenge, solution }));
    expect(await spendProof(backing, good, name, clock.now())).toBe(true);
    expect(await newChallenge(secret, name, clock.now())).not.toEqual(challenge);
  });
});

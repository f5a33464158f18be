import { describe, expect, it } from 'vitest';

import {
  type BackEndWith,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import type { ConsentRecord } from '../../src/lead/lead-repository.port.ts';

type ConsentLogEnvironment = BackEndWith<'consentLog' | 'consentsOf' | 'newTransactionId'>;

/** The behavior of every `ConsentLog`. */
export function consentLogContract(
  subject: string,
  open: () => Promise<ConsentLogEnvironment>,
): void {
  describe(`${subject} is a list of consents`, () => {
    const env = eachTestIn(open);

    it('stores each record unchanged, in order of arrival', meets('LC-07'), async () => {
      const { consentLog, consentsOf } = env();
      const given = aConsent(env());
      const takenBack = {
        ...aConsent(env()),
        transactionId: given.transactionId,
        channel: 'text-alerts',
        granted: false,
        basis: 'default',
        jurisdiction: null,
      } as const;
      expect((await consentLog.append([given])).ok).toBe(true);
      expect((await consentLog.append([takenBack])).ok).toBe(true);
      expect(await consentsOf(given.transactionId)).toEqual([given, takenBack]);
    });

    it(
      'stores records once, even if they are sent again or in parallel',
      meets('LC-07'),
      async () => {
        const { consentLog, consentsOf } = env();
        const records = twoOfOne(env());
        const [{ transactionId }] = records;
        const answers = await Promise.all([consentLog.append(records), consentLog.append(records)]);
        expect(answers.every(({ ok }) => ok)).toBe(true);
        expect((await consentLog.append(records)).ok).toBe(true);
        expect(await consentsOf(transactionId)).toEqual(records);
      },
    );

    it(
      'a different record with the same id doesn’t replace the first',
      meets('LC-07'),
      async () => {
        const { consentLog, consentsOf } = env();
        const [record, other] = twoOfOne(env());
        expect((await consentLog.append([record])).ok).toBe(true);
        const changed = { ...record, granted: !record.granted };
        const answer = await consentLog.append([other, changed]);
        expect(answer.val).toMatchObject({ kind: 'rejected', status: 409, field: '1.id' });
        expect(await consentsOf(record.transactionId)).toEqual([record]);
      },
    );

    it('keeps transactions apart, and accepts an empty list', meets('LC-07'), async () => {
      const { consentLog, consentsOf } = env();
      const [one, other] = [aConsent(env()), aConsent(env())];
      expect((await consentLog.append([one, other])).ok).toBe(true);
      expect((await consentLog.append([])).ok).toBe(true);
      expect(await consentsOf(one.transactionId)).toEqual([one]);
      expect(await consentsOf(other.transactionId)).toEqual([other]);
    });

    failsAndAbortsAfter('recording consents', env, (all) => {
      const records = twoOfOne(all);
      return (options) => all.consentLog.append(records, options);
    });
  });
}

function aConsent({ newTransactionId }: ConsentLogEnvironment): ConsentRecord {
  return {
    id: newTransactionId(),
    transactionId: newTransactionId(),
    channel: 'newsletter',
    granted: true,
    basis: 'express',
    jurisdiction: 'canada',
    text: 'Send me news. “Stop” ends them – at any time 😀',
    textVersion: '2026-11',
    at: '2026-11-20T15:00:00Z',
    sourceUrl: 'https://www.club.example/membership?utm_source=mail',
  };
}

/** Two consents of the same lead. */
function twoOfOne(env: ConsentLogEnvironment): readonly [ConsentRecord, ConsentRecord] {
  const first = aConsent(env);
  const { transactionId } = first;
  return [first, { ...aConsent(env), transactionId, channel: 'text-alerts' }];
}

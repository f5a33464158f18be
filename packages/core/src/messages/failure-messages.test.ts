import { expect, it } from 'vitest';

import type { CallFailure } from '../kernel/result.ts';
import { messageOfCall, waitMessage } from './failure-messages.ts';
import { createMessageCatalog, type MessageLanguage, type MessageValue } from './catalog.ts';
import { FormattedMoney } from '../forms/gift-form.ts';
import { FormattedDay, FormattedMeasure } from './formatted-values.ts';

it.each<[CallFailure, string]>([
  [{ kind: 'network' }, 'callUnreachable'],
  [{ kind: 'timeout' }, 'callUnreachable'],
  [{ kind: 'server-error', status: 503 }, 'callFailed'],
  [{ kind: 'rejected', status: 422, code: null, field: null }, 'callFailed'],
  [{ kind: 'rejected', status: 403, code: 'LOOKS_AUTOMATED', field: null }, 'formRefused'],
  [
    { kind: 'rejected', status: 422, code: 'DISPOSABLE_ADDRESS', field: 'email' },
    'emailDisposable',
  ],
])('AC-05 SE-17 the failure %o shows the message %s', (failure, key) => {
  expect(messageOfCall(failure).key).toBe(key);
});

it('AC-05 after too many calls, the message tells when to try again', () => {
  expect(messageOfCall({ kind: 'rate-limited', retryAfterMs: 600_000 })).toEqual({
    key: 'callTooOften',
    values: { wait: { waitMs: 600_000 } },
  });
});

const minute = 60_000;

const french: MessageLanguage = {
  locale: 'fr-CA',
  messages: { callTooOften: 'Dans {wait}.', nameTooShort: '{label}.' },
  labels: { 'First Name': 'Prénom' },
};

it.each([
  [null, 'an hour'],
  [1, 'a minute'],
  [60_000, 'a minute'],
  [60_001, '2 minutes'],
  [120 * minute, '120 minutes'],
  [121 * minute, '3 hours'],
])('CJ-20 a wait of %s ms reads %s', (waitMs, duration) => {
  const word = createMessageCatalog({ callTooOften: 'In {wait}.' });
  expect(word(waitMessage('callTooOften', waitMs))).toBe(`In ${duration}.`);
});

it.each([
  [null, '1 heure'],
  [1, '1 minute'],
  [121 * minute, '3 heures'],
])('ER-01 a wait of %s ms reads %s in French', (waitMs, duration) => {
  const word = createMessageCatalog({}, {}, french);
  expect(plain(word(waitMessage('callTooOften', waitMs)))).toBe(`Dans ${duration}.`);
});

it.each<[MessageValue, string, string]>([
  ['text', 'text', 'text'],
  [{ label: 'First Name' }, 'First Name', 'Prénom'],
  [new FormattedDay('2026-11-01'), 'November 1', '1er novembre'],
  [new FormattedMoney({ minorUnits: 500_00, currency: 'CAD' }), 'CA$500', '500 $'],
  [new FormattedMeasure(9, 'foot', 'long'), '9 feet', '9 pieds'],
  [new FormattedMeasure(280, 'centimeter', 'short'), '280 cm', '280 cm'],
])('ER-01 the catalog formats %o in its language', (value, inEnglish, inFrench) => {
  const message = { key: 'nameTooShort', values: { label: value } } as const;
  expect(createMessageCatalog({ nameTooShort: '{label}.' })(message)).toBe(`${inEnglish}.`);
  expect(plain(createMessageCatalog({}, {}, french)(message))).toBe(`${inFrench}.`);
});

/** Platform versions differ in which space characters they use. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

import { describe, expect, it } from 'vitest';

import { refusedChange } from './refused-change.ts';

const fields = ['username', 'email', 'currentPassword'] as const;

describe('a change that was not saved', () => {
  it('AC-05 is an error at the field that the back end names, if the form has it', () => {
    const rejected = { kind: 'rejected', status: 422, code: 'INVALID_FIELD' } as const;
    expect(refusedChange({ ...rejected, field: 'email' }, fields)).toEqual({
      field: 'email',
      message: { key: 'fieldNotTaken' },
    });
    expect(refusedChange({ ...rejected, field: 'mail' }, fields, { mail: 'email' })).toMatchObject({
      field: 'email',
    });
    expect(refusedChange({ ...rejected, field: 'other' }, fields)).toEqual({
      key: 'changeNotSaved',
    });
    expect(refusedChange({ ...rejected, field: null }, fields)).toEqual({ key: 'changeNotSaved' });
  });

  it('AC-04 AC-05 a taken username and a wrong password are errors at their fields', () => {
    expect(refusedChange({ kind: 'taken' }, fields)).toMatchObject({ field: 'username' });
    expect(refusedChange({ kind: 'wrong-password' }, fields)).toEqual({
      field: 'currentPassword',
      message: { key: 'passwordWrong' },
    });
    const message = { key: 'email' } as const;
    expect(refusedChange({ kind: 'invalid', field: 'email', message }, fields)).toEqual({
      field: 'email',
      message,
    });
  });

  it('AC-05 HT-62 a failed call shows its own message, with the time to retry if known', () => {
    expect(refusedChange({ kind: 'network' }, fields)).toEqual({ key: 'callUnreachable' });
    expect(refusedChange({ kind: 'rate-limited', retryAfterMs: 60_000 }, fields)).toEqual({
      key: 'callTooOften',
      values: { wait: { waitMs: 60_000 } },
    });
  });
});

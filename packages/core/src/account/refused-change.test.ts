import { describe, expect, it } from 'vitest';

import { refusedChange } from './refused-change.ts';

const fields = ['username', 'email', 'currentPassword'] as const;

describe('a change that was not saved', () => {
  it('AC-05 is told at the field that the back end names, where the form asks for it', () => {
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

  it('AC-04 AC-05 a name that another has and a password that is not right are told at theirs', () => {
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

  it('AC-05 HT-62 a call that failed is told as such, and when to try again where that is known', () => {
    expect(refusedChange({ kind: 'network' }, fields)).toEqual({ key: 'callUnreachable' });
    expect(refusedChange({ kind: 'rate-limited', retryAfterMs: 60_000 }, fields)).toEqual({
      key: 'callTooOften',
      values: { wait: { waitMs: 60_000 } },
    });
  });
});

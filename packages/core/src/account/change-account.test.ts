import { describe, expect, it } from 'vitest';

import { passwordPolicies } from '../forms/password.ts';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { ChangeAccount, refusedChange } from './change-account.ts';

describe('ChangeAccount', () => {
  const move = {
    address1: '7 Quay Street',
    address2: null,
    city: 'London',
    state: null,
    country: 'UK',
    zipCode: 'se1  9tg',
    email: ' Grace.H@Mail.Example ',
  };

  it('AC-04 HT-03 sends the parsed input and reloads the card', async () => {
    const { change, load } = anAccount();
    expect((await change.information(move, 'Quiet_Hours1')).ok).toBe(true);
    expect(load.getSnapshot().information).toMatchObject({
      value: {
        zipCode: 'SE1 9TG',
        email: 'grace@mail.example',
        pendingEmail: 'Grace.H@mail.example',
      },
    });
    expect((await change.cancelEmail()).ok).toBe(true);
    expect(load.getSnapshot().information).toMatchObject({ value: { pendingEmail: null } });
  });

  it('AC-05 invalid input is not sent and names its field', async () => {
    const { change, changes } = anAccount();
    const password = 'Quiet_Hours1';
    expect((await change.information({ ...move, email: 'x' }, password)).val).toMatchObject({
      kind: 'invalid',
      field: 'email',
    });
    expect((await change.information({ ...move, zipCode: '?' }, password)).val).toMatchObject({
      field: 'zipCode',
    });
    expect((await change.profile({ firstName: '7' })).val).toMatchObject({ field: 'firstName' });
    expect((await change.username('a@b', password)).val).toMatchObject({ field: 'username' });
    expect((await change.username(' ', password)).val).toMatchObject({
      message: { key: 'fillOut' },
    });
    for (const unproven of [
      change.information(move, ''),
      change.username('grace.h', ''),
      change.linkSocial({ facebookId: 'FB-1', accessToken: 'v' }, ''),
      change.unlinkSocial(''),
    ]) {
      expect((await unproven).val).toMatchObject({ kind: 'invalid', field: 'currentPassword' });
    }
    for (const method of ['updateInformation', 'updateProfile', 'updateUsername'] as const) {
      expect(changes.faults.count(method)).toBe(0);
    }
  });

  it('VA-05 VA-06 HT-05 a new password must meet the chain’s policy', async () => {
    const { change, changes, load, session, logger } = anAccount();
    const next = 'NewMorning2';
    const current = 'Quiet_Hours1';
    expect((await change.password({ current, next: 'weak' })).val).toMatchObject({
      field: 'newPassword',
    });
    expect((await change.password({ current: '', next })).val).toMatchObject({
      field: 'currentPassword',
    });
    const strict = new ChangeAccount(
      changes,
      load,
      session,
      logger,
      passwordPolicies['with-symbol'],
    );
    expect((await strict.password({ current, next })).val).toMatchObject({ field: 'newPassword' });
    expect((await change.password({ current, next })).ok).toBe(true);
  });

  it('AC-04 HT-10 HT-06 HT-07 each change shows on its card', async () => {
    const { change, load, members } = anAccount();
    await change.profile({ firstName: 'Amazing' });
    expect(load.getSnapshot().profile).toMatchObject({ value: { firstName: 'Amazing' } });
    members.vouchers.set('v', 'FB-1');
    await change.linkSocial({ facebookId: 'FB-1', accessToken: 'v' }, 'Quiet_Hours1');
    expect(load.getSnapshot().information).toMatchObject({ value: { facebookId: 'FB-1' } });
    await change.unlinkSocial('Quiet_Hours1');
    expect(load.getSnapshot().information).toMatchObject({ value: { facebookId: null } });
  });

  it('AC-05 a failure is logged without the input and returned to the caller', async () => {
    const { change, changes, logger } = anAccount();
    const failure = {
      kind: 'rejected',
      status: 422,
      code: 'INVALID_FIELD',
      field: 'city',
    } as const;
    changes.faults.failNext('updateInformation', failure);
    expect((await change.information(move, 'Quiet_Hours1')).val).toEqual(failure);
    expect(logger.entries).toEqual([
      {
        level: 'warn',
        event: 'account-change-failed',
        fields: { change: 'account-information', failure: 'rejected' },
      },
    ]);
  });

  it('AC-06 a change with an expired token ends the session', async () => {
    const { change, members, session } = anAccount();
    members.endSessions('901001');
    expect((await change.username('amazing.grace', 'Quiet_Hours1')).ok).toBe(false);
    expect(session.getSnapshot().status).toBe('expired');
  });
});

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
    const message = { key: 'emailMalformed' } as const;
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

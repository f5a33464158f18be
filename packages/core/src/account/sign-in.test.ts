import { describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import {
  messageOfSignIn,
  refusedSecondStep,
  SignIn,
  signInForm,
  SignOut,
  StaySignedIn,
} from './sign-in.ts';
import { aMember } from '../../testing/builders/member.builder.ts';

describe('Signing in and out', () => {
  it('AC-01 AC-09 account calls carry the new session', async () => {
    const { session, signIns, logger, accounts } = anAccount();
    session.end();
    const signIn = new SignIn(signIns, session, logger);
    const answer = await signIn.execute({ username: ' grace ', password: 'Quiet_Hours1' });
    expect(answer.ok).toBe(true);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect((await accounts.profile()).ok).toBe(true);
  });

  it('AC-01 a password is used exactly as typed; a wrong one starts no session and isn’t logged', async () => {
    const { session, signIns, logger } = anAccount();
    session.end();
    const signIn = new SignIn(signIns, session, logger);
    const answer = await signIn.execute({ username: 'grace', password: ' Quiet_Hours1' });
    expect(answer.val).toEqual({ kind: 'wrong-credentials' });
    expect(session.credential()).toBeNull();
    expect(logger.entries).toEqual([]);
  });

  it('AC-05 a failed call is logged without the name or password', async () => {
    const { session, signIns, logger } = anAccount();
    signIns.faults.failNext('signIn', { kind: 'network' });
    await new SignIn(signIns, session, logger).execute({ username: 'grace', password: 'x' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'sign-in-failed', fields: { failure: 'network' } },
    ]);
  });

  it('AC-06 signing out ends the session on the page and at the back end', async () => {
    const { session, signIns, logger, members } = anAccount();
    const credential = session.credential();
    await new SignOut(signIns, session, logger).execute();
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(members.bearer(credential).ok).toBe(false);
    expect(logger.entries).toEqual([]);
  });

  it('AC-06 signs out on this device immediately, even if the back end is unreachable', async () => {
    const { session, signIns, logger } = anAccount();
    signIns.faults.failNext('signOut', { kind: 'network' });
    const asked = new SignOut(signIns, session, logger).execute();
    expect(session.credential()).toBeNull();
    await asked;
    expect(logger.entries).toMatchObject([{ event: 'sign-out-failed' }]);
  });
});

const hourMs = 3_600_000;

describe('Staying signed in', () => {
  it('AC-06 extends the session by twelve hours without resetting the page', async () => {
    const { session, signIns, logger, clock } = anAccount();
    const { sitting } = session.getSnapshot();
    await clock.advanceAndSettle(12 * hourMs - 60_000);
    expect((await new StaySignedIn(signIns, session, logger).execute()).ok).toBe(true);
    await clock.advanceAndSettle(11 * hourMs);
    expect(session.credential()).not.toBeNull();
    expect(session.getSnapshot().sitting).toBe(sitting);
  });

  it('AC-06 says when the session can’t be extended any further', async () => {
    const { session, signIns, logger, clock } = anAccount();
    const stay = new StaySignedIn(signIns, session, logger);
    let last: unknown = null;
    for (let turn = 0; turn < 20 && last === null; turn += 1) {
      await clock.advanceAndSettle(11 * hourMs);
      const answer = await stay.execute();
      if (answer.err) last = answer.val;
    }
    expect(last).toMatchObject({ kind: 'rejected', status: 401 });
  });

  it('AC-06 says when the end stays the same', async () => {
    const { session, signIns, logger } = anAccount();
    const stay = new StaySignedIn(signIns, session, logger);
    expect((await stay.execute()).val).toEqual({ kind: 'stayed-long-enough' });
  });

  it('AC-06 a session that the back end no longer knows ends', async () => {
    const { session, signIns, logger, members } = anAccount();
    members.endSessions('901001');
    const answer = await new StaySignedIn(signIns, session, logger).execute();
    expect(answer.val).toMatchObject({ kind: 'rejected', status: 401 });
    expect(session.getSnapshot().status).toBe('expired');
  });

  it('AC-05 a failed call is logged, and the session keeps its end', async () => {
    const { session, signIns, logger } = anAccount();
    signIns.faults.failNext('renew', { kind: 'network' });
    const before = session.expiresAt();
    const answer = await new StaySignedIn(signIns, session, logger).execute();
    expect(answer.val).toEqual({ kind: 'network' });
    expect(session.expiresAt()).toBe(before);
    expect(logger.entries).toMatchObject([{ event: 'stay-failed' }]);
  });

  it('AC-06 a late answer doesn’t sign in a member who signed out or switched accounts', async () => {
    const { session, signIns, logger, members } = anAccount();
    const asked = new StaySignedIn(signIns, session, logger).execute();
    session.end();
    await asked;
    expect(session.getSnapshot().status).toBe('signed-out');
    const next = members.begin(aMember().memberId);
    session.begin(next);
    expect(session.credential()).toEqual(next.credential);
  });
});

describe('The sign-in form', () => {
  it('AC-01 requires both fields and applies no current rule to an existing login', () => {
    expect(signInForm.check({ username: ' ', password: '' }).errors).toEqual({
      username: { key: 'fillOut' },
      password: { key: 'fillOut' },
    });
    expect(signInForm.check({ username: ' grace ', password: ' x ' }).values).toEqual({
      username: 'grace',
      password: ' x ',
    });
  });

  it('AC-01 accepts the longest valid email address', () => {
    const username = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
    expect(username).toHaveLength(254);
    expect(signInForm.check({ username, password: 'x' }).errors).toEqual({});
  });

  it('AC-01 labels the boxes for password managers', () => {
    expect(signInForm.fields.map((field) => field.autocomplete)).toEqual([
      'username webauthn',
      'current-password',
    ]);
  });

  it('AC-01 the message doesn’t say which of the two is wrong, and gives the waiting time', () => {
    expect(messageOfSignIn({ kind: 'wrong-credentials' })).toEqual({ key: 'wrongCredentials' });
    expect(messageOfSignIn({ kind: 'rate-limited', retryAfterMs: 840_001 })).toEqual({
      key: 'tooManySignIns',
      values: { wait: { waitMs: 840_001 } },
    });
    expect(refusedSecondStep({ kind: 'rate-limited', retryAfterMs: 60_000 })).toMatchObject({
      key: 'tooManyStepCodes',
    });
    expect(messageOfSignIn({ kind: 'network' })).toEqual({ key: 'callUnreachable' });
    expect(messageOfSignIn({ kind: 'server-error', status: 500 })).toEqual({ key: 'callFailed' });
  });
});

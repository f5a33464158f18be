import { describe, expect, it } from 'vitest';

import { anAccount } from '../../testing/fakes/account.fixture.fake.ts';
import { SignIn, SignOut } from './sign-in.ts';

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

import { describe, expect, it } from 'vitest';

import { messageOfSignIn, signInForm } from './sign-in-form.ts';

describe('The form to sign in by', () => {
  it('AC-01 asks for both, and holds no rule of today’s against what was chosen once', () => {
    expect(signInForm.check({ username: ' ', password: '' }).errors).toEqual({
      username: { key: 'fillOut' },
      password: { key: 'fillOut' },
    });
    expect(signInForm.check({ username: ' grace ', password: ' x ' }).values).toEqual({
      username: 'grace',
      password: ' x ',
    });
  });

  it('AC-01 takes the longest address that there is', () => {
    const username = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
    expect(username).toHaveLength(254);
    expect(signInForm.check({ username, password: 'x' }).errors).toEqual({});
  });

  it('AC-01 names what password managers fill in', () => {
    expect(signInForm.fields.map((field) => field.autocomplete)).toEqual([
      'username',
      'current-password',
    ]);
  });

  it('AC-01 does not tell which of the two is wrong, tells the wait, and words the rest as any call', () => {
    expect(messageOfSignIn({ kind: 'wrong-credentials' })).toEqual({ key: 'wrongCredentials' });
    expect(messageOfSignIn({ kind: 'rate-limited', retryAfterMs: 840_001 })).toEqual({
      key: 'tooManySignIns',
      values: { wait: { waitMs: 840_001 } },
    });
    expect(messageOfSignIn({ kind: 'network' })).toEqual({ key: 'callUnreachable' });
    expect(messageOfSignIn({ kind: 'server-error', status: 500 })).toEqual({ key: 'callFailed' });
  });
});

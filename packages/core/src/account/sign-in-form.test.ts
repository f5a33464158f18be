import { describe, expect, it } from 'vitest';

import { messageOfSignIn, signInForm } from './sign-in-form.ts';

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
      'username',
      'current-password',
    ]);
  });

  it('AC-01 the message doesn’t say which of the two is wrong, and gives the waiting time', () => {
    expect(messageOfSignIn({ kind: 'wrong-credentials' })).toEqual({ key: 'wrongCredentials' });
    expect(messageOfSignIn({ kind: 'rate-limited', retryAfterMs: 840_001 })).toEqual({
      key: 'tooManySignIns',
      values: { wait: { waitMs: 840_001 } },
    });
    expect(messageOfSignIn({ kind: 'network' })).toEqual({ key: 'callUnreachable' });
    expect(messageOfSignIn({ kind: 'server-error', status: 500 })).toEqual({ key: 'callFailed' });
  });
});

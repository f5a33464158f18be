import { describe, expect, it } from 'vitest';

import { hashPassword, isRightPassword } from './passwords.ts';

describe('Passwords', () => {
  it('AC-01 are verified with argon2id at the stored cost, as any other implementation does', async () => {
    const stored =
      '$argon2id$v=19$m=19456,t=2,p=1$c2l4dGVlbiBieXRlcyBvaw$pyzpVWKjMPS1wvO6CSDW/1ohsC1OyLcdqpJf1YsdtXE';
    expect(await isRightPassword('Morning_Light1', stored)).toBe(true);
    expect(await isRightPassword('morning_light1', stored)).toBe(false);
    expect(await isRightPassword('Morning_Light1', null)).toBe(false);
    expect(await isRightPassword('Morning_Light1', await hashPassword('Morning_Light1'))).toBe(
      true,
    );
  });
});

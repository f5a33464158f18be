import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fakes/navigation.fake.ts';
import { takeLinkCode, withoutQuery } from './address-query.ts';

describe('the address of a mailed link', () => {
  it.each([
    ['/activate?code=secret', 'secret', '/activate'],
    ['/activate/?code=secret&utm=mail', 'secret', '/activate/?utm=mail'],
    ['/activate//?code=secret', 'secret', '/activate//'],
    ['/activate?code=', '', '/activate'],
    ['/account/email/confirm?code=secret', 'secret', '/account/email/confirm'],
    ['/account/email/undo?code=secret', 'secret', '/account/email/undo'],
    ['/activate?%63ode=secret', 'secret', '/activate'],
  ])('AC-08 HT-52 %s yields its code and loses it', (address, code, left) => {
    const navigation = new FakeNavigation(address);
    expect(takeLinkCode(navigation)).toBe(code);
    expect(navigation.current()).toBe(left);
  });

  it.each(['/activate', '/activate?other=1', '/clubs?code=x', '/activated?code=x', '/'])(
    'AC-08 %s stays as it is',
    (address) => {
      const navigation = new FakeNavigation(address);
      expect(takeLinkCode(navigation)).toBeNull();
      expect(navigation.current()).toBe(address);
    },
  );
});

describe('A query without a parameter', () => {
  it('AC-01 the other parameters stay unchanged, and no token remains', () => {
    const part = fc.constantFrom('token=t', 'a=%41', 'b', '%74oken=t', 'tokens=1', '=', 'c=d=e');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const others = parts.filter((one) => !['token=t', '%74oken=t'].includes(one));
        const shown = `/account${parts.length === 0 ? '' : `?${parts.join('&')}`}#h`;
        const { path, value } = withoutQuery(shown, 'token');
        expect(path).toBe(`/account${others.length === 0 ? '' : `?${others.join('&')}`}#h`);
        expect(value).toBe(others.length === parts.length ? null : 't');
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';

import type { CookieJar } from '../../src/kernel/cookie-jar.port.ts';

export interface CookieJarWorld {
  readonly jar: CookieJar;
  pass(seconds: number): void;
}

/** What every `CookieJar` does. `open` gives an empty jar for each test. */
export function cookieJarContract(subject: string, open: () => CookieJarWorld): void {
  describe(`${subject} is a cookie jar`, () => {
    it('a cookie that nobody set is null', () => {
      expect(open().jar.read('club')).toBeNull();
    });

    it.each(['101', '', 'a=b; c="d", e', 'Zoë 😀', '100%', ' spaces '])(
      'gives back the value that was set: %j',
      (value) => {
        const { jar } = open();
        jar.write('club', value, 60);
        expect(jar.read('club')).toBe(value);
      },
    );

    it('a later value wins', () => {
      const { jar } = open();
      jar.write('club', '101', 60);
      jar.write('club', '102', 60);
      expect(jar.read('club')).toBe('102');
    });

    it('two names do not touch, one the end or the beginning of the other', () => {
      const { jar } = open();
      jar.write('club', '101', 60);
      jar.write('my-club', '102', 60);
      jar.write('club-id', '103', 60);
      jar.remove('club');
      expect(['club', 'my-club', 'club-id'].map((name) => jar.read(name))).toEqual([
        null,
        '102',
        '103',
      ]);
    });

    it('takes names that a cookie could not hold as they are', () => {
      const { jar } = open();
      jar.write('my club; v=1', '101', 60);
      expect(jar.read('my club; v=1')).toBe('101');
      expect(jar.read('my club')).toBeNull();
    });

    it.each([
      ['still there a second before', 1_199, '101'],
      ['gone a second after', 1_201, null],
    ])('CK-01 a cookie of 1200 s is %s they are over', (_name, seconds, value) => {
      const { jar, pass } = open();
      jar.write('club', '101', 1_200);
      pass(seconds);
      expect(jar.read('club')).toBe(value);
    });

    it('removing what is not there is no error', () => {
      const { jar } = open();
      jar.remove('club');
      expect(jar.read('club')).toBeNull();
    });
  });
}

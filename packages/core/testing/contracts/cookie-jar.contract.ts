import { describe, expect, it } from 'vitest';

import type { CookieJar } from '../../src/kernel/platform.port.ts';
import { meets } from './meets.ts';

export interface CookieJarEnvironment {
  readonly jar: CookieJar;
  pass(seconds: number): void;
}

/** The behavior of every `CookieJar`. `open` returns an empty jar for each test. */
export function cookieJarContract(subject: string, open: () => CookieJarEnvironment): void {
  describe(`${subject} is a cookie jar`, () => {
    it('a missing cookie is null', () => {
      expect(open().jar.read('club')).toBeNull();
    });

    it.each(['101', '', 'a=b; c="d", e', 'Zoë 😀', '100%', ' spaces '])(
      'returns the value that was set: %j',
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

    it('two names don’t affect each other, even if one contains the other', () => {
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

    it('accepts names that are invalid in a cookie', () => {
      const { jar } = open();
      jar.write('my club; v=1', '101', 60);
      expect(jar.read('my club; v=1')).toBe('101');
      expect(jar.read('my club')).toBeNull();
    });

    it.each([
      ['still there a second before', 1_199, '101'],
      ['gone a second after', 1_201, null],
    ])('a cookie of 1200 s is %s its end', meets('CK-01'), (_name, seconds, value) => {
      const { jar, pass } = open();
      jar.write('club', '101', 1_200);
      pass(seconds);
      expect(jar.read('club')).toBe(value);
    });

    it('removing a missing cookie does nothing', () => {
      const { jar } = open();
      jar.remove('club');
      expect(jar.read('club')).toBeNull();
    });
  });
}

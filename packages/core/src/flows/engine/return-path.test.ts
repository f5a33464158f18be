import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeReturnPath } from './return-path.ts';
import { runs } from '../../../testing/runs.ts';

const origin = 'https://www.club.example';

describe('return path', () => {
  it.each([
    ['/pilates', '/pilates'],
    ['/clubs/new-york?x=1#top', '/clubs/new-york?x=1#top'],
    ['https://www.club.example/spa', '/spa'],
    ['', '/'],
    ['joinery', '/joinery'],
    ['/memberships', '/memberships'],
  ])('LX-08 %j leads back to %s', (stored, path) => {
    expect(safeReturnPath(stored, origin)).toBe(path);
  });

  it.each([
    '/membership',
    '/membership/schedule?a=1',
    '/inquiry/schedule-your-visit',
    '/join/corp',
    '/JOIN/step1/101',
    '/x/../membership',
    '/%6dembership',
    '/membership%2Fschedule',
    '//membership',
    String.raw`\membership`,
    '/pilates/..//membership/',
    '/%E0%A4%A',
  ])('LX-09 %s, a page of the flows or unreadable, is never restored', (stored) => {
    expect(safeReturnPath(stored, origin)).toBeNull();
  });

  it.each([
    'https://evil.example/pilates',
    '//evil.example/pilates',
    String.raw`\\evil.example`,
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '\u0001https://evil.example',
    'https:evil.example',
    'http://www.club.example/pilates',
    'https://www.club.example@evil.example/',
    'https://www.club.example.evil.example/',
    'https://www.club.example:8443/pilates',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.club.example/1',
    '////evil.example',
    'https://www.club.example//evil.example',
  ])('LX-09 %j never leads off the page’s own origin', (stored) => {
    const path = safeReturnPath(stored, origin);
    expect(path === null || new URL(path, origin).origin === origin).toBe(true);
    expect(path ?? '').not.toMatch(/^\/[/\\]/);
    expect(path).not.toBe('/pilates');
  });

  it('LX-09 no text leads off the origin or into a flow', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      ':',
      '@',
      'membership',
      'join',
      'evil.example',
      'https',
      '%2f',
      '%5c',
      '\t',
      ' ',
      '?',
      '#',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
        (stored) => {
          const path = safeReturnPath(stored, origin);
          if (path === null) return;
          const url = new URL(path, origin);
          expect(url.origin).toBe(origin);
          expect(url.pathname).not.toMatch(/^\/(membership|join|inquiry)(\/|$)/i);
        },
      ),
      runs(250),
    );
  });
});

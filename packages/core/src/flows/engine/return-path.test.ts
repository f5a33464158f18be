import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeReturnPath, returnPathKey, rememberReturnPath } from './return-path.ts';
import { runs } from '../../../testing/properties.ts';
import { FakeKeyValueStore } from '../../../testing/fakes/storage.fake.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { FakeVisitor } from '../../../testing/fakes/platform.fake.ts';

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

function aSite(start: string, before = '', sessionStore = new FakeKeyValueStore()) {
  const visitor = new FakeVisitor();
  visitor.page = `https://www.club.example${start}`;
  const navigation = new FakeNavigation(start);
  const stop = rememberReturnPath({ navigation, sessionStore, visitor }, before);
  return { navigation, sessionStore, stop, stored: () => sessionStore.read(returnPathKey) };
}

describe('the return path of a flow', () => {
  it.each(['/membership', '/inquiry/schedule-your-visit?facilityId=101', '/join/corp'])(
    'LX-08 a visitor who goes from a page of the site to %s can return to that page with its query',
    (page) => {
      const { navigation, stored } = aSite('/pilates?class=reformer');
      navigation.push(page);
      expect(stored()).toBe('/pilates?class=reformer');
    },
  );

  it('LX-09 between two flow pages, the return path stays the page before the first', () => {
    const { navigation, stored } = aSite('/');
    navigation.push('/clubs');
    navigation.push('/membership');
    navigation.push('/membership/schedule');
    navigation.push('/inquiry/schedule-your-visit');
    expect(stored()).toBe('/clubs');
  });

  it('LX-08 pages without a flow set no return path', () => {
    const { navigation, stored } = aSite('/');
    navigation.push('/clubs');
    expect(stored()).toBeNull();
  });

  it('LX-08 a freshly loaded page knows the previous one', () => {
    expect(aSite('/membership', 'https://www.club.example/clubs').stored()).toBe('/clubs');
  });

  it.each(['', 'https://elsewhere.example/clubs', 'https://www.club.example/join/corp', 'about:'])(
    'LX-09 a visitor from %j has no return path',
    (before) => {
      expect(aSite('/membership', before).stored()).toBeNull();
    },
  );

  it('LX-08 a reload keeps the return path', () => {
    const { navigation, sessionStore } = aSite('/');
    navigation.push('/clubs');
    navigation.push('/membership');
    expect(aSite('/membership', 'https://www.club.example/', sessionStore).stored()).toBe('/clubs');
  });

  it('LX-08 stops on request, and does no harm if the tab can’t store anything', () => {
    const { navigation, sessionStore, stop, stored } = aSite('/');
    sessionStore.block();
    navigation.push('/membership');
    sessionStore.restore();
    stop();
    navigation.push('/clubs');
    navigation.push('/membership');
    expect(stored()).toBeNull();
  });
});

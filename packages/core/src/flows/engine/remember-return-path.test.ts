import { describe, expect, it } from 'vitest';

import { FakeKeyValueStore } from '../../../testing/fakes/key-value-store.fake.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { FakeVisitor } from '../../../testing/fakes/visitor.fake.ts';
import { returnPathKey, rememberReturnPath } from './return-path.ts';

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

import { describe, expect, it } from 'vitest';

import { FakeKeyValueStore } from '../../../testing/fakes/key-value-store.fake.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { FakeVisitor } from '../../../testing/fakes/visitor.fake.ts';
import { returnPathKey } from './return-path.ts';
import { keepWayBack } from './way-back.ts';

function aSite(start: string, before = '', sessionStore = new FakeKeyValueStore()) {
  const visitor = new FakeVisitor();
  visitor.page = `https://www.club.example${start}`;
  const navigation = new FakeNavigation(start);
  const stop = keepWayBack({ navigation, sessionStore, visitor }, before);
  return { navigation, sessionStore, stop, kept: () => sessionStore.read(returnPathKey) };
}

describe('the way back out of a flow', () => {
  it.each(['/membership', '/inquiry/schedule-your-visit?facilityId=101', '/join/corp'])(
    'LX-08 who goes from a page of the site to %s has that page to go back to, its query too',
    (page) => {
      const { navigation, kept } = aSite('/pilates?class=reformer');
      navigation.push(page);
      expect(kept()).toBe('/pilates?class=reformer');
    },
  );

  it('LX-09 from one flow’s page to another it stays the page before the first', () => {
    const { navigation, kept } = aSite('/');
    navigation.push('/clubs');
    navigation.push('/membership');
    navigation.push('/membership/schedule');
    navigation.push('/inquiry/schedule-your-visit');
    expect(kept()).toBe('/clubs');
  });

  it('LX-08 pages that hold no flow are nothing to leave', () => {
    const { navigation, kept } = aSite('/');
    navigation.push('/clubs');
    expect(kept()).toBeNull();
  });

  it('LX-08 a page that was loaded anew knows the one before', () => {
    expect(aSite('/membership', 'https://www.club.example/clubs').kept()).toBe('/clubs');
  });

  it.each(['', 'https://elsewhere.example/clubs', 'https://www.club.example/join/corp', 'about:'])(
    'LX-09 who comes from %j has no way back',
    (before) => {
      expect(aSite('/membership', before).kept()).toBeNull();
    },
  );

  it('LX-08 a reload forgets nothing', () => {
    const { navigation, sessionStore } = aSite('/');
    navigation.push('/clubs');
    navigation.push('/membership');
    expect(aSite('/membership', 'https://www.club.example/', sessionStore).kept()).toBe('/clubs');
  });

  it('LX-08 ends when it is told to, and a tab that keeps nothing breaks nothing', () => {
    const { navigation, sessionStore, stop, kept } = aSite('/');
    sessionStore.block();
    navigation.push('/membership');
    sessionStore.restore();
    stop();
    navigation.push('/clubs');
    navigation.push('/membership');
    expect(kept()).toBeNull();
  });
});

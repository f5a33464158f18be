/** The platform fakes pass the same contracts that the browser adapters pass. */
import { describe, expect, it } from 'vitest';

import {
  FakeAnalytics,
  FakeLogger,
  FakeMemberSession,
  FakeVisitor,
  SeededIdSource,
  FakeExperiments,
  FakeGeolocation,
} from './fakes/platform.fake.ts';
import {
  analyticsContract,
  idSourceContract,
  loggerContract,
  memberSessionContract,
  visitorContract,
  experimentsContract,
  geolocationContract,
} from './contracts/platform.contract.ts';
import { clockContract } from './contracts/clock.contract.ts';
import { settle, VirtualClock } from './fakes/clock.fake.ts';
import {
  cookieJarContract,
  keyValueStoreContract,
  offlinePassContract,
} from './contracts/storage.contract.ts';
import { FakeCookieJar, FakeKeyValueStore, FakeOfflinePass } from './fakes/storage.fake.ts';
import { navigationContract } from './contracts/navigation.contract.ts';
import { FakeNavigation } from './fakes/navigation.fake.ts';
import { passkeyDeviceContract } from './contracts/passkeys.contract.ts';
import { FakePasskeyDevice } from './fakes/passkeys.fake.ts';

clockContract('VirtualClock', () => {
  const clock = new VirtualClock();
  return {
    clock,
    pass: (ms) => {
      clock.advance(ms);
    },
  };
});

keyValueStoreContract('FakeKeyValueStore', () => {
  const store = new FakeKeyValueStore();
  return {
    store,
    otherTab: store.openTab(),
    fill: () => {
      store.fill();
    },
    block: () => {
      store.block();
    },
  };
});

cookieJarContract('FakeCookieJar', () => {
  const clock = new VirtualClock();
  return {
    jar: new FakeCookieJar(clock),
    pass: (seconds) => {
      clock.advance(seconds * 1_000);
    },
  };
});

geolocationContract('FakeGeolocation', () => {
  const clock = new VirtualClock();
  const geolocation = new FakeGeolocation(clock);
  return {
    geolocation,
    answers: (answer) => {
      geolocation.answer = answer;
    },
    allows: (allowed) => {
      geolocation.allowed = allowed;
    },
    pass: (ms) => {
      clock.advance(ms);
    },
  };
});

navigationContract('FakeNavigation', () => {
  const navigation = new FakeNavigation('/membership');
  return {
    navigation,
    back: () => {
      navigation.back();
      return Promise.resolve();
    },
    forward: () => {
      navigation.forward();
      return Promise.resolve();
    },
  };
});

analyticsContract('FakeAnalytics', () => {
  const analytics = new FakeAnalytics();
  return { analytics, recorded: () => analytics.events };
});

loggerContract('FakeLogger', () => {
  const logger = new FakeLogger();
  return { logger, noted: () => logger.entries };
});

idSourceContract('SeededIdSource', () => new SeededIdSource(7));
visitorContract('FakeVisitor', () => new FakeVisitor());

experimentsContract('FakeExperiments', () => {
  const experiments = new FakeExperiments();
  return Promise.resolve({
    experiments,
    assign: (flag, value) => {
      experiments.set(flag, value);
      return Promise.resolve();
    },
  });
});

memberSessionContract('FakeMemberSession', () => {
  const clock = new VirtualClock();
  const session = new FakeMemberSession(clock);
  return {
    session,
    signIn: (until) => {
      session.signIn(until.epochMilliseconds - clock.now().epochMilliseconds);
    },
    signOut: () => {
      session.signOut();
    },
  };
});

offlinePassContract('FakeOfflinePass', () => {
  const offlinePass = new FakeOfflinePass();
  return {
    offlinePass,
    shown: async () => offlinePass.saved,
    block: () => {
      offlinePass.isBlocked = true;
    },
  };
});

passkeyDeviceContract('FakePasskeyDevice', () => {
  const device = new FakePasskeyDevice();
  return {
    device,
    refuse: () => {
      device.fails = 'passkey-canceled';
    },
    knowAccount: () => {
      device.fails = 'passkey-known';
    },
    takeAway: () => {
      device.available = false;
    },
  };
});

describe('additional features of the fakes', () => {
  it('CL-02 a virtual clock lets promises settle between its timers', async () => {
    const clock = new VirtualClock();
    const order: string[] = [];
    clock.after(100, () => void Promise.resolve().then(() => order.push('promise of the first')));
    clock.after(200, () => order.push('second'));
    await clock.advanceAndSettle(200);
    expect(order).toEqual(['promise of the first', 'second']);
  });

  it('CL-02 a virtual clock jumps to its next timer and reports when none is left', () => {
    const clock = new VirtualClock('2026-11-20T15:00:00Z');
    clock.after(16 * 60_000, () => undefined);
    expect([clock.pendingTimers, clock.nextTimerInMs]).toEqual([1, 960_000]);
    expect(clock.advanceToNextTimer()).toBe(true);
    expect(clock.now().toString()).toBe('2026-11-20T15:16:00Z');
    expect([clock.pendingTimers, clock.nextTimerInMs]).toEqual([0, null]);
    expect(clock.advanceToNextTimer()).toBe(false);
  });

  it('settle finishes a chain of awaits that doesn’t depend on anything outside', async () => {
    let steps = 0;
    const chain = async (): Promise<void> => {
      for (; steps < 20; steps++) await Promise.resolve();
    };
    void chain();
    await settle();
    expect(steps).toBe(20);
  });

  it('CL-05 the same seed gives the same ids, and another seed gives others', () => {
    const [one, same, other] = [
      new SeededIdSource(1),
      new SeededIdSource(1),
      new SeededIdSource(2),
    ];
    expect(same.next()).toBe(one.next());
    expect(other.next()).not.toBe(one.made[0]);
  });

  it('LX-14 Back on the first entry and Forward on the last one do nothing', () => {
    const navigation = new FakeNavigation('/membership');
    navigation.back();
    expect(navigation.isRevisited()).toBe(false);
    navigation.push('/clubs');
    navigation.forward();
    expect([navigation.current(), navigation.isRevisited()]).toEqual(['/clubs', false]);
  });

  it('LX-04 storage accepts writes again once there is room', () => {
    const store = new FakeKeyValueStore();
    store.fill();
    store.restore();
    expect(store.write('lead', 'text').ok).toBe(true);
    expect(store.entries()).toEqual({ lead: 'text' });
  });
});

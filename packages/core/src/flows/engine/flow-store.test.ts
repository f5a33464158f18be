/** Tests the engine with a flow that isn't the lead flow: six steps and half an hour. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { FakeKeyValueStore } from '../../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../../testing/fakes/platform.fake.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { createObservable } from '../../kernel/observable.ts';
import { Activity } from '../../kernel/activity.ts';
import { FlowExpiry, FlowTabs } from './flow-lifecycle.ts';
import { type FlowEvent, type FlowSession, type FlowState, FlowStore } from './flow-store.ts';
import { stepAddresses, syncWithHistory } from './step-history.ts';

type Step = 0 | 1 | 2 | 3 | 4 | 5;
interface JoinState extends FlowState {
  readonly step: Step;
  readonly account: string | null;
}
type JoinEvent =
  | FlowEvent
  | { readonly type: 'moved'; readonly step: Step }
  | { readonly type: 'account-made'; readonly account: string };

const minute = 60_000;
const names = { 0: '', 1: 'code', 2: 'plan', 3: 'done', 4: 'schedule', 5: 'visit' };
const newSession: FlowSession = {
  alert: null,
  notice: null,
  clubError: null,
  busy: null,
  attempted: null,
  ready: false,
  asksToStay: false,
};

function reduce(state: JoinState, event: JoinEvent): JoinState {
  switch (event.type) {
    case 'touched':
      return { ...state, createdDate: state.createdDate ?? event.now };
    case 'stayed':
      return { ...state, createdDate: event.now };
    case 'moved':
      return { ...state, step: event.step };
    case 'account-made':
      return { ...state, account: event.account };
  }
}

function aJoin({
  localStore = new FakeKeyValueStore(),
  clock = new VirtualClock(),
}: {
  localStore?: FakeKeyValueStore;
  clock?: VirtualClock;
} = {}) {
  const activity = new Activity(clock);
  const sessionStore = new FakeKeyValueStore();
  const times = createObservable('none');
  const store = new FlowStore<
    JoinState,
    FlowSession,
    JoinEvent,
    { readonly state: JoinState; readonly session: FlowSession }
  >(
    { clock, activity, localStore, sessionStore, logger: new FakeLogger() },
    {
      stored: {
        key: 'join',
        version: 1,
        schema: z.object({
          createdDate: z.nullable(z.string()),
          leadTransactionId: z.nullable(z.string()),
          step: z.literal([0, 1, 2, 3, 4, 5]),
          account: z.nullable(z.string()),
        }),
        lifetimeMs: 30 * minute,
      },
      newState: () => ({ createdDate: null, leadTransactionId: null, step: 0, account: null }),
      newSession,
      reduce,
      restored: (state) => (state.account === null ? { ...state, step: 0 } : state),
      adopted: (mine, theirs) => ({ ...mine, account: mine.account ?? theirs.account }),
      toSnapshot: (state, session) => ({ state, session }),
      watched: [times],
      onForget: () => undefined,
    },
  );
  return { clock, activity, localStore, store, times, expiry: new FlowExpiry(store, clock) };
}

describe('a flow of half an hour', () => {
  it('CJ-18 LX-15 asks to stay two minutes before its own end, and starts fresh after it', () => {
    const { clock, store } = aJoin();
    store.change({ type: 'account-made', account: 'A-1' });
    clock.advance(28 * minute - 1);
    expect(store.session.asksToStay).toBe(false);
    clock.advance(1);
    expect(store.session.asksToStay).toBe(true);
    clock.advance(2 * minute);
    expect(store.state.account).toBe('A-1');
    clock.advance(1);
    expect(store.getSnapshot()).toMatchObject({
      state: { createdDate: null, account: null },
      session: { notice: { key: 'stateExpired' }, asksToStay: false },
    });
  });

  it('CJ-18 LX-15 staying restarts its lifetime', () => {
    const { clock, store, expiry } = aJoin();
    store.change({ type: 'account-made', account: 'A-1' });
    clock.advance(29 * minute);
    expiry.stay();
    clock.advance(29 * minute);
    expect(store.state.account).toBe('A-1');
  });

  it('RT-10 a reload shows a step that its own rules allow', () => {
    const { store, localStore } = aJoin();
    store.change({ type: 'moved', step: 2 });
    const again = aJoin({ localStore }).store;
    again.restore();
    expect(again.state.step).toBe(0);
    store.change({ type: 'account-made', account: 'A-1' });
    const later = aJoin({ localStore }).store;
    later.restore();
    expect(later.state).toMatchObject({ step: 2, account: 'A-1' });
  });

  it('LX-12 adopts what another tab got from the back end before it writes', () => {
    const first = aJoin();
    const tabs = new FlowTabs(first.store, () => undefined);
    const second = aJoin({ localStore: first.localStore.openTab() });
    second.store.change({ type: 'account-made', account: 'A-1' });
    expect(first.store.state.account).toBe('A-1');
    second.store.forget();
    expect(first.store.getSnapshot()).toMatchObject({
      state: { account: null },
      session: { notice: { key: 'endedElsewhere' } },
    });
    tabs.close();
    second.store.change({ type: 'account-made', account: 'A-2' });
    expect(first.store.state.account).toBeNull();
  });

  it('LC-17 LX-11 more presses join the running attempt, which counts as activity', async () => {
    const { clock, store, activity } = aJoin();
    let done = 0;
    const work = (): Promise<void> => {
      done += 1;
      return Promise.resolve();
    };
    const presses = Promise.all([store.once('joining', work), store.once('joining', work)]);
    expect(store.session.busy).toBe('joining');
    expect(activity.count()).toBe(1);
    await clock.advanceAndSettle(175);
    await presses;
    expect([done, store.session.busy, activity.count()]).toEqual([1, null, 0]);
  });

  it('keeps the same snapshot object until something changes', () => {
    const { store, times } = aJoin();
    store.update({ ready: true });
    const before = store.getSnapshot();
    store.replace(store.state);
    expect(store.getSnapshot()).toBe(before);
    store.update({ busy: 'joining' });
    const busy = store.getSnapshot();
    expect(busy).not.toBe(before);
    times.set('at nine');
    const withTimes = store.getSnapshot();
    expect(withTimes).not.toBe(busy);
    store.replace(store.state);
    expect(store.getSnapshot()).toBe(withTimes);
    store.update({ busy: 'joining', ready: true });
    expect(store.getSnapshot()).toBe(withTimes);
  });
});

describe('its steps in the history', () => {
  function atJoin() {
    const { store } = aJoin();
    const navigation = new FakeNavigation('/join/corp?utm_source=x');
    const leave = syncWithHistory<Step>(
      {
        flow: {
          getSnapshot: () => ({ ready: true, state: store.state }),
          subscribe: store.subscribe,
          goTo: (step) => {
            // The visitor can't go back from a paid step.
            if (store.state.step !== 3) store.change({ type: 'moved', step });
            return store.state.step;
          },
        },
        addresses: stepAddresses('/join/corp', names, 'path'),
        tidy: (address) => address,
        hasPassed: (before) => before === 1 && store.state.step === 3,
      },
      navigation,
    );
    return { store, navigation, leave };
  }

  it('LX-14 each has its own address, and Back goes to the previous step', () => {
    const { store, navigation } = atJoin();
    store.change({ type: 'moved', step: 1 });
    store.change({ type: 'moved', step: 2 });
    store.change({ type: 'moved', step: 4 });
    expect(navigation.entries).toEqual([
      '/join/corp?utm_source=x',
      '/join/corp/code?utm_source=x',
      '/join/corp/plan?utm_source=x',
      '/join/corp/schedule?utm_source=x',
    ]);
    navigation.back();
    expect(store.state.step).toBe(2);
  });

  it('LX-14 a step that the state doesn’t allow isn’t shown, and a skipped one leaves no history entry', () => {
    const { store, navigation } = atJoin();
    store.change({ type: 'moved', step: 1 });
    store.change({ type: 'moved', step: 3 });
    expect(navigation.entries).toHaveLength(2);
    navigation.back();
    expect(store.state.step).toBe(3);
    expect(navigation.current()).toBe('/join/corp/done?utm_source=x');
  });

  it('LX-14 an address names one of the steps, the first step if unknown, or none outside the page', () => {
    const { stepOf } = stepAddresses<Step>('/join/corp', names, 'path');
    expect(stepOf('/join/corp/visit?confirmationToken=t')).toBe(5);
    expect(stepOf('/join/corp/nothing')).toBe(0);
    expect(stepOf('/join/corporate')).toBeNull();
  });
});

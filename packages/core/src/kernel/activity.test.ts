import fc from 'fast-check';
import { expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { Activity } from './activity.ts';

it('LX-11 shows the loader after 400 ms, until all work is done', () => {
  const clock = new VirtualClock();
  const activity = new Activity(clock);
  activity.begin();
  clock.advance(399);
  expect(activity.isVisible()).toBe(false);
  activity.begin();
  clock.advance(1);
  expect(activity.isVisible()).toBe(true);
  activity.end();
  expect(activity.isVisible()).toBe(true);
  activity.end();
  expect(activity.isVisible()).toBe(false);
});

it('LX-11 doesn’t show the loader for a quick call', () => {
  const clock = new VirtualClock();
  const activity = new Activity(clock);
  let shown = 0;
  activity.subscribe(() => (shown += 1));
  activity.begin();
  clock.advance(399);
  activity.end();
  clock.advance(1000);
  expect(shown).toBe(0);
});

it('LX-11 hides the loader when the work fails', async () => {
  const clock = new VirtualClock();
  const activity = new Activity(clock);
  const work = activity.track(async () => {
    await new Promise<void>((resolve) => clock.after(500, resolve));
    throw new Error('broken');
  });
  const outcome = Promise.allSettled([work]);
  clock.advance(450);
  expect(activity.isVisible()).toBe(true);
  await clock.advanceAndSettle(50);
  expect((await outcome)[0].status).toBe('rejected');
  expect([activity.count(), activity.isVisible()]).toEqual([0, false]);
});

it('LX-11 never lets the counter drop below 0', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('begin', 'end', 'wait')), (moves) => {
      const clock = new VirtualClock();
      const activity = new Activity(clock);
      let open = 0;
      for (const move of moves) {
        const waits = move === 'wait';
        if (waits) {
          clock.advance(400);
        } else {
          activity[move]();
          open = Math.max(0, open + (move === 'begin' ? 1 : -1));
        }
        expect(activity.count()).toBe(open);
        const visible = activity.isVisible();
        expect(open > 0 || !visible).toBe(true);
        expect(!waits || visible === open > 0).toBe(true);
      }
    }),
  );
});

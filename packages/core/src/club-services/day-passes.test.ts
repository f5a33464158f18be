import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { dayPassesContract } from '../../testing/contracts/paid-orders.contract.ts';
import { FakeDayPasses } from '../../testing/fakes/paid-orders.fake.ts';
import { SeededIdSource } from '../../testing/fakes/platform.fake.ts';

dayPassesContract('FakeDayPasses', () => {
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const ids = new SeededIdSource(3);
  const dayPasses = new FakeDayPasses(clock, ids);
  dayPasses.prices.set('104', null);
  return Promise.resolve({
    dayPasses,
    newOrderId: () => ids.next(),
    pay: (token) => Promise.resolve(dayPasses.pay(token)),
    passTime: (ms) => clock.advanceAndSettle(ms),
    goDown: () => {
      dayPasses.faults.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      dayPasses.faults.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { SeededIdSource } from '../../testing/fakes/platform.fake.ts';
import { giftOrdersContract } from '../../testing/contracts/paid-orders.contract.ts';
import { FakeGiftOrders } from '../../testing/fakes/paid-orders.fake.ts';

giftOrdersContract('FakeGiftOrders', () => {
  const clock = new VirtualClock('2026-11-20T15:00:00Z');
  const ids = new SeededIdSource(3);
  const gifts = new FakeGiftOrders(clock, ids);
  return Promise.resolve({
    gifts,
    designId: 'first-light',
    newOrderId: () => ids.next(),
    pay: (token) => Promise.resolve(gifts.pay(token)),
    passTime: (ms) => clock.advanceAndSettle(ms),
    goDown: () => {
      gifts.faults.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      gifts.faults.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});

import {
  type GiftConfirmation,
  type GiftOrder,
  giftSendTime,
} from '../../src/club-services/gift-order.ts';
import type { GiftOrders } from '../../src/club-services/club-services.port.ts';
import { FakePaidOrders } from './paid-orders.fake.ts';

/** In-memory gift orders. */
export class FakeGiftOrders
  extends FakePaidOrders<GiftOrder, GiftConfirmation>
  implements GiftOrders
{
  protected confirm({ id: _id, ...gift }: GiftOrder, place: number): GiftConfirmation {
    const sendsAt = giftSendTime(gift, this.clock.now()).toString();
    return { ...gift, orderNumber: `GC-1000-${1000 + place}`, sendsAt };
  }
}

import type {
  ClubPasses,
  DayPassConfirmation,
  DayPassOrder,
} from '../../src/club-services/day-pass.ts';
import type { DayPasses } from '../../src/club-services/club-services.port.ts';
import type { FacilityId } from '../../src/clubs/club.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import type { Money } from '../../src/kernel/money.ts';
import { Ok, type Result } from '../../src/kernel/result.ts';
import { FakePaidOrders } from './paid-orders.fake.ts';

/** In-memory day passes, at $45 unless a club has another price. */
export class FakeDayPasses
  extends FakePaidOrders<DayPassOrder, DayPassConfirmation, 'atClub'>
  implements DayPasses
{
  /** Of every club. */
  trial: ClubPasses['trial'] = { title: '3-day trial pass', days: 3, terms: 'Photo ID required.' };
  /** By club id; null for a club that sells none. */
  readonly prices: Map<string, Money | null> = new Map();

  atClub(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<ClubPasses | null, CallFailure>> {
    return this.faults.play('atClub', options, () => {
      const price = this.#priceAt(facilityId);
      const dayPass = price && { ...words, price };
      return Ok({ facilityId, trial: this.trial, dayPass });
    });
  }

  protected confirm(
    { id: _id, phone: _phone, ...order }: DayPassOrder,
    place: number,
  ): DayPassConfirmation {
    const orderNumber = `DP-1000-${1000 + place}`;
    return { ...order, ...words, orderNumber, code: 'ABCD-EFGH' };
  }

  protected override refuse({ facilityId, price }: DayPassOrder): CallFailure | null {
    const asked = this.#priceAt(facilityId);
    if (asked === null) return { ...rejected, status: 422, code: 'INVALID_FIELD' };
    return asked.minorUnits === price.minorUnits
      ? null
      : { ...rejected, status: 409, code: 'PRICE_CHANGED', field: 'price' };
  }

  #priceAt(facilityId: string): Money | null {
    const price = this.prices.get(facilityId);
    return price === undefined ? { minorUnits: 45_00, currency: 'USD' } : price;
  }
}

const rejected = { kind: 'rejected', field: 'facilityId' } as const;

const words = {
  title: 'Day pass',
  terms: 'Valid at this club on the day you choose, from opening to close. Photo ID required.',
};

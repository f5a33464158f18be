import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type {
  HeldPriceRefused,
  ProductRequest,
  PromoRefused,
} from '../../src/payment/product-repository.port.ts';
import type { PromoCode } from '../../src/plans/promo.ts';
import type { HeldPrice } from '../../src/plans/held-price.ts';

interface FakePromoCode extends PromoCode {
  readonly isOver?: boolean;
  /** The only clubs where it applies; by default all. */
  readonly clubs?: readonly string[];
}

/** The promo codes of a `FakeBackEnd`. Tests can replace them. */
export class FakePromoCodes {
  codes: readonly FakePromoCode[] = someCodes;

  find(wanted: string, facilityId: string): Result<PromoCode, PromoRefused> {
    const known = this.codes.find(({ code }) => code === wanted.trim().toUpperCase());
    if (known === undefined) return Err({ kind: 'promo-refused', why: 'unknown' });
    const { isOver = false, clubs, ...promo } = known;
    if (isOver) return Err({ kind: 'promo-refused', why: 'ended' });
    if (clubs?.includes(facilityId) === false) {
      return Err({ kind: 'promo-refused', why: 'elsewhere' });
    }
    return Ok(promo);
  }
}

const half = { kind: 'percent', percent: 50 } as const;
const fifth = { kind: 'percent', percent: 20 } as const;

const someCodes: readonly FakePromoCode[] = [
  { code: 'WELCOME50', planIds: null, initiation: half, monthly: null },
  { code: 'MONTHS20', planIds: null, initiation: null, monthly: { discount: fifth, months: 3 } },
  { code: 'SELECT50', planIds: ['15'], initiation: half, monthly: null },
  { code: 'OTHERPLANS', planIds: ['none'], initiation: half, monthly: null },
  { code: 'SUMMER', planIds: null, initiation: half, monthly: null, isOver: true },
  { code: 'RIVERSIDE', planIds: null, initiation: half, monthly: null, clubs: ['116'] },
];

/** The held prices of a `FakeBackEnd`, by token. Tests add them. */
export class FakeHeldPrices {
  readonly all: Map<string, HeldPrice> = new Map();

  read(token: string): HeldPrice | null {
    return this.all.get(token) ?? null;
  }

  /** It holds for the visitor it was mailed to, at its club and for its plan. */
  check(
    token: string,
    { buyer, club, plan, corporate }: ProductRequest,
  ): Result<void, HeldPriceRefused> {
    const held = this.read(token);
    if (held?.status === 'used') return Err({ kind: 'held-price-refused', why: 'used' });
    const isFor =
      corporate === null &&
      held?.facilityId === club.facilityId &&
      held.offer?.plan.planId === plan.planId;
    if (!isFor) return Err({ kind: 'held-price-refused', why: 'over' });
    const isTheirs = held.offer?.contact.email.toLowerCase() === buyer.email.toLowerCase();
    return isTheirs ? Ok(undefined) : Err({ kind: 'held-price-refused', why: 'other-person' });
  }

  /** Someone joined with it. */
  useUp(token: string): void {
    const held = this.read(token);
    if (held !== null) this.all.set(token, { ...held, status: 'used', offer: null });
  }
}

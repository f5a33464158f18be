import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { PromoRefused } from '../../src/payment/product-repository.port.ts';
import type { PromoCode } from '../../src/plans/promo.ts';

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

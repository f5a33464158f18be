import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { HeldPriceRefused } from '../../src/payment/product-repository.port.ts';
import type { HeldPrice } from '../../src/plans/held-price.ts';

/** The held prices of a `FakeBackEnd`, by token. Tests add them. */
export class FakeHeldPrices {
  readonly all: Map<string, HeldPrice> = new Map();

  read(token: string): HeldPrice | null {
    return this.all.get(token) ?? null;
  }

  check(token: string, email: string): Result<void, HeldPriceRefused> {
    const held = this.read(token);
    if (held?.offer == null) return Err({ kind: 'held-price-refused', why: 'over' });
    const isTheirs = held.offer.contact.email === email;
    return isTheirs ? Ok(undefined) : Err({ kind: 'held-price-refused', why: 'other-person' });
  }
}

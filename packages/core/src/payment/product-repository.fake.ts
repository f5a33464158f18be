import type { FakeBackEnd } from '../shared/back-end.fake.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import { Ok, type Result } from '../shared/result.ts';
import type { ProductDetails, ProductRepository } from './product-repository.port.ts';

/** The purchases of a `FakeBackEnd`; `beginPurchase` makes one. */
export class FakeProductRepository implements ProductRepository {
  readonly faults: CallFaults<'details'>;
  readonly #backEnd: FakeBackEnd;

  constructor(backEnd: FakeBackEnd) {
    this.#backEnd = backEnd;
    this.faults = new CallFaults(backEnd.clock);
  }

  details(
    productToken: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>> {
    return this.faults.play('details', options, () => Ok(this.#backEnd.product(productToken)));
  }
}

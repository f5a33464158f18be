import { type FakeBackEnd, notVerified } from './back-end.fake.ts';
import type { CallFailure, CallOptions } from '../../src/kernel/call-failure.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { HeldPrice } from '../../src/plans/held-price.ts';
import type { PromoCode } from '../../src/plans/promo.ts';
import type {
  AgreementOver,
  ConfirmationAddress,
  HeldPriceRefused,
  JoinTerms,
  ProductDetails,
  ProductRepository,
  ProductRequest,
  PromoRefused,
  PurchaseWanted,
} from '../../src/payment/product-repository.port.ts';

/** The purchases of a `FakeBackEnd`. Its `beginPurchase` starts one, and its `purchases.pay` completes one. */
export class FakeProductRepository
  extends FakeCalls<FakeBackEnd, keyof ProductRepository>
  implements ProductRepository
{
  promo(
    { code, facilityId }: { readonly code: string; readonly facilityId: string },
    options?: CallOptions,
  ): Promise<Result<PromoCode, CallFailure | PromoRefused>> {
    return this.faults.play('promo', options, () => this.backEnd.promoCodes.find(code, facilityId));
  }

  heldPrice(token: string, options?: CallOptions): Promise<Result<HeldPrice | null, CallFailure>> {
    return this.faults.play('heldPrice', options, () => Ok(this.backEnd.heldPrices.read(token)));
  }

  joinTerms(
    wanted: PurchaseWanted,
    options?: CallOptions,
  ): Promise<Result<JoinTerms | null, CallFailure>> {
    return this.faults.play('joinTerms', options, () => {
      const contactId = wanted.corporate?.corporateContactId;
      return contactId === undefined || this.backEnd.employers.hasConfirmed(contactId)
        ? Ok(this.backEnd.joinTermsOf(wanted))
        : Err(notVerified);
    });
  }

  createToken(
    request: ProductRequest,
    options?: CallOptions,
  ): Promise<Result<string, CallFailure | PromoRefused | HeldPriceRefused | AgreementOver>> {
    return this.faults.play('createToken', options, () => this.backEnd.sell(request));
  }

  details(
    token: string,
    options?: CallOptions,
  ): Promise<Result<ProductDetails | null, CallFailure>> {
    return this.faults.play('details', options, () => this.backEnd.purchases.details(token));
  }

  resendConfirmation(
    address: ConfirmationAddress,
    options?: CallOptions,
  ): Promise<Result<void, CallFailure>> {
    return this.faults.play('resendConfirmation', options, () =>
      this.backEnd.purchases.resend(address),
    );
  }
}

import { type FakeBackEnd, notVerified } from './back-end.fake.ts';
import { FakeCalls } from './call-faults.fake.ts';
import { Err, Ok } from '../../src/kernel/result.ts';
import type { ProductRepository } from '../../src/payment/product-repository.port.ts';

/** The purchases of a `FakeBackEnd`. Its `beginPurchase` starts one, and its `purchases.pay` completes one. */
export class FakeProductRepository
  extends FakeCalls<FakeBackEnd, keyof ProductRepository>
  implements ProductRepository
{
  promo: ProductRepository['promo'] = ({ code, facilityId }, options) =>
    this.faults.play('promo', options, () => this.backEnd.promoCodes.find(code, facilityId));

  heldPrice: ProductRepository['heldPrice'] = (token, options) =>
    this.faults.play('heldPrice', options, () => Ok(this.backEnd.heldPrices.read(token)));

  joinTerms: ProductRepository['joinTerms'] = (wanted, options) =>
    this.faults.play('joinTerms', options, () => {
      const contactId = wanted.corporate?.corporateContactId;
      return contactId === undefined || this.backEnd.employers.hasConfirmed(contactId)
        ? Ok(this.backEnd.joinTermsOf(wanted))
        : Err(notVerified);
    });

  createToken: ProductRepository['createToken'] = (request, options) =>
    this.faults.play('createToken', options, () => this.backEnd.sell(request));

  details: ProductRepository['details'] = (token, options) =>
    this.faults.play('details', options, () => this.backEnd.purchases.details(token));

  resendConfirmation: ProductRepository['resendConfirmation'] = (address, options) =>
    this.faults.play('resendConfirmation', options, () => this.backEnd.purchases.resend(address));
}

import { describe, expect, it } from 'vitest';

import { answersTo } from '../builders/join-answers.builder.ts';
import { aCorporateLead, aContact } from '../builders/lead.builder.ts';
import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import type { ProductRequest } from '../../src/payment/product-repository.port.ts';
import { meets } from './meets.ts';

/** A back end with a payment application. */
export interface PurchaseEnvironment extends BackEndWith<
  | 'products'
  | 'corporate'
  | 'corporateLeads'
  | 'leads'
  | 'acceptingClub'
  | 'partnerEmail'
  | 'newTransactionId'
  | 'codesMailedTo'
  | 'passTime'
> {
  /** Pays with an approved card, like a buyer; returns the confirmation token. */
  pay(productToken: string): Promise<string>;
}

/** The behavior of every `ProductRepository` for the purchase of a plan. */
export function purchaseContract(subject: string, open: () => Promise<PurchaseEnvironment>): void {
  describe(`${subject} sells plans`, () => {
    const env = eachTestIn(open);
    const pay = (productToken: string): Promise<string> => env().pay(productToken);

    it(
      'a started purchase has a buyer and a club, but no member',
      meets('CK-03 HT-30 HT-31'),
      async () => {
        const { products, acceptingClub } = env();
        const request = await aRequest(env());
        const token = (await products.createToken(request)).unwrap();
        const { firstName, lastName, email, phone } = request.buyer;
        expect((await products.details(token)).unwrap()).toMatchObject({
          buyer: { firstName, lastName, email, phone },
          facilityId: acceptingClub,
          memberId: null,
          barcode: null,
          startsOn: null,
          receipt: null,
        });
      },
    );

    it(
      'after payment, the confirmation token returns the same member and barcode twice',
      meets('CJ-14 HT-31'),
      async () => {
        const { products } = env();
        const token = (await products.createToken(await aRequest(env()))).unwrap();
        const confirmation = await pay(token);
        expect(confirmation).not.toBe(token);
        const details = (await products.details(confirmation)).unwrap();
        expect(details?.memberId).toMatch(/./);
        expect(details?.barcode).toMatch(/./);
        expect(details?.receipt).toMatchObject({
          number: expect.stringMatching(/./),
          paid: { currency: 'USD' },
          nextChargeOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        });
        expect((await products.details(confirmation)).unwrap()).toEqual(details);
      },
    );

    it('the purchase uses the lead’s transaction', meets('HT-31'), async () => {
      const { products, corporateLeads, newTransactionId, partnerEmail } = env();
      const transactionId = newTransactionId();
      const contact = { ...aContact(), companyEmail: partnerEmail };
      await corporateLeads.create(
        aCorporateLead({ transactionId, contact, facilityId: env().acceptingClub }),
      );
      const token = (await products.createToken(await aRequest(env()))).unwrap();
      expect((await products.details(token)).unwrap()?.transactionNumber).toBe(transactionId);
    });

    it('a confirmation token is valid for half an hour', meets('CJ-14 HT-31'), async () => {
      const { products, passTime } = env();
      const confirmation = await pay((await products.createToken(await aRequest(env()))).unwrap());
      await passTime(1_800_001);
      expect((await products.details(confirmation)).val).toMatchObject({
        kind: 'rejected',
        status: 410,
      });
    });

    it(
      'after a member joined with a company address, nobody else can create a lead with it',
      meets('CJ-05'),
      async () => {
        const { products, corporateLeads, newTransactionId, partnerEmail, acceptingClub } = env();
        await pay((await products.createToken(await aRequest(env()))).unwrap());
        const lead = aCorporateLead({
          transactionId: newTransactionId(),
          contact: { ...aContact({ email: 'eve@mail.example' }), companyEmail: partnerEmail },
          facilityId: acceptingClub,
        });
        expect((await corporateLeads.create(lead)).val).toMatchObject({
          kind: 'rejected',
          status: 409,
          code: 'EMAIL_TAKEN',
        });
      },
    );

    it(
      'a member’s confirmation is mailed again, but only to their own address',
      meets('HT-15 SJ-07'),
      async () => {
        const { products, acceptingClub } = env();
        const { buyer, ...request } = await aRequest(env());
        const confirmation = await pay(
          (await products.createToken({ ...request, buyer })).unwrap(),
        );
        const { memberId } = (await products.details(confirmation)).unwrap() ?? {};
        const address = {
          memberId: memberId ?? 'none',
          fullName: `${buyer.firstName} ${buyer.lastName}`,
          facilityId: acceptingClub,
          email: buyer.email,
        };
        expect((await products.resendConfirmation(address)).ok).toBe(true);
        const stranger = { ...address, email: 'eve@mail.example' };
        expect((await products.resendConfirmation(stranger)).ok).toBe(false);
      },
    );

    failsAndAborts('beginning a purchase', env, async (all) => {
      const request = await aRequest(all);
      return (options) => all.products.createToken(request, options);
    });
  });
}

/** A verified employee's purchase of the first plan on offer. */
async function aRequest(env: PurchaseEnvironment): Promise<ProductRequest> {
  const { corporate, acceptingClub: facilityId, partnerEmail, codesMailedTo } = env;
  const contact = { ...aContact(), companyEmail: partnerEmail };
  const account = (await corporate.createCode({ contact, facilityId })).unwrap();
  const code = (await codesMailedTo(partnerEmail)).at(-1) ?? 'none';
  expect((await corporate.verifyCode(partnerEmail, code)).unwrap()).toBe(true);
  const { corporateAccountId } = account;
  const club = { facilityId, country: 'US' };
  const offer = (
    await corporate.plans({ club, companyEmail: partnerEmail, corporateAccountId })
  ).unwrap();
  const [plan] = offer.plans;
  if (plan === undefined) throw new Error('The employer offers no plan at this club.');
  const { firstName, lastName, email, phone } = contact;
  const wanted = {
    corporate: {
      ...account,
      companyEmail: partnerEmail,
      corporateAgreementId: offer.corporateAgreementId,
    },
    club: { facilityId, name: offer.clubName ?? 'A club' },
    plan,
    startsOn: null,
  };
  return {
    ...wanted,
    buyer: { firstName, lastName, email, phone, newsletter: false },
    isUserLoggedIn: false,
    answers: answersTo((await env.products.joinTerms(wanted)).unwrap()),
  };
}

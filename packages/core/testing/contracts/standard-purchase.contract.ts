import { describe, expect, it } from 'vitest';

import { answersTo } from '../builders/join-answers.builder.ts';
import { aContact, aLead } from '../builders/lead.builder.ts';
import { eachTestIn } from './back-end-environment.contract.ts';
import type { ProductRequest } from '../../src/payment/product-repository.port.ts';
import type { BackEndWith } from './back-end-environment.contract.ts';
import type { PurchaseEnvironment } from './purchase.contract.ts';
import { meets } from './meets.ts';

type StandardPurchaseEnvironment = BackEndWith<
  'products' | 'plans' | 'leads' | 'acceptingClub' | 'noClub' | 'newTransactionId' | 'countLeads'
> &
  Pick<PurchaseEnvironment, 'pay'>;

/** The behavior of every `ProductRepository` for a purchase without an employer. */
export function standardPurchaseContract(
  subject: string,
  open: () => Promise<StandardPurchaseEnvironment>,
): void {
  describe(`${subject} sells plans to everyone`, () => {
    const env = eachTestIn(open);

    it(
      'a started purchase has a buyer and a club, but no member',
      meets('SJ-05 CK-03 HT-30'),
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
      'the purchase uses the transaction of the buyer’s lead and creates no other lead',
      meets('SJ-05 HT-31'),
      async () => {
        const { products, leads, newTransactionId, acceptingClub, countLeads } = env();
        const transactionId = newTransactionId();
        const lead = aLead({ transactionId, facilityId: acceptingClub });
        expect((await leads.create(lead)).ok).toBe(true);
        const token = (await products.createToken(await aRequest(env()))).unwrap();
        expect((await products.details(token)).unwrap()?.transactionNumber).toBe(transactionId);
        expect(await countLeads(transactionId)).toBe(1);
      },
    );

    it(
      'after payment, the confirmation token returns the same member and barcode twice',
      meets('SJ-05 SJ-06'),
      async () => {
        const { products, pay } = env();
        const token = (await products.createToken(await aRequest(env()))).unwrap();
        const confirmation = await pay(token);
        const details = (await products.details(confirmation)).unwrap();
        expect(details?.memberId).toMatch(/./);
        expect(details?.barcode).toMatch(/./);
        expect((await products.details(confirmation)).unwrap()).toEqual(details);
      },
    );

    it.each(['6', 'none'])(
      'doesn’t sell a plan that the club doesn’t offer: %j',
      meets('SJ-01 HT-30'),
      async (planId) => {
        const { products } = env();
        const request = await aRequest(env());
        const answer = await products.createToken({
          ...request,
          plan: { ...request.plan, planId },
        });
        expect(answer.val).toMatchObject({ kind: 'rejected', status: 422 });
      },
    );

    it(
      'sells nothing unless the agreement that it asks for is signed in its present version',
      meets('MB-101 MB-102 HT-30 HT-44'),
      async () => {
        const { products } = env();
        const request = await aRequest(env());
        const { answers } = request;
        const signed = answers?.signed ?? null;
        // A chain may ask for nothing.
        if (answers === null || signed === null) return;
        const over = { ...answers, signed: { ...signed, version: 'another' } };
        for (const wrong of [null, over]) {
          expect((await products.createToken({ ...request, answers: wrong })).val).toEqual({
            kind: 'agreement-over',
          });
        }
        expect((await products.createToken(request)).ok).toBe(true);
      },
    );

    it('sells nothing at an unknown club', meets('HT-30'), async () => {
      const { products, noClub } = env();
      const request = await aRequest(env());
      const club = { ...request.club, facilityId: noClub };
      expect((await products.createToken({ ...request, club })).val).toMatchObject({
        kind: 'rejected',
        status: 422,
      });
    });
  });
}

/** The purchase of the club's first public plan. */
async function aRequest(env: StandardPurchaseEnvironment): Promise<ProductRequest> {
  const club = { facilityId: env.acceptingClub, country: 'US' };
  const [plan] = (await env.plans.ofClub({ club, memberId: null })).unwrap().plans;
  if (plan === undefined) throw new Error('The club offers no plan.');
  const { firstName, lastName, email, phone } = aContact();
  const wanted = {
    corporate: null,
    club: { facilityId: club.facilityId, name: 'A club' },
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

import { describe, expect, it } from 'vitest';

import { aContact, aLead } from '../builders/lead.builder.ts';
import type { Lead } from '../../src/lead/lead.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';

type ProductsEnvironment = BackEndWith<
  'products' | 'acceptingClub' | 'newTransactionId' | 'countLeads' | 'beginPurchase'
>;

/** The behavior of every `ProductRepository`. */
export function productRepositoryContract(
  subject: string,
  open: () => Promise<ProductsEnvironment>,
): void {
  describe(`${subject} is a product repository`, () => {
    const env = eachTestIn(open);

    it('returns the buyer, club and transaction of a purchase', meets('LX-06 HT-31'), async () => {
      const { products, beginPurchase } = env();
      const lead = aBuyer(env());
      const details = (await products.details(await beginPurchase(lead))).unwrap();
      const { firstName, lastName, email, phone } = lead.contact;
      expect(details).toEqual({
        transactionNumber: lead.transactionId,
        buyer: { firstName, lastName, email, phone },
        facilityId: lead.facilityId,
        memberId: null,
        barcode: null,
        startsOn: null,
        receipt: null,
      });
    });

    it(
      'the buyer is already a lead and can book a visit with the transaction',
      meets('LX-06'),
      async () => {
        const { beginPurchase, countLeads } = env();
        const lead = aBuyer(env());
        await beginPurchase(lead);
        expect(await countLeads(lead.transactionId)).toBe(1);
      },
    );

    it.each(['nobody', '', '.', '..', 'a/b', '\uD800'])(
      'an unknown token is null, not a failure: %j',
      meets('HT-31'),
      async (token) => {
        const answer = await env().products.details(token);
        expect(answer.ok).toBe(true);
        expect(answer.val).toBeNull();
      },
    );

    it('two tokens don’t affect each other', async () => {
      const { products, beginPurchase } = env();
      const one = await beginPurchase(aBuyer(env()));
      const grace = { ...aBuyer(env()), contact: aContact({ firstName: 'Grace' }) };
      const other = await beginPurchase(grace);
      expect((await products.details(one)).unwrap()?.buyer.firstName).toBe('Ada');
      expect((await products.details(other)).unwrap()?.buyer.firstName).toBe('Grace');
    });

    it('says what a promo code takes off, however it’s typed', meets('MB-130'), async () => {
      const { products, acceptingClub: facilityId } = env();
      const half = { kind: 'percent', percent: 50 };
      for (const code of ['WELCOME50', ' welcome50 ']) {
        expect((await products.promo({ code, facilityId })).unwrap()).toEqual({
          code: 'WELCOME50',
          planIds: null,
          initiation: half,
          monthly: null,
        });
      }
      const fifth = { kind: 'percent', percent: 20 };
      expect((await products.promo({ code: 'MONTHS20', facilityId })).unwrap()).toMatchObject({
        initiation: null,
        monthly: { discount: fifth, months: 3 },
      });
    });

    it.each([
      ['NOSUCHCODE', 'unknown'],
      ['SUMMER', 'ended'],
      ['RIVERSIDE', 'elsewhere'],
    ])('refuses the promo code %s as %s', meets('MB-131'), async (code, why) => {
      const { products, acceptingClub: facilityId } = env();
      const refused = { kind: 'promo-refused', why };
      expect((await products.promo({ code, facilityId })).val).toEqual(refused);
    });

    failsAndAborts(
      'asking for a promo code',
      env,
      ({ products, acceptingClub: facilityId }, options) =>
        products.promo({ code: 'WELCOME50', facilityId }, options),
    );

    failsAndAbortsAfter('the details of a purchase', env, async (all) => {
      const token = await all.beginPurchase(aBuyer(all));
      return (options) => all.products.details(token, options);
    });
  });
}

function aBuyer({ acceptingClub, newTransactionId }: ProductsEnvironment): Lead {
  return aLead({ transactionId: newTransactionId(), facilityId: acceptingClub });
}

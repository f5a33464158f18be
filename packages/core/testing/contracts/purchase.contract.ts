import { describe, expect, it } from 'vitest';

import { answersTo } from '../builders/join-answers.builder.ts';
import { aContact, aCorporateLead, aLead } from '../builders/lead.builder.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import type { Plan } from '../../src/plans/plan.ts';
import type { ProductRequest } from '../../src/payment/product-repository.port.ts';

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

    sellsToBuyer(env, anEmployeesRequest, { begun: 'CK-03 HT-30 HT-31', paid: 'CJ-14 HT-31' });

    it(
      'sells nothing to somebody who only asked for a code for an employee’s address',
      meets('HT-30 CJ-20'),
      async () => {
        const { products, corporate, acceptingClub: facilityId, partnerEmail } = env();
        const request = await anEmployeesRequest(env());
        const contact = { ...aContact(), companyEmail: partnerEmail };
        const stranger = (await corporate.createCode({ contact, facilityId })).unwrap();
        const theirs = request.corporate && { ...request.corporate, ...stranger };
        const refused = await products.createToken({ ...request, corporate: theirs });
        expect(refused.val).toMatchObject({ kind: 'rejected', status: 422 });
      },
    );

    it('after payment, there is a receipt', meets('HT-31'), async () => {
      const { products } = env();
      const token = (await products.createToken(await anEmployeesRequest(env()))).unwrap();
      const { receipt = null } = (await products.details(await pay(token))).unwrap() ?? {};
      expect(receipt).toMatchObject({
        number: expect.stringMatching(/./),
        paid: { currency: 'USD' },
        nextChargeOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    });

    it('the purchase uses the lead’s transaction', meets('HT-31'), async () => {
      const { products, corporateLeads, newTransactionId, partnerEmail } = env();
      const transactionId = newTransactionId();
      const contact = { ...aContact(), companyEmail: partnerEmail };
      await corporateLeads.create(
        aCorporateLead({ transactionId, contact, facilityId: env().acceptingClub }),
      );
      const token = (await products.createToken(await anEmployeesRequest(env()))).unwrap();
      expect((await products.details(token)).unwrap()?.transactionNumber).toBe(transactionId);
    });

    it('a confirmation token is valid for half an hour', meets('CJ-14 HT-31'), async () => {
      const { products, passTime } = env();
      const token = (await products.createToken(await anEmployeesRequest(env()))).unwrap();
      const [read, unread] = [await pay(token), await pay(token)];
      await passTime(1_800_000);
      expect((await products.details(read)).ok).toBe(true);
      await passTime(1);
      expect((await products.details(unread)).val).toMatchObject({
        kind: 'rejected',
        status: 410,
      });
    });

    it('and for ten minutes after it was first read', meets('CJ-14 HT-31'), async () => {
      const { products, passTime } = env();
      const confirmation = await pay(
        (await products.createToken(await anEmployeesRequest(env()))).unwrap(),
      );
      const first = (await products.details(confirmation)).unwrap();
      await passTime(600_000);
      expect((await products.details(confirmation)).unwrap()).toEqual(first);
      await passTime(1);
      expect((await products.details(confirmation)).val).toMatchObject({
        kind: 'rejected',
        status: 410,
      });
    });

    it('whoever pays for two purchases is one member', meets('CJ-14 HT-31'), async () => {
      const { products } = env();
      const request = await anEmployeesRequest(env());
      const one = (await products.createToken(request)).unwrap();
      const other = (await products.createToken(request)).unwrap();
      const first = (await products.details(await pay(one))).unwrap();
      expect((await products.details(await pay(other))).unwrap()).toEqual(first);
    });

    it(
      'doesn’t sell to an employee who hasn’t confirmed their address, or a plan that their employer doesn’t offer',
      meets('CJ-13 HT-30'),
      async () => {
        const { products, corporate, partnerEmail, acceptingClub: facilityId } = env();
        const request = await anEmployeesRequest(env());
        const plan = { ...request.plan, planId: 'none' };
        const notOffered = await products.createToken({ ...request, plan });
        expect(notOffered.val).toMatchObject({ kind: 'rejected', status: 422 });
        const companyEmail = partnerEmail.replace(/^.*@/, 'another.person@');
        const contact = { ...aContact(), companyEmail };
        const account = (await corporate.createCode({ contact, facilityId })).unwrap();
        const another = { ...account, companyEmail, corporateAgreementId: null };
        const unconfirmed = await products.createToken({ ...request, corporate: another });
        expect(unconfirmed.val).toMatchObject({ kind: 'rejected', status: 422 });
      },
    );

    it(
      'after a member joined with a company address, nobody else can create a lead with it',
      meets('CJ-05'),
      async () => {
        const { products, corporateLeads, newTransactionId, partnerEmail, acceptingClub } = env();
        await pay((await products.createToken(await anEmployeesRequest(env()))).unwrap());
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
        const { buyer, ...request } = await anEmployeesRequest(env());
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

    failsAndAbortsAfter('beginning a purchase', env, async (all) => {
      const request = await anEmployeesRequest(all);
      return (options) => all.products.createToken(request, options);
    });
  });
}

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

    sellsToBuyer(env, aPublicRequest, { begun: 'SJ-05 CK-03 HT-30', paid: 'SJ-05 SJ-06' });

    it(
      'the purchase uses the transaction of the buyer’s lead and creates no other lead',
      meets('SJ-05 HT-31'),
      async () => {
        const { products, leads, newTransactionId, acceptingClub, countLeads } = env();
        const transactionId = newTransactionId();
        const lead = aLead({ transactionId, facilityId: acceptingClub });
        expect((await leads.create(lead)).ok).toBe(true);
        const token = (await products.createToken(await aPublicRequest(env()))).unwrap();
        expect((await products.details(token)).unwrap()?.transactionNumber).toBe(transactionId);
        expect(await countLeads(transactionId)).toBe(1);
      },
    );

    it(
      'a buyer without a lead becomes one, and isn’t someone with the same address but another phone number',
      meets('SJ-05 HT-31'),
      async () => {
        const { products, leads, newTransactionId, acceptingClub, countLeads } = env();
        const transactionId = newTransactionId();
        const contact = aContact({ phone: '2125550199' });
        const stranger = aLead({ transactionId, facilityId: acceptingClub, contact });
        expect((await leads.create(stranger)).ok).toBe(true);
        const token = (await products.createToken(await aPublicRequest(env()))).unwrap();
        const own = (await products.details(token)).unwrap()?.transactionNumber;
        expect(own).not.toBe(transactionId);
        expect(await countLeads(own ?? 'none')).toBe(1);
      },
    );

    it('rejects a buyer and a first day by their field', meets('HT-30'), async () => {
      const { products } = env();
      const request = await aPublicRequest(env());
      const nobody = { ...request.buyer, email: 'nobody' };
      expect((await products.createToken({ ...request, buyer: nobody })).val).toMatchObject({
        kind: 'rejected',
        status: 422,
        field: 'productBase.buyer.email',
      });
      expect(
        (await products.createToken({ ...request, startsOn: '2020-01-01' })).val,
      ).toMatchObject({ kind: 'rejected', status: 422, field: 'startDate' });
    });

    it('refuses a promo code that is for another plan', meets('MB-131 HT-30'), async () => {
      const { products, plans, acceptingClub } = env();
      const request = await aPublicRequest(env());
      const club = { facilityId: acceptingClub, country: 'US' };
      const offer = (await plans.ofClub({ club, memberId: null })).unwrap();
      const other = offer.plans.find(({ planId }) => planId !== '15') ?? request.plan;
      const half = { kind: 'percent', percent: 50 } as const;
      const promo = { code: 'SELECT50', initiation: half, monthly: null };
      const plan = { ...other, cost: { ...other.cost, promo } };
      expect((await products.createToken({ ...request, plan })).val).toEqual({
        kind: 'promo-refused',
        why: 'elsewhere',
      });
    });

    it.each(['6', 'none'])(
      'doesn’t sell a plan that the club doesn’t offer: %j',
      meets('SJ-01 HT-30'),
      async (planId) => {
        const { products } = env();
        const request = await aPublicRequest(env());
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
        const request = await aPublicRequest(env());
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
      const request = await aPublicRequest(env());
      const club = { ...request.club, facilityId: noClub };
      expect((await products.createToken({ ...request, club })).val).toMatchObject({
        kind: 'rejected',
        status: 422,
      });
    });
  });
}

/** What is the same for every buyer. */
function sellsToBuyer<
  Environment extends Pick<PurchaseEnvironment, 'products' | 'acceptingClub' | 'pay'>,
>(
  env: () => Environment,
  requestIn: (env: Environment) => Promise<ProductRequest>,
  requirements: { readonly begun: string; readonly paid: string },
): void {
  it(
    'a started purchase has a buyer and a club, but no member',
    meets(requirements.begun),
    async () => {
      const { products, acceptingClub } = env();
      const request = await requestIn(env());
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
    meets(requirements.paid),
    async () => {
      const { products, pay } = env();
      const token = (await products.createToken(await requestIn(env()))).unwrap();
      const confirmation = await pay(token);
      expect(confirmation).not.toBe(token);
      const details = (await products.details(confirmation)).unwrap();
      expect(details?.memberId).toMatch(/./);
      expect(details?.barcode).toMatch(/./);
      expect((await products.details(confirmation)).unwrap()).toEqual(details);
    },
  );
}

/** A verified employee's purchase of the first plan on offer. */
async function anEmployeesRequest(env: PurchaseEnvironment): Promise<ProductRequest> {
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
  const employee = {
    ...account,
    companyEmail: partnerEmail,
    corporateAgreementId: offer.corporateAgreementId,
  };
  return requestOf(env, plan, { facilityId, name: offer.clubName ?? 'A club' }, employee);
}

/** The purchase of the club's first public plan. */
async function aPublicRequest(env: StandardPurchaseEnvironment): Promise<ProductRequest> {
  const club = { facilityId: env.acceptingClub, country: 'US' };
  const [plan] = (await env.plans.ofClub({ club, memberId: null })).unwrap().plans;
  if (plan === undefined) throw new Error('The club offers no plan.');
  return requestOf(env, plan, { facilityId: club.facilityId, name: 'A club' }, null);
}

async function requestOf(
  { products }: BackEndWith<'products'>,
  plan: Plan,
  club: ProductRequest['club'],
  corporate: ProductRequest['corporate'],
): Promise<ProductRequest> {
  const { firstName, lastName, email, phone } = aContact();
  const wanted = { corporate, club, plan, startsOn: null };
  return {
    ...wanted,
    buyer: { firstName, lastName, email, phone, newsletter: false },
    isUserLoggedIn: false,
    answers: answersTo((await products.joinTerms(wanted)).unwrap()),
  };
}

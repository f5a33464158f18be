import { describe, expect, it } from 'vitest';

import { aContact } from '../builders/lead.builder.ts';
import { type BackEndWith, eachTestIn, failsAndAborts } from './back-end-environment.contract.ts';
import type { PlansWanted } from '../../src/corporate/corporate-repository.port.ts';
import { meets } from './meets.ts';

type CorporatePlansEnvironment = BackEndWith<
  'corporate' | 'acceptingClub' | 'otherAcceptingClub' | 'partnerEmail'
>;

/** The plan behavior of every `CorporateRepository`. */
export function corporatePlansContract(
  subject: string,
  open: () => Promise<CorporatePlansEnvironment>,
): void {
  describe(`${subject} knows employers’ plans`, () => {
    const env = eachTestIn(open);

    it(
      'offers employees plans with prices in whole minor units',
      meets('CJ-19 HT-23 PL-05'),
      async () => {
        const { corporate } = env();
        const offer = (await corporate.plans(await wantedIn(env()))).unwrap();
        expect(offer.success).toBe(true);
        expect(offer.corporateAgreementId).toMatch(/./);
        expect(offer.clubName).toMatch(/./);
        expect(offer.region).toMatch(/./);
        expect(offer.plans.length).toBeGreaterThan(0);
        for (const plan of offer.plans) {
          expect(plan.planId).toMatch(/./);
          expect(plan.name).toMatch(/./);
          expect(plan.cost.currency).toBe('USD');
          expect(Number.isSafeInteger(plan.cost.monthlyFee)).toBe(true);
          expect(plan.cost.monthlyFee).toBeGreaterThan(0);
          expect(plan.cost.monthlyFee).toBeLessThanOrEqual(plan.cost.regularMonthlyFee);
        }
      },
    );

    it(
      'a club without an agreement has none, which isn’t a failure',
      meets('CJ-11 HT-23'),
      async () => {
        const { corporate, otherAcceptingClub } = env();
        const wanted = await wantedIn(env());
        const club = { facilityId: otherAcceptingClub, country: 'US' };
        expect((await corporate.plans({ ...wanted, club })).unwrap().plans).toEqual([]);
      },
    );

    it('employers don’t see each other’s plans', meets('HT-23'), async () => {
      const { corporate } = env();
      const wanted = await wantedIn(env());
      const stranger = { ...wanted, companyEmail: 'ada@stranger.example' };
      expect((await corporate.plans(stranger)).unwrap().plans).toEqual([]);
    });

    failsAndAborts('asking for plans', env, async (all) => {
      const wanted = await wantedIn(all);
      return (options) => all.corporate.plans(wanted, options);
    });
  });
}

async function wantedIn({
  corporate,
  acceptingClub,
  partnerEmail,
}: CorporatePlansEnvironment): Promise<PlansWanted> {
  const contact = { ...aContact(), companyEmail: partnerEmail };
  const account = await corporate.createCode({ contact, facilityId: acceptingClub });
  return {
    club: { facilityId: acceptingClub, country: 'US' },
    companyEmail: partnerEmail,
    corporateAccountId: account.unwrap().corporateAccountId,
  };
}

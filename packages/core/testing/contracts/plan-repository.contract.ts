import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import { defaultPlanSourceSettings } from '../../src/plans/plan-repository.port.ts';

type PlansEnvironment = BackEndWith<
  'plans' | 'cookies' | 'acceptingClub' | 'otherAcceptingClub' | 'noClub' | 'referrer'
>;

/** The behavior of every `PlanRepository`. */
export function planRepositoryContract(
  subject: string,
  open: () => Promise<PlansEnvironment>,
): void {
  describe(`${subject} is a plan repository`, () => {
    const env = eachTestIn(open);
    const at = (facilityId: PlansEnvironment['acceptingClub'], memberId: string | null = null) => ({
      club: { facilityId, country: 'US' },
      memberId,
    });

    it(
      'a club’s plans have the catalog’s descriptions and costs in whole minor units',
      meets('HT-32 HT-33 PL-06'),
      async () => {
        const { plans, acceptingClub } = env();
        const offer = (await plans.ofClub(at(acceptingClub))).unwrap();
        expect(offer.plans.map(({ planId }) => planId)).toContain('15');
        for (const plan of offer.plans) {
          const { planId, name, description, planType, id, cost } = plan;
          for (const text of [name, description, planType]) expect(text).toMatch(/./);
          expect(id).toBe(planId);
          expect(cost.currency).toBe('USD');
          expect(Number.isSafeInteger(cost.monthlyFee)).toBe(true);
          expect(cost.monthlyFee).toBeGreaterThan(0);
          expect(cost.monthlyFee).toBeLessThanOrEqual(cost.regularMonthlyFee);
          expect(cost.initiation.totalDues).toBeGreaterThanOrEqual(cost.promotionalSavings);
        }
      },
    );

    it(
      'says what each plan includes and which clubs it opens, and the terms that all have',
      meets('MB-02 MB-160'),
      async () => {
        const { plans, acceptingClub } = env();
        const { plans: offered, terms } = (await plans.ofClub(at(acceptingClub))).unwrap();
        for (const { includes, access, cost } of offered) {
          expect(includes.length).toBeGreaterThan(0);
          expect(access?.clubs).toBeGreaterThan(access?.to === 'club' ? 0 : 1);
          expect(access?.facilityIds).toHaveLength(access?.clubs ?? 0);
          expect(access?.facilityIds).toContain(acceptingClub);
          expect(cost.commitmentMonths).toBe(terms?.commitmentMonths);
        }
        expect(terms).toEqual({
          commitmentMonths: 12,
          noticeDays: 30,
          longestFreezeMonths: 3,
          freezeFee: { minorUnits: 15_00, currency: 'USD' },
          taxes: 'included',
        });
      },
    );

    it('names the plan that the chain recommends', meets('MB-03'), async () => {
      const { plans, acceptingClub } = env();
      expect((await plans.ofClub(at(acceptingClub))).unwrap().recommendedPlanId).toBe('16');
    });

    it('never offers plan 6', meets('HT-33'), async () => {
      const { plans, acceptingClub, otherAcceptingClub } = env();
      for (const club of [acceptingClub, otherAcceptingClub]) {
        const offer = (await plans.ofClub(at(club))).unwrap();
        expect(offer.plans.map(({ planId }) => planId)).not.toContain('6');
      }
    });

    it(
      'the response includes the club’s details and the referring member',
      meets('PL-08'),
      async () => {
        const { plans, acceptingClub, referrer } = env();
        const offer = (await plans.ofClub(at(acceptingClub, referrer.memberId))).unwrap();
        expect(offer).toMatchObject({
          region: 'New York',
          memberId: referrer.memberId,
          isPresale: false,
          facilityStatus: 'open',
          facilityOpenDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
        });
        expect((await plans.ofClub(at(acceptingClub))).unwrap().memberId).toBeNull();
        // It may say so, or keep to itself whether there is such a member.
        expect((await plans.ofClub(at(acceptingClub, 'nobody'))).ok).toBe(true);
      },
    );

    it(
      'customers of the card partner get the partner’s offer, and others don’t',
      meets('PL-07'),
      async () => {
        const { plans, acceptingClub, cookies } = env();
        const { sourceCookie, cardPartner } = defaultPlanSourceSettings;
        const promotion = async () => (await plans.ofClub(at(acceptingClub))).unwrap().promotionId;
        const everyones = await promotion();
        cookies.write(sourceCookie, cardPartner, 60);
        expect(await promotion()).toMatch(/./);
        expect(await promotion()).not.toBe(everyones);
        cookies.write(sourceCookie, 'newsletter', 60);
        expect(await promotion()).toBe(everyones);
      },
    );

    it('fails for an unknown club', async () => {
      const { plans, noClub } = env();
      expect((await plans.ofClub(at(noClub))).val).toMatchObject({ kind: 'rejected', status: 404 });
    });

    failsAndAborts('asking for a club’s plans', env, ({ plans, acceptingClub }, options) =>
      plans.ofClub(at(acceptingClub), options),
    );
  });
}

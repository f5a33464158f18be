import { contract, errorBody, type WireClubPlan } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { sharedApi } from './test-api.ts';

/** The plan calls, on each engine. */
export function planCallsSuite(engine: TestEngine): void {
  describe(`The plans of the chain over ${engine.name}`, () => {
    const api = sharedApi(engine);

    async function plansOf(facilityId: string, query = 'fmid=') {
      const path = `/api/cms/facilities/${facilityId}/membership/plans?${query}`;
      const { status, body } = await api.send('GET', path);
      expect(status).toBe(200);
      return contract.getClubPlans.answer.parse(body);
    }
    const feesOf = (plans: readonly WireClubPlan[] | null | undefined) =>
      plans?.map(({ planProperties }) => planProperties.monthlyFee);

    it('HT-32 lists every plan in the catalog, including the one that isn’t offered to anyone', async () => {
      const { body } = await api.send('GET', '/api/cms/membership/plans');
      const plans = contract.listCataloguePlans.answer.parse(body);
      expect(plans.map(({ planId }) => planId)).toEqual(['6', '15', '16', '17']);
      expect(plans[1]).toEqual({
        planId: '15',
        name: 'Select Access',
        description: 'Unlimited access to {{CLUB_NAME}}, classes included.',
        planType: 'Single club',
        includes: [
          'All yoga, Pilates, cycling, and boxing classes',
          'A first session with a coach',
          'Fresh towels at every visit',
        ],
      });
    });

    it('HT-33 PL-08 lists a club’s plans with every field of the response, except plan 6', async () => {
      const { result, ...around } = await plansOf('101');
      expect(around).toEqual({
        region: 'New York',
        promotionId: null,
        memberId: null,
        isPresale: false,
        facilityStatus: 'open',
        facilityOpenDate: '2005-05-01',
        corporateAgreementId: null,
        recommendedPlanId: '16',
        terms: {
          commitmentMonths: 12,
          noticeDays: 30,
          longestFreezeMonths: 3,
          taxes: 'included',
          freezeFee: '15.00',
        },
        trialDays: 3,
        dayPassPrice: '45.00',
      });
      expect(result?.map(({ id }) => id)).toEqual(['15', '16', '17']);
      expect(result?.[0]).toEqual({
        id: '15',
        planProperties: {
          monthlyFee: '205.00',
          regularMonthlyFee: '205.00',
          totalDues: '500.00',
          promotionalSavings: '200.00',
          isReimbursementAvailable: false,
        },
        promotion: null,
        access: { to: 'club', clubs: 1, facilityIds: ['101'] },
      });
      const stored = await api.database
        .selectFrom('facility_plans')
        .select('plan_id')
        .where('facility_id', '=', '101')
        .where('plan_id', '=', '6')
        .execute();
      expect(stored).toHaveLength(1);
    });

    it('PL-05 HT-33 prices a club’s plans in its own country’s currency', async () => {
      const fees = ['101', '190', '199'].map(async (id) => feesOf((await plansOf(id)).result)?.[0]);
      expect(await Promise.all(fees)).toEqual(['205.00', '265.00', '165.00']);
    });

    it('MB-02 MB-160 lists the clubs of each plan, and those in presale only for their own members', async () => {
      const counts = async (facilityId: string) =>
        (await plansOf(facilityId)).result?.map(({ access }) => access?.clubs);
      const clubs = await api.database
        .selectFrom('facilities')
        .select(['region', 'facility_id as id'])
        .where('status', '!=', 'presale')
        .execute();
      const inNewYork = clubs.filter(({ region }) => region === 'New York').length;
      expect(await counts('101')).toEqual([1, inNewYork, clubs.length]);
      const [, regional] = (await plansOf('113')).result ?? [];
      const listed = clubs.filter(({ region }) => region === 'New York').map(({ id }) => id);
      expect(regional?.access?.facilityIds?.toSorted()).toEqual([...listed, '113'].toSorted());
      expect(await counts('113')).toEqual([1, inNewYork + 1, clubs.length + 1]);
    });

    it('PL-08 HT-33 marks a presale club, which opens in spring and has a founding-member rate', async () => {
      const { result, ...around } = await plansOf('113');
      expect(around).toMatchObject({
        promotionId: 'FOUNDERS-2027',
        isPresale: true,
        facilityStatus: 'presale',
        facilityOpenDate: '2027-03-01',
      });
      expect(result?.[0]).toMatchObject({
        planProperties: { monthlyFee: '165.00', regularMonthlyFee: '205.00' },
        promotion: 'founding-member rate',
      });
    });

    it('PL-08 HT-33 marks an offline club, which offers nothing', async () => {
      expect(await plansOf('120')).toMatchObject({
        result: [],
        promotionId: null,
        isPresale: false,
        facilityStatus: 'offline',
      });
    });

    it('PL-07 waives initiation for the card partner’s customers, and for no other source', async () => {
      const { result, promotionId } = await plansOf('101', 'fmid=&source=premium-card');
      expect(promotionId).toBe('CARD-2026');
      for (const { planProperties, promotion } of result ?? []) {
        expect(planProperties.promotionalSavings).toBe(planProperties.totalDues);
        expect(promotion).toBe('no initiation fee for card members');
      }
      expect(await plansOf('101', 'fmid=&source=newsletter')).toEqual(await plansOf('101'));
    });

    it('HT-33 PG-313 names the member who referred the visitor, and doesn’t tell whether there is one', async () => {
      expect((await plansOf('101', 'fmid=901001')).memberId).toBe('901001');
      expect((await plansOf('101', 'fmid=1')).memberId).toBe('1');
      expect((await plansOf('101', 'fmid=')).memberId).toBeNull();
    });

    it('HT-33 returns a 404 for the plans of an unknown club', async () => {
      const { status, body } = await api.send(
        'GET',
        '/api/cms/facilities/999999/membership/plans?fmid=',
      );
      expect(status).toBe(404);
      expect(errorBody.parse(body).error).toMatchObject({ code: 'NOT_FOUND', field: 'facilityId' });
    });
  });
}

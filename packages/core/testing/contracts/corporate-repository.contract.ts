import { describe, expect, it } from 'vitest';

import { aContact } from '../builders/lead.builder.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import type { CodeRequest, PlansWanted } from '../../src/corporate/corporate-repository.port.ts';

type CorporateEnvironment = BackEndWith<
  'corporate' | 'acceptingClub' | 'otherAcceptingClub' | 'partnerEmail' | 'codesMailedTo'
>;

/** The behavior of every `CorporateRepository`. */
export function corporateRepositoryContract(
  subject: string,
  open: () => Promise<CorporateEnvironment>,
): void {
  describe(`${subject} is a corporate repository`, () => {
    const env = eachTestIn(open);

    it(
      'verifies a domain with an agreement at the club, in any spelling',
      meets('LC-10 HT-22'),
      async () => {
        const { corporate, acceptingClub, partnerEmail } = env();
        expect((await corporate.verifyDomain(partnerEmail, acceptingClub)).unwrap()).toBe(true);
        const loud = partnerEmail.replace(/@.*/, (domain) => domain.toUpperCase());
        expect((await corporate.verifyDomain(loud, acceptingClub)).unwrap()).toBe(true);
      },
    );

    it('doesn’t verify the same domain at another club', meets('LC-10 HT-22'), async () => {
      const { corporate, otherAcceptingClub, partnerEmail } = env();
      expect((await corporate.verifyDomain(partnerEmail, otherAcceptingClub)).unwrap()).toBe(false);
    });

    it(
      'doesn’t verify another company’s domain or one with the same ending',
      meets('LC-10 HT-22'),
      async () => {
        const { corporate, acceptingClub, partnerEmail } = env();
        const lookalike = partnerEmail.replace('@', '@not-');
        for (const email of ['ada@stranger.example', lookalike]) {
          expect((await corporate.verifyDomain(email, acceptingClub)).unwrap()).toBe(false);
        }
      },
    );

    it(
      'mails one four-digit code and names the employer and the person',
      meets('HT-19'),
      async () => {
        const { corporate, codesMailedTo, partnerEmail } = env();
        const account = (await corporate.createCode(aRequest(env()))).unwrap();
        expect(account).toEqual({
          corporateAccountId: expect.stringMatching(/./) as string,
          corporateContactId: expect.stringMatching(/./) as string,
          companyName: expect.stringMatching(/./) as string,
        });
        expect(await codesMailedTo(partnerEmail)).toEqual([expect.stringMatching(/^\d{4}$/)]);
      },
    );

    it(
      'a second request returns the same employer, and mails another code',
      meets('HT-19'),
      async () => {
        const { corporate, codesMailedTo, partnerEmail } = env();
        const request = aRequest(env());
        const first = (await corporate.createCode(request)).unwrap();
        const { corporateAccountId, companyName } = first;
        expect((await corporate.createCode(request)).unwrap()).toMatchObject({
          corporateAccountId,
          companyName,
        });
        expect(await codesMailedTo(partnerEmail)).toHaveLength(2);
      },
    );

    it('two addresses are two people of one employer, each with their own code', async () => {
      const { corporate, codesMailedTo, partnerEmail } = env();
      const request = aRequest(env());
      const companyEmail = partnerEmail.replace(/^.*@/, 'another.person@');
      const one = (await corporate.createCode(request)).unwrap();
      const contact = { ...request.contact, companyEmail };
      const other = (await corporate.createCode({ ...request, contact })).unwrap();
      expect(other.corporateAccountId).toBe(one.corporateAccountId);
      expect(other.corporateContactId).not.toBe(one.corporateContactId);
      expect(await codesMailedTo(partnerEmail)).toHaveLength(1);
      expect(await codesMailedTo(companyEmail)).toHaveLength(1);
    });

    it(
      'a company without an agreement is rejected by its field, and no code is mailed',
      meets('HT-19'),
      async () => {
        const { corporate, codesMailedTo } = env();
        const request = aRequest(env());
        const contact = { ...request.contact, companyEmail: 'ada@stranger.example' };
        const answer = await corporate.createCode({ ...request, contact });
        expect(answer.val).toMatchObject({ kind: 'rejected', field: 'corporateEmail' });
        expect(await codesMailedTo('ada@stranger.example')).toEqual([]);
      },
    );

    failsAndAborts(
      'verifying a domain',
      env,
      ({ corporate, acceptingClub, partnerEmail }, options) =>
        corporate.verifyDomain(partnerEmail, acceptingClub, options),
    );
    failsAndAborts('asking for a code', env, (all, options) =>
      all.corporate.createCode(aRequest(all), options),
    );
  });
}

function aRequest({ acceptingClub, partnerEmail }: CorporateEnvironment): CodeRequest {
  return { contact: { ...aContact(), companyEmail: partnerEmail }, facilityId: acceptingClub };
}

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

    failsAndAbortsAfter('asking for plans', env, async (all) => {
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

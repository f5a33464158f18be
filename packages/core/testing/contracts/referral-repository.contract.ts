import { describe, expect, it } from 'vitest';

import { aContact, aLead } from '../builders/lead.builder.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAborts,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';
import type { Referral } from '../../src/lead/lead.ts';

type ReferralsEnvironment = BackEndWith<
  | 'referrals'
  | 'leads'
  | 'openTimes'
  | 'acceptingClub'
  | 'otherAcceptingClub'
  | 'referrer'
  | 'otherReferrer'
  | 'newTransactionId'
  | 'countLeads'
>;

/** The behavior of every `ReferralRepository`. */
export function referralRepositoryContract(
  subject: string,
  open: () => Promise<ReferralsEnvironment>,
): void {
  describe(`${subject} is a referral repository`, () => {
    const env = eachTestIn(open);

    it('finds the member behind each referring id', meets('RF-01 HT-34'), async () => {
      const { referrals, referrer, otherReferrer } = env();
      const [one, other] = await Promise.all([
        referrals.referrer(referrer.referringId),
        referrals.referrer(otherReferrer.referringId),
      ]);
      expect(one.unwrap()).toEqual(referrer);
      expect(other.unwrap()).toEqual(otherReferrer);
    });

    it.each(['R-nobody', '', ' ', '.', '..', '../clubs', 'R-1001/x', '\uD800', 'Zoë 😀'])(
      'an unknown id is null, not a failure: %j',
      meets('RF-01'),
      async (referringId) => {
        const answer = await env().referrals.referrer(referringId);
        expect(answer.ok).toBe(true);
        expect(answer.val).toBeNull();
      },
    );

    it(
      'creates the friend’s lead, which uses the association token from then on',
      meets('RF-02 HT-35'),
      async () => {
        const { referrals, leads, acceptingClub } = env();
        const referral = aReferral(env());
        const { associationToken } = (await referrals.create(referral)).unwrap();
        const [time = ''] = await openSlots(env(), acceptingClub);
        const booked = await leads.update({
          by: 'token',
          leadTokenId: associationToken,
          facilityId: acceptingClub,
          scheduledVisitTime: time,
          answers: null,
        });
        expect(booked.ok).toBe(true);
        expect(await env().countLeads(referral.lead.transactionId)).toBe(1);
      },
    );

    it('accepts every field of a referral', meets('RF-02'), async () => {
      const { lead, ...referral } = aReferral(env());
      const whole = {
        ...referral,
        userLocation: null,
        lead: {
          ...lead,
          contact: aContact({ companyEmail: 'ada@works.example', postalCode: '10018' }),
          answers: [{ answerId: '201', additionalInfo: null }],
          receiveTextAlerts: true,
        },
      };
      expect((await env().referrals.create(whole)).ok).toBe(true);
    });

    it(
      'the same transaction again, in sequence or in parallel, is the same referral',
      meets('RF-04 LC-17'),
      async () => {
        const { referrals, countLeads } = env();
        const referral = aReferral(env());
        const first = (await referrals.create(referral)).unwrap();
        const again = await Promise.all([referrals.create(referral), referrals.create(referral)]);
        expect(again.map((answer) => answer.unwrap())).toEqual([first, first]);
        expect(await countLeads(referral.lead.transactionId)).toBe(1);
      },
    );

    it('an edit updates the referral and keeps its token', meets('RF-04 HT-36'), async () => {
      const { referrals, otherAcceptingClub, countLeads } = env();
      const referral = aReferral(env());
      const first = (await referrals.create(referral)).unwrap();
      const lead = { ...referral.lead, facilityId: otherAcceptingClub };
      const updated = (await referrals.update({ ...referral, lead })).unwrap();
      expect(updated).toEqual(first);
      expect(await countLeads(lead.transactionId)).toBe(1);
    });

    it(
      'an update links a lead that was created before the member was known',
      meets('RF-02'),
      async () => {
        const { referrals, leads } = env();
        const referral = aReferral(env());
        const { leadTokenId } = (await leads.create(referral.lead)).unwrap();
        const tied = (await referrals.update(referral)).unwrap();
        expect(tied.associationToken).toBe(leadTokenId);
      },
    );

    it('two transactions are two referrals', async () => {
      const { referrals } = env();
      const one = (await referrals.create(aReferral(env()))).unwrap();
      const other = (await referrals.create(aReferral(env()))).unwrap();
      expect(one.associationToken).not.toBe(other.associationToken);
    });

    it('rejects an update of an unknown referral and creates nothing', meets('HT-36'), async () => {
      const stranger = aReferral(env());
      const answer = await env().referrals.update(stranger);
      expect(answer.val).toMatchObject({ kind: 'rejected', status: 404 });
      expect(await env().countLeads(stranger.lead.transactionId)).toBe(0);
    });

    it(
      'rejects a referral by an unknown member by its field and creates nothing',
      meets('HT-35'),
      async () => {
        const referral = aReferral(env());
        const referrer = { ...referral.referrer, referringId: 'R-nobody' };
        const answer = await env().referrals.create({ ...referral, referrer });
        expect(answer.val).toMatchObject({ kind: 'rejected', field: 'referringId' });
        expect(await env().countLeads(referral.lead.transactionId)).toBe(0);
      },
    );

    it('names the contact’s field that it refuses', meets('HT-35'), async () => {
      const referral = aReferral(env());
      const contact = { ...referral.lead.contact, email: 'nobody' };
      const answer = await env().referrals.create({
        ...referral,
        lead: { ...referral.lead, contact },
      });
      expect(answer.val).toMatchObject({ code: 'INVALID_FIELD', field: 'emailAddress' });
    });

    failsAndAborts('asking for the referrer', env, ({ referrals, referrer }, options) =>
      referrals.referrer(referrer.referringId, options),
    );
    failsAndAbortsAfter('referring', env, (all) => {
      const referral = aReferral(all);
      return (options) => all.referrals.create(referral, options);
    });
    failsAndAbortsAfter('updating a referral', env, async (all) => {
      const referral = aReferral(all);
      (await all.referrals.create(referral)).unwrap();
      return (options) => all.referrals.update(referral, options);
    });
  });
}

function aReferral({ acceptingClub, newTransactionId, referrer }: ReferralsEnvironment): Referral {
  return {
    lead: aLead({
      transactionId: newTransactionId(),
      facilityId: acceptingClub,
      memberId: referrer.memberId,
      referringId: referrer.referringId,
      shareId: referrer.shareId,
    }),
    referrer,
    userLocation: 'US',
  };
}

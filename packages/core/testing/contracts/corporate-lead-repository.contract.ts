import { describe, expect, it } from 'vitest';

import { aBooking, aContact, aCorporateLead } from '../builders/lead.builder.ts';
import {
  type BackEndWith,
  eachTestIn,
  failsAndAbortsAfter,
  meets,
} from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';
import type { CorporateLead } from '../../src/corporate/corporate-repository.port.ts';

type CorporateLeadsEnvironment = BackEndWith<
  | 'corporate'
  | 'corporateLeads'
  | 'leads'
  | 'openTimes'
  | 'acceptingClub'
  | 'otherAcceptingClub'
  | 'noClub'
  | 'partnerEmail'
  | 'newTransactionId'
  | 'countLeads'
>;

/** The behavior of every `CorporateLeadRepository`. */
export function corporateLeadRepositoryContract(
  subject: string,
  open: () => Promise<CorporateLeadsEnvironment>,
): void {
  describe(`${subject} is a repository of corporate leads`, () => {
    const env = eachTestIn(open);

    it(
      'creates one lead per transaction, however often it is sent',
      meets('CJ-03 HT-16 HT-67'),
      async () => {
        const { corporateLeads, countLeads } = env();
        const lead = aLeadOf(env());
        const made = (await corporateLeads.create(lead)).unwrap();
        expect(made.transactionId).toBe(lead.transactionId);
        expect(made.leadTokenId).toMatch(/./);
        expect((await corporateLeads.create(lead)).unwrap()).toEqual(made);
        expect(await countLeads(lead.transactionId)).toBe(1);
      },
    );

    it('updates the lead under the same token', meets('HT-17'), async () => {
      const { corporateLeads, otherAcceptingClub, countLeads } = env();
      const lead = aLeadOf(env());
      const made = (await corporateLeads.create(lead)).unwrap();
      const changed = { ...lead, facilityId: otherAcceptingClub };
      expect((await corporateLeads.update(changed)).unwrap()).toEqual(made);
      expect(await countLeads(lead.transactionId)).toBe(1);
    });

    it('two transactions create two separate leads', async () => {
      const { corporateLeads, partnerEmail } = env();
      const one = (await corporateLeads.create(aLeadOf(env()))).unwrap();
      const companyEmail = partnerEmail.replace(/^.*@/, 'another.person@');
      const contact = { ...aContact({ email: 'grace@mail.example' }), companyEmail };
      const other = (await corporateLeads.create({ ...aLeadOf(env()), contact })).unwrap();
      expect(other.leadTokenId).not.toBe(one.leadTokenId);
    });

    it('books a visit for it like for any lead', meets('CJ-15'), async () => {
      const { corporateLeads, leads } = env();
      const lead = aLeadOf(env());
      await corporateLeads.create(lead);
      const [time = ''] = await openSlots(env(), lead.facilityId);
      const booked = await leads.update(aBooking(lead.transactionId, time));
      expect(booked.ok).toBe(true);
    });

    it('records its chosen plan, which may change later', meets('HT-18'), async () => {
      const { corporate, corporateLeads } = env();
      const lead = aLeadOf(env());
      await corporateLeads.create(lead);
      const offer = await anOffer(env(), lead);
      const choice = { transactionId: lead.transactionId, ...offer };
      expect((await corporate.choosePlan(choice)).ok).toBe(true);
      expect((await corporate.choosePlan(choice)).ok).toBe(true);
    });

    it('rejects a choice of a plan that the employer doesn’t offer', meets('HT-18'), async () => {
      const { corporate, corporateLeads } = env();
      const lead = aLeadOf(env());
      await corporateLeads.create(lead);
      const { corporateAccountId } = await anOffer(env(), lead);
      const { transactionId } = lead;
      const choice = { transactionId, corporateAccountId, planId: 'none' };
      const refusal = { kind: 'rejected', status: 404, field: 'planId' };
      expect((await corporate.choosePlan(choice)).val).toMatchObject(refusal);
    });

    it('rejects a lead that the form would reject by its field', meets('HT-16 HT-17'), async () => {
      const { corporateLeads, countLeads, noClub } = env();
      const lead = aLeadOf(env());
      const wrong: readonly [string, Partial<CorporateLead>][] = [
        ['EmailAddress', { contact: { ...lead.contact, email: 'nobody' } }],
        ['companyEmail', { contact: { ...lead.contact, companyEmail: 'nobody' } }],
        ['FacilityId', { facilityId: noClub }],
      ];
      for (const [field, differences] of wrong) {
        const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
        const refused = { ...lead, ...differences };
        expect((await corporateLeads.create(refused)).val).toEqual(refusal);
        expect((await corporateLeads.update(refused)).val).toEqual(refusal);
      }
      expect(await countLeads(lead.transactionId)).toBe(0);
    });

    it('rejects a choice for an unknown lead', meets('HT-18'), async () => {
      const { corporate, newTransactionId } = env();
      const offer = await anOffer(env(), aLeadOf(env()));
      const choice = { transactionId: newTransactionId(), ...offer };
      expect((await corporate.choosePlan(choice)).val).toMatchObject({ kind: 'rejected' });
    });

    failsAndAbortsAfter('making a corporate lead', env, (all) => {
      const lead = aLeadOf(all);
      return (options) => all.corporateLeads.create(lead, options);
    });
    failsAndAbortsAfter('changing a corporate lead', env, async (all) => {
      const lead = aLeadOf(all);
      await all.corporateLeads.create(lead);
      return (options) => all.corporateLeads.update(lead, options);
    });
    failsAndAbortsAfter('choosing a plan', env, async (all) => {
      const lead = aLeadOf(all);
      await all.corporateLeads.create(lead);
      const choice = { transactionId: lead.transactionId, ...(await anOffer(all, lead)) };
      return (options) => all.corporate.choosePlan(choice, options);
    });
  });
}

function aLeadOf({
  acceptingClub,
  partnerEmail,
  newTransactionId,
}: CorporateLeadsEnvironment): CorporateLead {
  return aCorporateLead({
    transactionId: newTransactionId(),
    contact: { ...aContact(), companyEmail: partnerEmail },
    facilityId: acceptingClub,
  });
}

/** The employer and a plan that it offers at the lead's club. */
async function anOffer(
  { corporate }: CorporateLeadsEnvironment,
  { contact, facilityId }: CorporateLead,
): Promise<{ corporateAccountId: string; planId: string }> {
  const { corporateAccountId } = (await corporate.createCode({ contact, facilityId })).unwrap();
  const wanted = {
    club: { facilityId, country: 'US' },
    companyEmail: contact.companyEmail,
    corporateAccountId,
  };
  const { plans } = (await corporate.plans(wanted)).unwrap();
  return { corporateAccountId, planId: plans[0]?.planId ?? 'none' };
}

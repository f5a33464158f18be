import { describe, expect, it } from 'vitest';

import { type BackEndWith, eachTestIn, failsAndAborts, meets } from './environment.contract.ts';
import { openSlots } from './open-times-repository.contract.ts';
import { aResidentialLead } from '../builders/lead.builder.ts';
import type { ResidentialLead } from '../../src/lead/lead.ts';

type ResidentialLeadEnvironment = BackEndWith<
  'leads' | 'openTimes' | 'acceptingClub' | 'noClub' | 'newTransactionId'
>;

/** The behavior of every `LeadRepository` for a lead with a visit. */
export function residentialLeadContract(
  subject: string,
  open: () => Promise<ResidentialLeadEnvironment>,
): void {
  describe(`${subject} accepts a lead with its visit`, () => {
    const env = eachTestIn(open);

    it(
      'creates the lead and books the time; sending it again is the same lead with the same visit',
      meets('HT-25'),
      async () => {
        const { leads, acceptingClub } = env();
        const [time = ''] = await openSlots(env(), acceptingClub);
        const lead = { ...newLead(env()), scheduledVisitTime: time };
        const made = (await leads.createResidential(lead)).unwrap();
        expect(made.leadTokenId).toEqual(expect.stringMatching(/./));
        expect(made.transactionId).toBe(lead.transactionId);
        expect(await openSlots(env(), acceptingClub)).not.toContain(time);
        expect((await leads.createResidential(lead)).unwrap()).toEqual(made);
      },
    );

    it('sent twice in parallel, it is one lead with one visit', meets('HT-25'), async () => {
      const { leads, acceptingClub } = env();
      const [time = '', ...rest] = await openSlots(env(), acceptingClub);
      const lead = { ...newLead(env()), scheduledVisitTime: time };
      const [one, other] = await Promise.all([
        leads.createResidential(lead),
        leads.createResidential(lead),
      ]);
      expect(one.unwrap()).toEqual(other.unwrap());
      expect(await openSlots(env(), acceptingClub)).toEqual(rest);
    });

    it('updates an unfinished lead with the same transaction', meets('HT-25'), async () => {
      const { leads, acceptingClub } = env();
      const lead = newLead(env());
      const begun = (await leads.create({ ...lead, sourceUrl: 'https://club.example' })).unwrap();
      const named = { ...lead, leadTokenId: begun.leadTokenId };
      const [time = ''] = await openSlots(env(), acceptingClub);
      const ended = await leads.createResidential({ ...named, scheduledVisitTime: time });
      expect(ended.unwrap().leadTokenId).toBe(begun.leadTokenId);
      expect((await leads.cancelVisit(named)).ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).toContain(time);
    });

    it('without a time, the visit stays unchanged', meets('HT-25'), async () => {
      const { leads, acceptingClub } = env();
      const [time = ''] = await openSlots(env(), acceptingClub);
      const lead = { ...newLead(env()), scheduledVisitTime: time };
      expect((await leads.createResidential(lead)).ok).toBe(true);
      expect((await leads.createResidential({ ...lead, scheduledVisitTime: null })).ok).toBe(true);
      expect(await openSlots(env(), acceptingClub)).not.toContain(time);
    });

    it(
      'if another lead holds the time, it is taken and no lead is created',
      meets('HT-25 LS-13'),
      async () => {
        const { leads, acceptingClub } = env();
        const [time = ''] = await openSlots(env(), acceptingClub);
        const holder = { ...newLead(env()), scheduledVisitTime: time };
        expect((await leads.createResidential(holder)).ok).toBe(true);
        const late = { ...newLead(env()), scheduledVisitTime: time };
        expect((await leads.createResidential(late)).val).toEqual({ kind: 'slot-taken' });
        expect((await leads.cancelVisit(late)).val).toMatchObject({
          kind: 'rejected',
          status: 404,
        });
      },
    );

    it(
      'names the time, the contact’s field or the club that it refuses',
      meets('HT-25'),
      async () => {
        const { leads, noClub } = env();
        const scheduledVisitTime = '2001-01-01T03:33:00Z';
        const late = await leads.createResidential({ ...newLead(env()), scheduledVisitTime });
        expect(late.val).toMatchObject({ code: 'INVALID_FIELD', field: 'scheduledVisitTime' });
        const nobody = { ...newLead(env()).contact, email: 'nobody' };
        const wrong = await leads.createResidential({ ...newLead(env()), contact: nobody });
        expect(wrong.val).toMatchObject({ code: 'INVALID_FIELD', field: 'email' });
        const lost = await leads.createResidential({ ...newLead(env()), facilityId: noClub });
        expect(lost.val).toMatchObject({ code: 'INVALID_FIELD', field: 'facilityId' });
      },
    );

    it('rejects the token of another lead', meets('HT-25'), async () => {
      const { leads } = env();
      const other = (await leads.create({ ...newLead(env()), sourceUrl: '' })).unwrap();
      const lead = { ...newLead(env()), leadTokenId: other.leadTokenId };
      expect((await leads.createResidential(lead)).val).toMatchObject({
        kind: 'rejected',
        field: 'leadTokenId',
      });
    });

    failsAndAborts('creating with a visit', env, (all, options) =>
      all.leads.createResidential(newLead(all), options),
    );
  });
}

function newLead({ acceptingClub, newTransactionId }: ResidentialLeadEnvironment): ResidentialLead {
  return aResidentialLead({ transactionId: newTransactionId(), facilityId: acceptingClub });
}

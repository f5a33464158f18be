import { describe, expect, it } from 'vitest';

import { type BackEndWorld, eachTestIn, failsAndAborts } from './back-end-world.contract.ts';
import { openSlots } from './open-slots.contract.ts';
import { aResidentialLead } from '../builders/lead.builder.ts';
import type { ResidentialLead } from '../../src/lead/lead.ts';

/** What every `LeadRepository` does with a lead that comes with its visit. HT-25 */
export function residentialLeadContract(subject: string, open: () => Promise<BackEndWorld>): void {
  describe(`${subject} takes a lead with its visit`, () => {
    const world = eachTestIn(open);

    it('HT-25 makes the lead and books the time, and once more is the same lead with the same visit', async () => {
      const { leads, acceptingClub } = world();
      const [time = ''] = await openSlots(world(), acceptingClub);
      const lead = { ...newLead(world()), scheduledVisitTime: time };
      const made = (await leads.createResidential(lead)).unwrap();
      expect(made.leadTokenId).toEqual(expect.stringMatching(/./));
      expect(made.transactionId).toBe(lead.transactionId);
      expect(await openSlots(world(), acceptingClub)).not.toContain(time);
      expect((await leads.createResidential(lead)).unwrap()).toEqual(made);
    });

    it('HT-25 sent twice at once it is one lead with one visit', async () => {
      const { leads, acceptingClub } = world();
      const [time = '', ...rest] = await openSlots(world(), acceptingClub);
      const lead = { ...newLead(world()), scheduledVisitTime: time };
      const [one, other] = await Promise.all([
        leads.createResidential(lead),
        leads.createResidential(lead),
      ]);
      expect(one.unwrap()).toEqual(other.unwrap());
      expect(await openSlots(world(), acceptingClub)).toEqual(rest);
    });

    it('HT-25 a lead of the same transaction that was left unfinished is the one that is brought up to date', async () => {
      const { leads, acceptingClub } = world();
      const lead = newLead(world());
      const begun = (await leads.create({ ...lead, sourceUrl: 'https://club.example' })).unwrap();
      const named = { ...lead, leadTokenId: begun.leadTokenId };
      const [time = ''] = await openSlots(world(), acceptingClub);
      const ended = await leads.createResidential({ ...named, scheduledVisitTime: time });
      expect(ended.unwrap().leadTokenId).toBe(begun.leadTokenId);
      expect((await leads.cancelVisit(named)).ok).toBe(true);
      expect(await openSlots(world(), acceptingClub)).toContain(time);
    });

    it('HT-25 without a time the visit stays as it is', async () => {
      const { leads, acceptingClub } = world();
      const [time = ''] = await openSlots(world(), acceptingClub);
      const lead = { ...newLead(world()), scheduledVisitTime: time };
      expect((await leads.createResidential(lead)).ok).toBe(true);
      expect((await leads.createResidential({ ...lead, scheduledVisitTime: null })).ok).toBe(true);
      expect(await openSlots(world(), acceptingClub)).not.toContain(time);
    });

    it('HT-25 LS-13 a time that another lead holds is taken, and no lead is made', async () => {
      const { leads, acceptingClub } = world();
      const [time = ''] = await openSlots(world(), acceptingClub);
      const holder = { ...newLead(world()), scheduledVisitTime: time };
      expect((await leads.createResidential(holder)).ok).toBe(true);
      const late = { ...newLead(world()), scheduledVisitTime: time };
      expect((await leads.createResidential(late)).val).toEqual({ kind: 'slot-taken' });
      expect((await leads.cancelVisit(late)).val).toMatchObject({ kind: 'rejected', status: 404 });
    });

    it('HT-25 a time that the club does not offer is rejected', async () => {
      const lead = { ...newLead(world()), scheduledVisitTime: '2001-01-01T03:33:00Z' };
      const answer = await world().leads.createResidential(lead);
      expect(answer.val).toMatchObject({ kind: 'rejected', code: 'INVALID_FIELD' });
    });

    it('HT-25 the token of another lead is rejected', async () => {
      const { leads } = world();
      const other = (await leads.create({ ...newLead(world()), sourceUrl: '' })).unwrap();
      const lead = { ...newLead(world()), leadTokenId: other.leadTokenId };
      expect((await leads.createResidential(lead)).val).toMatchObject({
        kind: 'rejected',
        field: 'leadTokenId',
      });
    });

    failsAndAborts(
      'creating with a visit',
      world,
      (all) => (options) => all.leads.createResidential(newLead(all), options),
    );
  });
}

function newLead({ acceptingClub, newTransactionId }: BackEndWorld): ResidentialLead {
  return aResidentialLead({ transactionId: newTransactionId(), facilityId: acceptingClub });
}

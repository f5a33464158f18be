import { describe, expect, it } from 'vitest';

import { facilityId } from '../clubs/club.builder.ts';
import { FakeLogger } from '../ports/logger.fake.ts';
import { FakeBackEnd } from '../shared/back-end.fake.ts';
import { defaultConsentSettings } from './consents.ts';
import { CreateLead, type CreateLeadInput } from './create-lead.ts';
import { aContact } from './lead.builder.ts';
import { FakeLeadRepository } from './lead-repository.fake.ts';

const input: CreateLeadInput = {
  transactionId: '6f1c9a52-0d3e-4b7a-9c48-2f5be1d07a31',
  leadTokenId: null,
  exists: false,
  contact: aContact(),
  club: { facilityId: facilityId('101') },
  outreachCode: 'WEBLEAD',
  joinOutreachCode: 'WEBLEAD_JOIN',
  sourceUrl: 'https://www.club.example/membership',
  receiveTextAlerts: true,
  subscribeToNewsletter: false,
  referrer: { memberId: 'm-1', referringId: 'r-1', shareId: 's-1' },
};

function anOffice() {
  const backEnd = new FakeBackEnd();
  const leads = new FakeLeadRepository(backEnd);
  const logger = new FakeLogger();
  return {
    backEnd,
    leads,
    logger,
    createLead: new CreateLead(leads, defaultConsentSettings, logger),
  };
}

describe('CreateLead', () => {
  it('LC-23 the lead carries codes, page, transaction, consents and who referred', async () => {
    const { backEnd, createLead } = anOffice();
    expect((await createLead.execute(input)).ok).toBe(true);
    expect(backEnd.leads[0]?.lead).toEqual({
      transactionId: input.transactionId,
      leadTokenId: null,
      contact: aContact(),
      facilityId: '101',
      outreachCode: 'WEBLEAD',
      joinOutreachCode: 'WEBLEAD_JOIN',
      sourceUrl: 'https://www.club.example/membership',
      answers: [
        { answerId: '201', additionalInfo: 'false' },
        { answerId: '202', additionalInfo: 'true' },
      ],
      receiveTextAlerts: true,
      subscribeToNewsletter: false,
      memberId: 'm-1',
      referringId: 'r-1',
      shareId: 's-1',
    });
  });

  it('LC-17 the same transaction sent again after a lost answer makes no second lead', async () => {
    const { backEnd, leads, createLead } = anOffice();
    leads.faults.failNext('create', { kind: 'network' }, { takesEffect: true });
    expect((await createLead.execute(input)).err).toBe(true);
    expect((await createLead.execute(input)).ok).toBe(true);
    expect(backEnd.leads).toHaveLength(1);
  });

  it('LC-14 a lead that exists is brought up to date', async () => {
    const { backEnd, leads, createLead } = anOffice();
    const made = (await createLead.execute(input)).unwrap();
    await createLead.execute({
      ...input,
      exists: true,
      leadTokenId: made.leadTokenId,
      contact: aContact({ lastName: 'Lovelace' }),
    });
    expect(leads.faults.count('create')).toBe(1);
    expect(backEnd.leads.map(({ lead }) => lead.contact.lastName)).toEqual(['Lovelace']);
  });

  it('AN-03 a failure is logged without personal data, and handed on', async () => {
    const { leads, logger, createLead } = anOffice();
    leads.faults.failNext('create', { kind: 'server-error', status: 500 });
    expect((await createLead.execute(input)).val).toEqual({ kind: 'server-error', status: 500 });
    expect(logger.entries).toEqual([
      { level: 'error', event: 'lead-failed', fields: { failure: 'server-error' } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import { facilityId } from '../../testing/builders/club.builder.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import {
  FakeLeadRepository,
  FakeReferralRepository,
} from '../../testing/fakes/lead-repository.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { defaultConsentSettings } from './consents.ts';
import { CreateLead, type CreateLeadInput } from './create-lead.ts';
import { someReferrers, aContact } from '../../testing/builders/lead.builder.ts';

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
  userLocation: 'US',
  referrer: null,
};

function anOffice() {
  const backEnd = new FakeBackEnd();
  const leads = new FakeLeadRepository(backEnd);
  const referrals = new FakeReferralRepository(backEnd);
  const logger = new FakeLogger();
  return {
    backEnd,
    leads,
    referrals,
    logger,
    createLead: new CreateLead(leads, referrals, defaultConsentSettings, logger),
  };
}

describe('CreateLead', () => {
  it('LC-23 the lead includes codes, page, transaction, consents and referrer', async () => {
    const { backEnd, createLead } = anOffice();
    const referrer = someReferrers[0] ?? null;
    expect((await createLead.execute({ ...input, referrer })).ok).toBe(true);
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
      memberId: '900101',
      referringId: 'R-1001',
      shareId: 'S-1001',
    });
  });

  it('RF-02 RF-04 a friend’s lead is created by a referral, uses its token, and is updated on edit', async () => {
    const { backEnd, leads, referrals, createLead } = anOffice();
    const friend = { ...input, referrer: someReferrers[0] ?? null };
    const made = (await createLead.execute(friend)).unwrap();
    expect(made.leadTokenId).toBe(made.associationToken);
    const { leadTokenId } = made;
    const contact = aContact({ lastName: 'Lovelace' });
    const again = await createLead.execute({ ...friend, contact, leadTokenId, exists: true });
    expect(again.unwrap()).toEqual(made);
    expect(referrals.faults.count('create')).toBe(1);
    expect(leads.faults.count('create')).toBe(0);
    expect(backEnd.leads).toMatchObject([
      {
        leadTokenId,
        referrer: { firstName: 'Grace' },
        lead: { contact: { lastName: 'Lovelace' } },
      },
    ]);
  });

  it('LC-17 sending the same transaction again after a lost response creates no second lead', async () => {
    const { backEnd, leads, createLead } = anOffice();
    leads.faults.failNext('create', { kind: 'network' }, { takesEffect: true });
    expect((await createLead.execute(input)).err).toBe(true);
    expect((await createLead.execute(input)).ok).toBe(true);
    expect(backEnd.leads).toHaveLength(1);
  });

  it('LC-14 updates an existing lead', async () => {
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

  it('AN-03 logs a failure without personal data and returns it', async () => {
    const { leads, logger, createLead } = anOffice();
    leads.faults.failNext('create', { kind: 'server-error', status: 500 });
    expect((await createLead.execute(input)).val).toEqual({ kind: 'server-error', status: 500 });
    expect(logger.entries).toEqual([
      { level: 'error', event: 'lead-failed', fields: { failure: 'server-error' } },
    ]);
  });
});

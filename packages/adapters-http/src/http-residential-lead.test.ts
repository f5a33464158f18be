/** Like http-repositories.test.ts, for leads that include a visit. */
import { aContact, aResidentialLead } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpLeadRepository } from './http-lead-repositories.ts';
import { type Behavior, closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

async function setUp(...behaviors: readonly Behavior[]) {
  const { client, server } = await serve(...behaviors);
  return { server, leads: createHttpLeadRepository(client) };
}

const lead = aResidentialLead({
  transactionId: 't-1',
  leadTokenId: 'k-1',
  contact: aContact({ companyEmail: 'ada@works.example', postalCode: '10018' }),
  answers: [{ answerId: '83', additionalInfo: null }],
  scheduledVisitTime: '2026-11-21T09:00:00-05:00',
});

describe('createHttpLeadRepository.createResidential', () => {
  it('HT-25 HT-64 sends the lead flow’s whole payload with its field names and casing', async () => {
    const { server, leads } = await setUp(json({ success: true, tokenId: 'k-1' }));
    expect((await leads.createResidential(lead)).unwrap()).toEqual({
      leadTokenId: 'k-1',
      transactionId: 't-1',
      associationToken: null,
    });
    expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/v6/acq/lead/residential' });
    expect(server.arrived[0]?.body).toEqual({
      answers: [{ answerId: '83', additionalInfo: null }],
      companyEmail: 'ada@works.example',
      zipCode: '10018',
      email: 'ada.byron@mail.example',
      facilityId: '101',
      firstName: 'Ada',
      lastName: 'Byron',
      isAbandonedLead: false,
      isCorpLead: false,
      joinOutreachCode: 'WEBLEAD_JOIN',
      leadTokenId: 'k-1',
      leadTransactionId: 't-1',
      meetingPurpose: 'tour',
      memberId: null,
      newsletter: true,
      outreachCode: 'WEBLEAD',
      phone: '2125550123',
      receiveTextAlerts: false,
      referringId: null,
      scheduledVisitTime: '2026-11-21T09:00:00-05:00',
      shareId: null,
    });
  });

  it('HT-25 LS-13 reports a 409 for a taken time as such, and any other as a rejection', async () => {
    const refused = (code: string) => json({ success: false, error: { code, message: 'x' } }, 409);
    const { leads } = await setUp(refused('SLOT_TAKEN'), refused('LOCKED'));
    expect((await leads.createResidential(lead)).val).toEqual({ kind: 'slot-taken' });
    expect((await leads.createResidential(lead)).val).toMatchObject({ code: 'LOCKED' });
  });

  it.each([[{ success: false, tokenId: 'k-1' }], [{}]])(
    'HT-25 treats the response %j as no lead',
    async (answer) => {
      const { leads } = await setUp(json(answer));
      expect((await leads.createResidential(lead)).val).toEqual({ kind: 'unsuccessful' });
    },
  );
});

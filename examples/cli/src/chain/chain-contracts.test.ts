/** The chain in this process keeps the contracts that the HTTP adapters keep against the reference API. */
import type { Lead } from '@foyer/core';
import {
  type BackEndWorld,
  clubRepositoryContract,
  consentLogContract,
  leadRepositoryContract,
  openTimesRepositoryContract,
  referralRepositoryContract,
  residentialLeadContract,
  visitConfigurationRepositoryContract,
} from '@foyer/core/contract';
import {
  aContact,
  aLead,
  FakeClassRepository,
  FakeClubMediaRepository,
  FakeContentRepository,
  FakeCookieJar,
  FakeCorporateLeadRepository,
  facilityId,
  FakePlanRepository,
  FakeProductRepository,
  SeededIdSource,
  VirtualClock,
} from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { ChainRun } from './chain-run.ts';
import { seedChain } from './seeded-chain.ts';
import { VisitCalendar } from './visit-calendar.ts';

clubRepositoryContract('The chain in this process', open);
visitConfigurationRepositoryContract('The chain in this process', open);
openTimesRepositoryContract('The chain in this process', open);
leadRepositoryContract('The chain in this process', open);
residentialLeadContract('The chain in this process', open);
referralRepositoryContract('The chain in this process', open);
consentLogContract('The chain in this process', open);

describe('the chain in this process refuses what the reference API refuses', () => {
  it.each<[string, Partial<Lead>]>([
    ['FirstName', { contact: aContact({ firstName: '12345' }) }],
    ['LastName', { contact: aContact({ lastName: 'x'.repeat(51) }) }],
    ['EmailAddress', { contact: aContact({ email: 'nobody' }) }],
    ['PhoneNumber', { contact: aContact({ phone: '123' }) }],
    ['Zipcode', { contact: aContact({ postalCode: '1' }) }],
    ['companyEmail', { contact: aContact({ companyEmail: 'nobody' }) }],
    ['FacilityId', { facilityId: facilityId('999999') }],
    ['TransactionId', { transactionId: ' ' }],
  ])('HT-27 HT-28 a lead with a wrong %s, and nobody is kept', async (field, differences) => {
    const { leads, countLeads } = await open();
    const lead = aLead({ facilityId: facilityId('101'), ...differences });
    const refusal = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
    expect((await leads.create(lead)).val).toEqual(refusal);
    expect((await leads.updateAbandoned(lead)).val).toEqual(refusal);
    expect(await countLeads(lead.transactionId)).toBe(0);
  });
});

async function open(): Promise<BackEndWorld> {
  const clock = new VirtualClock();
  const chain = await seedChain();
  const { backEnd, repositories } = new ChainRun(chain, new VisitCalendar(chain.visitRules), clock);
  const { clubRepository, ...others } = repositories;
  const ids = new SeededIdSource(5);
  const cookies = new FakeCookieJar(clock);
  const world = {
    ...others,
    clubs: clubRepository,
    corporateLeads: new FakeCorporateLeadRepository(backEnd),
    products: new FakeProductRepository(backEnd),
    plans: new FakePlanRepository(backEnd, cookies),
    classes: new FakeClassRepository(backEnd),
    media: new FakeClubMediaRepository(backEnd),
    content: new FakeContentRepository(backEnd),
  };
  const [referrer, otherReferrer] = chain.referrers;
  if (referrer === undefined || otherReferrer === undefined) throw new Error('Two are seeded.');
  const faults = Object.values(world).map((repository) => repository.faults);
  return {
    ...world,
    cookies,
    promotion: 'autumn-mornings',
    acceptingClub: facilityId('101'),
    otherAcceptingClub: facilityId('103'),
    closedClub: facilityId('126'),
    noClub: facilityId('999999'),
    referrer,
    otherReferrer,
    partnerEmail: 'ada.byron@globex.example',
    givenCategory: 86,
    strangeCategory: 90,
    passTime: (ms) => clock.advanceAndSettle(ms),
    beginPurchase: (lead) => Promise.resolve(backEnd.beginPurchase(lead)),
    consentsOf: (transactionId) =>
      Promise.resolve(backEnd.consents.all.filter((one) => one.transactionId === transactionId)),
    codesMailedTo: () => Promise.resolve([]),
    countLeads: (transactionId) =>
      Promise.resolve(
        backEnd.leads.filter((kept) => kept.lead.transactionId === transactionId).length,
      ),
    newTransactionId: () => ids.next(),
    goDown() {
      for (const each of faults) each.goDown();
      return Promise.resolve();
    },
    comeBack() {
      for (const each of faults) each.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

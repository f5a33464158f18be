/** The fake repositories pass the same contracts that the HTTP adapters pass against the reference API. */
import { describe, expect, it } from 'vitest';

import { facilityId } from './builders/club.builder.ts';
import {
  clubMediaRepositoryContract,
  clubProfileRepositoryContract,
  clubRepositoryContract,
  visitConfigurationRepositoryContract,
} from './contracts/club-repository.contract.ts';
import {
  FakeClubMediaRepository,
  FakeClubProfileRepository,
  FakeClubRepository,
  FakeVisitConfigurationRepository,
} from './fakes/club-repository.fake.ts';
import {
  contentRepositoryContract,
  type JoinContentEnvironment,
  joinContentRepositoryContract,
} from './contracts/content-repository.contract.ts';
import {
  FakeContentRepository,
  FakeJoinContentRepository,
} from './fakes/content-repository.fake.ts';
import { corporateCodesContract } from './contracts/corporate-codes.contract.ts';
import { corporateLeadRepositoryContract } from './contracts/corporate-lead-repository.contract.ts';
import {
  FakeCorporateLeadRepository,
  FakeCorporateRepository,
  FakeEmployerRepository,
  FakePlanRepository,
  FakeProductRepository,
  FakeClassRepository,
  FakeOpenTimesRepository,
  FakeTimeHoldRepository,
  FakeWaitListRepository,
  FakeConsentLog,
} from './fakes/back-end-repositories.fake.ts';
import {
  corporatePlansContract,
  corporateRepositoryContract,
} from './contracts/corporate-repository.contract.ts';
import { someJoinTerms } from './builders/join-answers.builder.ts';
import { consentLogContract } from './contracts/consent-log.contract.ts';
import { aBooking, aLead, someReferrers } from './builders/lead.builder.ts';
import { leadRepositoryContract } from './contracts/lead-repository.contract.ts';
import { residentialLeadContract } from './contracts/residential-lead.contract.ts';
import { FakeLeadRepository, FakeReferralRepository } from './fakes/lead-repository.fake.ts';
import { productRepositoryContract } from './contracts/product-repository.contract.ts';
import {
  purchaseContract,
  type PurchaseEnvironment,
  standardPurchaseContract,
} from './contracts/purchase.contract.ts';
import { planRepositoryContract } from './contracts/plan-repository.contract.ts';
import { VirtualClock } from './fakes/clock.fake.ts';
import { FakeCookieJar } from './fakes/storage.fake.ts';
import { SeededIdSource } from './fakes/platform.fake.ts';
import { referralRepositoryContract } from './contracts/referral-repository.contract.ts';
import { classRepositoryContract } from './contracts/class-repository.contract.ts';
import {
  openTimesRepositoryContract,
  timeHoldRepositoryContract,
} from './contracts/open-times-repository.contract.ts';
import { friendsVisitRepositoryContract } from './contracts/friends-visit-repository.contract.ts';
import {
  FakeFriendsVisitRepository,
  FakeVisitLinkRepository,
} from './fakes/visit-link-repository.fake.ts';
import { employerRepositoryContract } from './contracts/employer-repository.contract.ts';
import { waitListRepositoryContract } from './contracts/wait-list-repository.contract.ts';
import { visitLinkRepositoryContract } from './contracts/visit-link-repository.contract.ts';
import type { BackEndEnvironment } from './contracts/environment.contract.ts';
import { FakeBackEnd } from './fakes/back-end.fake.ts';
import type { ProductRequest } from '../src/payment/product-repository.port.ts';

clubRepositoryContract('FakeClubRepository', open);
visitConfigurationRepositoryContract('FakeVisitConfigurationRepository', open);
openTimesRepositoryContract('FakeOpenTimesRepository', open);
leadRepositoryContract('FakeLeadRepository', open);
residentialLeadContract('FakeLeadRepository', open);
referralRepositoryContract('FakeReferralRepository', open);
corporateRepositoryContract('FakeCorporateRepository', open);
corporateCodesContract('FakeCorporateRepository', open);
corporatePlansContract('FakeCorporateRepository', open);
corporateLeadRepositoryContract('FakeCorporateLeadRepository', open);
purchaseContract('FakeProductRepository', open);
standardPurchaseContract('FakeProductRepository', open);
productRepositoryContract('FakeProductRepository', open);
classRepositoryContract('FakeClassRepository', open);
clubMediaRepositoryContract('FakeClubMediaRepository', open);
clubProfileRepositoryContract('FakeClubProfileRepository', open);
planRepositoryContract('FakePlanRepository', open);
consentLogContract('FakeConsentLog', open);
timeHoldRepositoryContract('FakeTimeHoldRepository', open);
friendsVisitRepositoryContract('FakeFriendsVisitRepository', open);
employerRepositoryContract('FakeEmployerRepository', open);
waitListRepositoryContract('FakeWaitListRepository', open);
contentRepositoryContract('FakeContentRepository', open);
joinContentRepositoryContract('FakeJoinContentRepository', open);
visitLinkRepositoryContract('FakeVisitLinkRepository', open);

describe('the faults of the fake repositories', () => {
  it('CL-03 a call fails as often as requested, without effect, and then works', async () => {
    const backEnd = new FakeBackEnd();
    const leads = new FakeLeadRepository(backEnd);
    leads.faults.failNext('create', { kind: 'server-error', status: 503 }, { times: 2 });
    expect((await leads.create(aLead())).val).toEqual({ kind: 'server-error', status: 503 });
    expect((await leads.create(aLead())).ok).toBe(false);
    expect(backEnd.leads).toEqual([]);
    expect((await leads.create(aLead())).ok).toBe(true);
    expect(leads.faults.count('create')).toBe(3);
  });

  it('CL-03 a lost response after the commit leaves the lead in place', async () => {
    const backEnd = new FakeBackEnd();
    const leads = new FakeLeadRepository(backEnd);
    leads.faults.failNext('create', { kind: 'timeout' }, { takesEffect: true });
    expect((await leads.create(aLead())).val).toEqual({ kind: 'timeout' });
    expect(backEnd.leads).toHaveLength(1);
    expect((await leads.create(aLead())).ok).toBe(true);
    expect(backEnd.leads).toHaveLength(1);
  });

  it('CL-03 a delayed response arrives after its delay', async () => {
    const clock = new VirtualClock();
    const clubs = new FakeClubRepository(new FakeBackEnd({ clock }));
    clubs.faults.delayNext('all', 3_000);
    let isOver = false;
    const asked = clubs.all().then((answer) => {
      isOver = true;
      return answer;
    });
    await clock.advanceAndSettle(2_999);
    expect(isOver).toBe(false);
    await clock.advanceAndSettle(1);
    expect((await asked).ok).toBe(true);
  });

  it('HT-61 aborting ends a delayed call immediately and leaves no timer', async () => {
    const clock = new VirtualClock();
    const clubs = new FakeClubRepository(new FakeBackEnd({ clock }));
    clubs.faults.delayNext('all', 3_000);
    const giveUp = new AbortController();
    const asked = clubs.all({ signal: giveUp.signal });
    giveUp.abort();
    expect((await asked).val).toEqual({ kind: 'aborted' });
    expect(clock.pendingTimers).toBe(0);
  });

  it('faults of one method don’t affect another', async () => {
    const clubs = new FakeClubRepository(new FakeBackEnd());
    clubs.faults.failNext('all', { kind: 'network' });
    expect((await clubs.byId(facilityId('101'))).ok).toBe(true);
    expect((await clubs.all()).ok).toBe(false);
  });
});

describe('the fake back end', () => {
  it('SV-06 LC-27 survey answers are stored with the consents, with the latest of each id', () => {
    const backEnd = new FakeBackEnd();
    const consents = [{ answerId: '201', additionalInfo: 'true' }];
    const lead = aLead({ answers: consents });
    const { leadTokenId } = backEnd.saveLead(lead);
    const answer = (additionalInfo: string | null) =>
      backEnd.changeLead({
        by: 'token',
        leadTokenId,
        facilityId: lead.facilityId,
        scheduledVisitTime: null,
        answers: [{ answerId: '94', additionalInfo }],
      });
    expect(answer('x').ok).toBe(true);
    expect(answer('y').ok).toBe(true);
    backEnd.saveLead(lead);
    expect(backEnd.leads[0]?.answers).toEqual([
      ...consents,
      { answerId: '94', additionalInfo: 'y' },
    ]);
  });

  it('LS-13 another visitor can take a time', () => {
    const backEnd = new FakeBackEnd();
    const [day] = backEnd.openTimes(facilityId('101'), 'tour');
    const time = day?.timeSlots[0] ?? '';
    backEnd.takeSlot(facilityId('101'), time);
    expect(backEnd.openTimes(facilityId('101'), 'tour')[0]?.unavailableTimeSlots).toEqual([time]);
  });

  it('LS-02 a listed time that has passed can’t be booked', () => {
    const clock = new VirtualClock('2026-11-20T15:00:00Z');
    const backEnd = new FakeBackEnd({ clock });
    const lead = aLead();
    backEnd.saveLead(lead);
    const time = '2026-11-20T10:30:00-05:00';
    backEnd.setOpenTimes(facilityId('101'), 'tour', [
      { date: '2026-11-20', timeSlots: [time], unavailableTimeSlots: [] },
    ]);
    clock.advance(31 * 60_000);
    const booked = backEnd.changeLead(aBooking(lead.transactionId, time));
    expect(booked.val).toMatchObject({ kind: 'rejected', field: 'ScheduledVisitTime' });
  });

  it('LS-10 accepts a booking for a time listed as wall time', () => {
    const backEnd = new FakeBackEnd();
    const lead = aLead();
    backEnd.saveLead(lead);
    backEnd.setOpenTimes(facilityId('101'), 'tour', [
      { date: '2026-11-21', timeSlots: ['9:00 AM', '10:00 AM'], unavailableTimeSlots: [] },
    ]);
    const booked = backEnd.changeLead(aBooking(lead.transactionId, '2026-11-21T09:00:00-05:00'));
    expect(booked.ok).toBe(true);
    expect(backEnd.leads[0]?.meetingPurpose).toBe('tour');
    expect(backEnd.openTimes(facilityId('101'), 'tour')[0]?.unavailableTimeSlots).toEqual([
      '9:00 AM',
    ]);
  });
});

describe('the purchases of the fake back end', () => {
  it('MB-137: a held price is its visitor’s, at its club and for its plan, until they join', () => {
    const { backEnd, request, plan } = aSale();
    const { firstName, lastName, phone } = request.buyer;
    const contact = { firstName, lastName, phone, email: 'Ada.Byron@mail.example' };
    const offer = { plan, contact };
    const held = { facilityId: '101', until: '2026-11-27', status: 'open', offer } as const;
    backEnd.heldPrices.all.set('a-token', held);
    const sell = (differences: Partial<ProductRequest>) =>
      backEnd.sell({ ...request, heldPriceToken: 'a-token', ...differences });
    const over = { kind: 'held-price-refused', why: 'over' };
    expect(sell({ plan: { ...plan, planId: '15' } }).val).toEqual(over);
    expect(sell({ club: { facilityId: '102', name: 'Another club' } }).val).toEqual(over);
    const eve = { ...request.buyer, email: 'eve@mail.example' };
    expect(sell({ buyer: eve }).val).toEqual({ ...over, why: 'other-person' });
    backEnd.purchases.pay(sell({}).unwrap());
    expect(sell({}).val).toEqual({ ...over, why: 'used' });
    expect(backEnd.heldPrices.read('a-token')).toEqual({ ...held, status: 'used', offer: null });
  });

  it('a membership starts on the club’s day, however late in the evening it is paid for', () => {
    const { backEnd, request } = aSale('2026-11-21T04:00:00Z');
    const paid = backEnd.purchases.pay(backEnd.sell(request).unwrap());
    expect(backEnd.purchases.details(paid).unwrap()).toMatchObject({ startsOn: '2026-11-20' });
  });
});

/** A back end, and the purchase of a plan at club 101. */
function aSale(start?: string) {
  const backEnd = new FakeBackEnd({ clock: new VirtualClock(start) });
  const [club] = backEnd.clubs;
  const plan = club && backEnd.clubPlans.at(club).find(({ planId }) => planId === '16');
  if (club === undefined || plan === undefined) throw new Error('There is no plan 16.');
  const request: ProductRequest = {
    corporate: null,
    buyer: { ...aLead().contact, newsletter: false },
    isUserLoggedIn: false,
    club: { facilityId: club.facilityId, name: club.name },
    plan,
    startsOn: null,
    answers: null,
  };
  return { backEnd, request, plan };
}

function open(): Promise<BackEndEnvironment & PurchaseEnvironment & JoinContentEnvironment> {
  const clock = new VirtualClock();
  const backEnd = new FakeBackEnd({ clock });
  backEnd.joinTerms = someJoinTerms;
  const christmas = { date: '2026-12-25', facilityId: null };
  backEnd.configuration = { ...backEnd.configuration, blackoutDates: [christmas] };
  const ids = new SeededIdSource(5);
  const cookies = new FakeCookieJar(clock);
  const env = {
    clubs: new FakeClubRepository(backEnd),
    openTimes: new FakeOpenTimesRepository(backEnd),
    configuration: new FakeVisitConfigurationRepository(backEnd),
    leads: new FakeLeadRepository(backEnd),
    referrals: new FakeReferralRepository(backEnd),
    corporate: new FakeCorporateRepository(backEnd),
    corporateLeads: new FakeCorporateLeadRepository(backEnd),
    employers: new FakeEmployerRepository(backEnd),
    products: new FakeProductRepository(backEnd),
    plans: new FakePlanRepository(backEnd, cookies),
    classes: new FakeClassRepository(backEnd),
    clubMedia: new FakeClubMediaRepository(backEnd),
    clubProfiles: new FakeClubProfileRepository(backEnd),
    consentLog: new FakeConsentLog(backEnd),
    content: new FakeContentRepository(backEnd),
    joinContent: new FakeJoinContentRepository(backEnd),
    timeHolds: new FakeTimeHoldRepository(backEnd),
    friendsVisits: new FakeFriendsVisitRepository(backEnd),
    waitList: new FakeWaitListRepository(backEnd),
    visitLinks: new FakeVisitLinkRepository(backEnd),
  };
  const [referrer, otherReferrer] = someReferrers;
  const faults = Object.values(env).map((repository) => repository.faults);
  return Promise.resolve({
    ...env,
    cookies,
    promotion: 'autumn-mornings',
    acceptingClub: facilityId('101'),
    otherAcceptingClub: facilityId('103'),
    closedClub: facilityId('105'),
    noClub: facilityId('999999'),
    referrer,
    otherReferrer,
    partnerEmail: 'ada.byron@globex.example',
    partnerSlug: 'globex',
    newInvitation: () => Promise.resolve(backEnd.employers.invite('globex')),
    givenCategory: 86,
    strangeCategory: 90,
    now: () => clock.now().epochMilliseconds,
    passTime: (ms) => clock.advanceAndSettle(ms),
    pay: (productToken) => Promise.resolve(backEnd.purchases.pay(productToken)),
    beginPurchase: (lead) => Promise.resolve(backEnd.beginPurchase(lead)),
    consentsOf: (transactionId) =>
      Promise.resolve(backEnd.consents.all.filter((one) => one.transactionId === transactionId)),
    codesMailedTo: (email) =>
      Promise.resolve(
        backEnd.employers.codes.filter((sent) => sent.email === email).map((sent) => sent.code),
      ),
    friendsVisitsMailed: () => Promise.resolve(env.friendsVisits.tokensOf(referrer.memberId)),
    offersMailedTo: (email) => Promise.resolve(backEnd.offersMailedTo(email)),
    countLeads: (transactionId) =>
      Promise.resolve(
        backEnd.leads.filter((stored) => stored.lead.transactionId === transactionId).length,
      ),
    newTransactionId: () => ids.next(),
    goDown: () => {
      for (const each of faults) each.goDown();
      return Promise.resolve();
    },
    comeBack: () => {
      for (const each of faults) each.comeBack();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
}

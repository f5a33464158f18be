import type { Clock, LeadRepository } from '@foyer/core';
import {
  FakeBackEnd,
  FakeClubRepository,
  FakeConsentLog,
  FakeCorporateRepository,
  FakeOpenTimesRepository,
  FakeVisitConfigurationRepository,
  type KeptLead,
} from '@foyer/core/testing';

import type { HeldConsent, HeldLead } from '../play/held.ts';
import { type CallName, callNames } from '../scenario/call-names.ts';
import { ChainLeads, ChainReferrals } from './chain-leads.ts';
import type { SeededChain } from './seeded-chain.ts';
import type { VisitCalendar } from './visit-calendar.ts';

/**
 * The back end of one run in this process: the reference API's chain, clubs' times and checks, without its wire and its
 * database. Nobody was there before the run, and its clock is the scenario's. CL-01
 */
export class ChainRun {
  readonly backEnd: FakeBackEnd;
  readonly repositories: ChainRepositories;

  constructor(chain: SeededChain, calendar: VisitCalendar, clock: Clock) {
    const { clubs, configuration, referrers, employers } = chain;
    const { offered } = calendar;
    this.backEnd = new FakeBackEnd({ clock, clubs, configuration, offered });
    this.backEnd.referrers = referrers;
    this.backEnd.employers.list = employers;
    this.repositories = repositoriesOf(this.backEnd);
  }

  /** Somebody else's: what they do is not counted as the visitor's. */
  leadsOfOthers(): LeadRepository {
    return new ChainLeads(this.backEnd);
  }

  /** How often each call was made, by its name on the wire. */
  get sent(): Readonly<Record<CallName, number>> {
    return Object.assign(Object.create(noneSent) as Record<CallName, number>, this.#sent());
  }

  /** How many calls the visitor's page has made. */
  get requests(): number {
    let sum = 0;
    for (const count of Object.values(this.#sent())) sum += count;
    return sum;
  }

  /** Of the calls that can be made here. */
  #sent(): Readonly<Partial<Record<CallName, number>>> {
    const { clubRepository, openTimes, configuration, leads } = this.repositories;
    const { referrals, corporate, consentLog } = this.repositories;
    return {
      listFacilities: clubRepository.faults.count('all'),
      getFacility: clubRepository.faults.count('byId'),
      listOpenTimes: openTimes.faults.count('forClub'),
      getConfiguration: configuration.faults.count('load'),
      createAbandonedLead: leads.faults.count('create'),
      updateAbandonedLead: leads.faults.count('updateAbandoned'),
      updateLead: leads.faults.count('update'),
      cancelAppointment: leads.faults.count('cancelVisit'),
      getReferrer: referrals.faults.count('referrer'),
      createReferral: referrals.faults.count('create'),
      updateReferral: referrals.faults.count('update'),
      verifyCorporateDomain: corporate.faults.count('verifyDomain'),
      appendConsents: consentLog.faults.count('append'),
    };
  }

  /** The visitor's leads, the newest last. */
  heldLeads(othersTransactionIds: readonly string[]): readonly HeldLead[] {
    return this.backEnd.leads
      .filter(({ lead }) => !othersTransactionIds.includes(lead.transactionId))
      .map(toHeldLead);
  }

  heldConsents(): readonly HeldConsent[] {
    return this.backEnd.consents.all;
  }
}

/** The repositories of a lead flow's page, without what belongs to a purchase. */
export type ChainRepositories = ReturnType<typeof repositoriesOf>;

function repositoriesOf(backEnd: FakeBackEnd) {
  return {
    clubRepository: new FakeClubRepository(backEnd),
    openTimes: new FakeOpenTimesRepository(backEnd),
    leads: new ChainLeads(backEnd),
    configuration: new FakeVisitConfigurationRepository(backEnd),
    referrals: new ChainReferrals(backEnd),
    corporate: new FakeCorporateRepository(backEnd),
    consentLog: new FakeConsentLog(backEnd),
  };
}

const noneSent = Object.fromEntries(callNames.map((name) => [name, 0])) as Record<CallName, number>;

function toHeldLead({ lead, answers, visit, referrer }: KeptLead): HeldLead {
  const { contact } = lead;
  return {
    facilityId: lead.facilityId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    companyEmail: contact.companyEmail,
    zip: contact.postalCode,
    outreachCode: lead.outreachCode,
    referringId: referrer?.referringId ?? lead.referringId,
    answers: answers
      .filter(({ answerId }) => !lead.answers.some((consent) => consent.answerId === answerId))
      .map(({ answerId }) => ({ answerId: Number(answerId) })),
    bookings:
      visit === null
        ? []
        : [{ facilityId: visit.facilityId, startsAt: visit.time, purpose: visit.type }],
  };
}

/** The back end for scenarios that don't need HTTP: the core's fakes, seeded like an empty reference API. */
import { type HttpClient, createHttpClubRepository } from '@foyer/adapters-http';
import { type Clock, type LeadRepository, Ok } from '@foyer/core';
import type { Referrer } from '@foyer/core/lead';
import {
  FakeBackEnd,
  FakeClubRepository,
  FakeConsentLog,
  FakeCorporateRepository,
  type FakeEmployer,
  FakeLeadRepository,
  FakeOpenTimesRepository,
  FakeReferralRepository,
  FakeVisitConfigurationRepository,
  type StoredLead,
} from '@foyer/core/testing';
import {
  closedOn,
  holidayRows,
  readVisitHours,
  seededClubs,
  shippedData,
  toFacility,
  upcomingSlots,
  type VisitRules,
} from '@foyer/example-api/rules';

import { type CallName, callNames } from '../scenario/faults.schema.ts';
import { each } from '../scenario/parts.schema.ts';
import type { Chain, RecordedConsent, RecordedLead } from './back-end.ts';

type OfferedTimes = NonNullable<
  NonNullable<ConstructorParameters<typeof FakeBackEnd>[0]>['offered']
>;

/** The initial data of every run. It's read-only, so runs share it. */
export interface Seed extends Chain {
  readonly offered: OfferedTimes;
  readonly referrers: readonly Referrer[];
  readonly employers: readonly FakeEmployer[];
}

/** The back end of one run. It takes its time from the scenario's clock. */
export class InMemoryBackEnd {
  /** The repositories that the pages call. */
  readonly repositories: ReturnType<typeof repositoriesOf>;
  readonly #backEnd: FakeBackEnd;

  constructor({ clubs, configuration, offered, referrers, employers }: Seed, clock: Clock) {
    this.#backEnd = new FakeBackEnd({ clock, clubs, configuration, offered });
    this.#backEnd.referrers = referrers;
    this.#backEnd.employers.list = employers;
    this.repositories = repositoriesOf(this.#backEnd);
  }

  /** For other visitors, whose calls don't count as the visitor's. */
  leadsOfOthers(): LeadRepository {
    return new FakeLeadRepository(this.#backEnd);
  }

  /** How often the visitor's pages made each call. */
  get sent(): Readonly<Record<CallName, number>> {
    const { clubs, openTimes, configuration, leads } = this.repositories;
    const { referrals, corporate, consentLog } = this.repositories;
    return {
      ...each(callNames, 0),
      listFacilities: clubs.faults.count('all'),
      getFacility: clubs.faults.count('byId'),
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

  /** The visitor's leads, newest last. */
  recordedLeads(othersTransactionIds: readonly string[]): readonly RecordedLead[] {
    return this.#backEnd.leads
      .filter(({ lead }) => !othersTransactionIds.includes(lead.transactionId))
      .map(toRecordedLead);
  }

  recordedConsents(): readonly RecordedConsent[] {
    return this.#backEnd.consents.all;
  }
}

/** The clubs, opening hours, members and employers of an empty reference API. */
export async function readSeed(): Promise<Seed> {
  const data = shippedData();
  const { clubs: rows, appointmentClubs, blackoutDates } = seededClubs(data.clubs);
  // The API lists everything in the order of the database.
  const sorted = rows.toSorted((one, other) => compare(one.facility_id, other.facility_id));
  const holidays = holidayRows(data.holidays);
  const rules = new Map<string, VisitRules>();
  for (const row of sorted) {
    if (!appointmentClubs.includes(row.facility_id)) continue;
    const closed = blackoutDates.filter(
      ({ facility_id }) => facility_id === null || facility_id === row.facility_id,
    );
    rules.set(row.facility_id, {
      timeZone: row.time_zone,
      hours: readVisitHours(row.visit_hours),
      noticeMinutes: row.visit_notice_minutes,
      blackoutDates: new Set([...closed.map(({ date }) => date), ...closedOn(holidays, row)]),
    });
  }
  return {
    clubs: await clubsOf(sorted.map(toFacility)),
    configuration: {
      clubsForAppointment: appointmentClubs.toSorted(compare),
      blackoutDates: blackoutDates
        .toSorted((one, other) => compare(one.id, other.id))
        .map(({ date, facility_id }) => ({ date, facilityId: facility_id })),
    },
    offered: timesOffered(rules),
    referrers: data.members.members.map(({ id, referringId, shareId, firstName }) => ({
      ...{ referringId, firstName, memberId: id, shareId },
    })),
    employers: data.employers.map(({ id, agreementId, name, domains, clubs }) => ({
      corporateAccountId: id,
      corporateAgreementId: agreementId,
      companyName: name,
      domains,
      facilityIds: clubs ?? null,
      plans: [],
    })),
  };
}

/**
 * The clubs' times, by the reference API's rules. Cached, because repeated runs ask at the same virtual times and
 * computing a month of times is most of a run's work.
 */
function timesOffered(rules: ReadonlyMap<string, VisitRules>): OfferedTimes {
  const cache = new Map<string, ReturnType<OfferedTimes>>();
  return (club, type, now) => {
    const ofClub = rules.get(club.facilityId);
    if (ofClub === undefined || (type === 'workout' && !club.hasGuidedWorkouts)) return [];
    const key = `${club.facilityId} ${type} ${now.epochMilliseconds}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const days = upcomingSlots(ofClub, type, now).map(({ date, slots }) => ({
      date,
      timeSlots: slots.map(({ text }) => text),
      unavailableTimeSlots: [],
    }));
    cache.set(key, days);
    return days;
  };
}

/** Maps the wire's clubs with the adapter that the site uses. */
async function clubsOf(facilities: readonly ReturnType<typeof toFacility>[]) {
  const client = {
    send: () => Promise.resolve(Ok(facilities)),
    mediaUrl: (address: string) => new URL(address, 'http://localhost').href,
  } as unknown as HttpClient;
  return (await createHttpClubRepository(client).all()).unwrap();
}

function repositoriesOf(backEnd: FakeBackEnd) {
  return {
    clubs: new FakeClubRepository(backEnd),
    openTimes: new FakeOpenTimesRepository(backEnd),
    leads: new FakeLeadRepository(backEnd),
    configuration: new FakeVisitConfigurationRepository(backEnd),
    referrals: new FakeReferralRepository(backEnd),
    corporate: new FakeCorporateRepository(backEnd),
    consentLog: new FakeConsentLog(backEnd),
  };
}

function toRecordedLead({ lead, answers, visit, referrer }: StoredLead): RecordedLead {
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

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

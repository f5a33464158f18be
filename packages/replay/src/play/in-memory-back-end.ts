/** The back end for scenarios that don't need HTTP: the core's fakes, and your own ports instead of some of them. */
import type { HttpRepositories } from '@foyer/adapters-http';
import type { Clock, LeadRepository, OpenTimesRepository } from '@foyer/core';
import type { Referrer } from '@foyer/core/lead';
import type { VisitLinkRepository } from '@foyer/core/visit';
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
  FakeVisitLinkRepository,
  type StoredLead,
} from '@foyer/core/testing';

import { type CallName, callNames } from '../scenario/faults.schema.ts';
import { each } from '../scenario/parts.schema.ts';
import type { Chain, RecordedConsent, RecordedLead } from './back-end.ts';
import { type OwnBackEnd, OwnPorts } from './own-back-end.ts';

export type OfferedTimes = NonNullable<
  NonNullable<ConstructorParameters<typeof FakeBackEnd>[0]>['offered']
>;

/** The initial data of every run. It's read-only, so runs share it. Referrers, employers and times default to the fakes'. */
export interface Seed extends Chain {
  readonly offered?: OfferedTimes;
  readonly referrers?: readonly Referrer[];
  readonly employers?: readonly FakeEmployer[];
}

/** The fakes' own clubs. */
export function fakeSeed(): Seed {
  const { clubs, configuration } = new FakeBackEnd();
  return { clubs, configuration };
}

/** The back end of one run. It takes its time from the scenario's clock. */
export class InMemoryBackEnd {
  /** The repositories that the pages call. */
  readonly repositories: Partial<HttpRepositories>;
  readonly #backEnd: FakeBackEnd;
  readonly #fakes: ReturnType<typeof repositoriesOf>;
  readonly #own: OwnPorts | null;
  readonly #visitLinks: VisitLinkRepository;

  constructor(seed: Seed, clock: Clock, own: OwnBackEnd | null = null) {
    const { clubs, configuration, offered, referrers, employers } = seed;
    this.#backEnd = new FakeBackEnd({ clock, clubs, configuration, ...(offered && { offered }) });
    if (referrers !== undefined) this.#backEnd.referrers = referrers;
    if (employers !== undefined) this.#backEnd.employers.list = employers;
    this.#fakes = repositoriesOf(this.#backEnd);
    this.#visitLinks = new FakeVisitLinkRepository(this.#backEnd);
    this.#own = own && new OwnPorts(own);
    this.repositories = { ...this.#fakes, ...this.#own?.ports };
  }

  /** The calls of your own ports that are under way. */
  get underWay(): ReadonlySet<Promise<unknown>> {
    return this.#own?.underWay ?? new Set();
  }

  /** For other visitors, whose calls don't count as the visitor's. */
  leadsOfOthers(): LeadRepository {
    return this.#own?.leads ?? new FakeLeadRepository(this.#backEnd);
  }

  /** The pages of visits. */
  get visitLinks(): VisitLinkRepository {
    return this.#visitLinks;
  }

  /** For the visitor's other device, whose calls don't count as the page's. */
  get openTimes(): OpenTimesRepository {
    return new FakeOpenTimesRepository(this.#backEnd);
  }

  /** The transaction id of the visitor's newest lead; empty if there is none. */
  newestTransactionId(othersTransactionIds: readonly string[]): string {
    const ids = this.#backEnd.leads.map(({ lead }) => lead.transactionId);
    return ids.findLast((id) => !othersTransactionIds.includes(id)) ?? '';
  }

  /** How often the visitor's pages made each call. */
  get sent(): Readonly<Record<CallName, number>> {
    const { clubs, openTimes, configuration, leads } = this.#fakes;
    const { referrals, corporate, consentLog } = this.#fakes;
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
      ...this.#own?.sent,
    };
  }

  /** The visitor's leads, newest last. */
  async recordedLeads(othersTransactionIds: readonly string[]): Promise<readonly RecordedLead[]> {
    if (this.#own?.leads !== undefined) return this.#own.recordedLeads();
    return this.#backEnd.leads
      .filter(({ lead }) => !othersTransactionIds.includes(lead.transactionId))
      .map(toRecordedLead);
  }

  recordedConsents(): readonly RecordedConsent[] {
    return this.#backEnd.consents.all;
  }
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

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
import { type OwnBackEnd, WatchedPorts } from './own-back-end.ts';

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
  readonly #own: OwnBackEnd | null;
  readonly #watched: WatchedPorts;
  readonly #visitLinks: VisitLinkRepository;

  constructor(seed: Seed, clock: Clock, own: OwnBackEnd | null = null) {
    const { clubs, configuration, offered, referrers, employers } = seed;
    this.#backEnd = new FakeBackEnd({ clock, clubs, configuration, ...(offered && { offered }) });
    if (referrers !== undefined) this.#backEnd.referrers = referrers;
    if (employers !== undefined) this.#backEnd.employers.list = employers;
    this.#visitLinks = new FakeVisitLinkRepository(this.#backEnd);
    this.#own = own;
    this.#watched = new WatchedPorts({ ...repositoriesOf(this.#backEnd), ...own?.ports });
    this.repositories = this.#watched.ports;
  }

  /** The calls of the ports that are under way. */
  get underWay(): ReadonlySet<Promise<unknown>> {
    return this.#watched.underWay;
  }

  /** For other visitors, whose calls don't count as the visitor's. */
  leadsOfOthers(): LeadRepository {
    return this.#own?.ports.leads ?? new FakeLeadRepository(this.#backEnd);
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
    return { ...each(callNames, 0), ...this.#watched.sent };
  }

  /** The visitor's leads, newest last. */
  async recordedLeads(othersTransactionIds: readonly string[]): Promise<readonly RecordedLead[]> {
    if (this.#own?.ports.leads !== undefined) {
      return (await this.#own.recordedLeads?.([...this.#watched.transactionIds])) ?? [];
    }
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

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
import type { ContractPort } from '@foyer/core/contract';

import { type CallName, callNames } from '../scenario/faults.schema.ts';
import { each } from '../scenario/parts.schema.ts';
import type { Chain, RecordedConsent, RecordedLead } from './back-end.ts';
import { didYouMean } from '../scenario/problem.ts';

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
    return this.#watched.sent;
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

/**
 * The default export of a module for `--ports`. It opens your back end for one run, with the scenario's clock.
 *
 * @example
 * export default (({ clock }) => ({ ports: crmPorts(new Crm(clock)) })) satisfies OpenOwnBackEnd;
 */
export type OpenOwnBackEnd = (run: { readonly clock: Clock }) => OwnBackEnd;

export interface OwnBackEnd {
  /** The ports that the lead flow's pages call. The rest are in memory. */
  readonly ports: Partial<HttpRepositories>;
  /**
   * The leads stored under these transactions, with their visits. Without it, scenarios that check stored leads are left
   * out.
   */
  readonly recordedLeads?: (transactionIds: readonly string[]) => Promise<readonly RecordedLead[]>;
}

/** What is wrong with the names of these ports, in one line; null if nothing is. */
export function unknownPort(ports: object): string | null {
  const unknown = Object.keys(ports).find((name) => !Object.hasOwn(portNames, name));
  return unknown === undefined
    ? null
    : `There is no port "${unknown}"${didYouMean(unknown, Object.keys(portNames)) || '.'}`;
}

/** All ports, because a team may pass more than scenarios call. */
const portNames: Readonly<Record<ContractPort, true>> = {
  accounts: true,
  agreements: true,
  changes: true,
  classes: true,
  clubMedia: true,
  clubProfiles: true,
  clubServices: true,
  clubs: true,
  configuration: true,
  consentLog: true,
  content: true,
  corporate: true,
  corporateLeads: true,
  dayPasses: true,
  desk: true,
  employers: true,
  friendsVisits: true,
  gifts: true,
  joinContent: true,
  leads: true,
  membership: true,
  openTimes: true,
  personalData: true,
  plans: true,
  products: true,
  referrals: true,
  registrations: true,
  signIns: true,
  timeHolds: true,
  training: true,
  visitLinks: true,
  waitList: true,
};

/** The ports that a run's pages call: counts the calls, and knows which are under way. */
export class WatchedPorts {
  readonly sent: Record<CallName, number> = each(callNames, 0);
  /** The transaction ids of the leads that were sent. */
  readonly transactionIds: Set<string> = new Set();
  readonly underWay: Set<Promise<unknown>> = new Set();
  readonly ports: Partial<HttpRepositories>;

  constructor(ports: Partial<HttpRepositories>) {
    this.ports = Object.fromEntries(
      Object.entries(ports).map(([name, port]) => [name, this.#watch(name, port)]),
    );
  }

  #watch<Port extends object>(name: string, port: Port): Port {
    const calls = callNamesOf[name] ?? {};
    return new Proxy(port, {
      get: (target, method) => {
        const member: unknown = Reflect.get(target, method);
        if (typeof member !== 'function') return member;
        return (...args: readonly unknown[]): unknown => {
          const call = calls[String(method)];
          if (call !== undefined) this.sent[call] += 1;
          if (name === 'leads') this.#note(args[0]);
          const answer: unknown = Reflect.apply(member, target, args);
          if (answer instanceof Promise) void this.#await(answer);
          return answer;
        };
      },
    });
  }

  #note(lead: unknown): void {
    const transactionId: unknown = Reflect.get(Object(lead) as object, 'transactionId');
    if (typeof transactionId === 'string') this.transactionIds.add(transactionId);
  }

  async #await(answer: Promise<unknown>): Promise<void> {
    this.underWay.add(answer);
    await Promise.allSettled([answer]);
    this.underWay.delete(answer);
  }
}

/** The calls that scenarios count, by port and method. */
const callNamesOf: Readonly<Record<string, Readonly<Record<string, CallName>>>> = {
  clubs: { all: 'listFacilities', byId: 'getFacility' },
  openTimes: { forClub: 'listOpenTimes' },
  configuration: { load: 'getConfiguration' },
  leads: {
    create: 'createAbandonedLead',
    updateAbandoned: 'updateAbandonedLead',
    update: 'updateLead',
    cancelVisit: 'cancelAppointment',
  },
  referrals: { referrer: 'getReferrer', create: 'createReferral', update: 'updateReferral' },
  corporate: { verifyDomain: 'verifyCorporateDomain' },
  consentLog: { append: 'appendConsents' },
};

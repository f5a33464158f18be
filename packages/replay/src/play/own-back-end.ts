import type { HttpRepositories } from '@foyer/adapters-http';
import type { Clock } from '@foyer/core';
import type { ContractPort } from '@foyer/core/contract';

import type { CallName } from '../scenario/faults.schema.ts';
import { didYouMean } from '../scenario/problem.ts';
import type { RecordedLead } from './back-end.ts';

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
  readonly sent: Partial<Record<CallName, number>> = {};
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
          if (call !== undefined) this.sent[call] = (this.sent[call] ?? 0) + 1;
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

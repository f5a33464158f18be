import { accountChangesContract } from './account-changes.contract.ts';
import { accountRepositoryContract } from './account-repository.contract.ts';
import { agreementRepositoryContract } from './agreement-repository.contract.ts';
import { classRepositoryContract } from './class-repository.contract.ts';
import {
  clubMediaRepositoryContract,
  clubProfileRepositoryContract,
  clubRepositoryContract,
  visitConfigurationRepositoryContract,
} from './club-repository.contract.ts';
import { clubServicesContract } from './club-services.contract.ts';
import { consentLogContract } from './consent-log.contract.ts';
import {
  contentRepositoryContract,
  joinContentRepositoryContract,
} from './content-repository.contract.ts';
import { corporateCodesContract } from './corporate-codes.contract.ts';
import { corporateLeadRepositoryContract } from './corporate-lead-repository.contract.ts';
import {
  corporatePlansContract,
  corporateRepositoryContract,
} from './corporate-repository.contract.ts';
import { employerRepositoryContract } from './employer-repository.contract.ts';
import { friendsVisitRepositoryContract } from './friends-visit-repository.contract.ts';
import { personalDataRepositoryContract } from './personal-data.contract.ts';
import { arrivalDeskContract } from './arrival-desk.contract.ts';
import { dayPassesContract, giftOrdersContract } from './paid-orders.contract.ts';
import { leadRepositoryContract } from './lead-repository.contract.ts';
import { membershipRepositoryContract } from './membership-repository.contract.ts';
import {
  openTimesRepositoryContract,
  timeHoldRepositoryContract,
} from './open-times-repository.contract.ts';
import { planRepositoryContract } from './plan-repository.contract.ts';
import { productRepositoryContract } from './product-repository.contract.ts';
import { referralRepositoryContract } from './referral-repository.contract.ts';
import { registrationRepositoryContract } from './registration-repository.contract.ts';
import { signInRepositoryContract } from './sign-in-repository.contract.ts';
import { standardPurchaseContract } from './purchase.contract.ts';
import { trainingRepositoryContract } from './training-repository.contract.ts';
import { waitListRepositoryContract } from './wait-list-repository.contract.ts';
import { visitLinkRepositoryContract } from './visit-link-repository.contract.ts';

/** The suites of each port, by its name in `Ports`. */
const suites = {
  accounts: [accountRepositoryContract],
  agreements: [agreementRepositoryContract],
  changes: [accountChangesContract],
  classes: [classRepositoryContract],
  clubMedia: [clubMediaRepositoryContract],
  clubProfiles: [clubProfileRepositoryContract],
  clubs: [clubRepositoryContract],
  clubServices: [clubServicesContract],
  configuration: [visitConfigurationRepositoryContract],
  consentLog: [consentLogContract],
  content: [contentRepositoryContract],
  corporate: [corporateRepositoryContract, corporateCodesContract, corporatePlansContract],
  corporateLeads: [corporateLeadRepositoryContract],
  employers: [employerRepositoryContract],
  friendsVisits: [friendsVisitRepositoryContract],
  dayPasses: [dayPassesContract],
  desk: [arrivalDeskContract],
  personalData: [personalDataRepositoryContract],
  gifts: [giftOrdersContract],
  joinContent: [joinContentRepositoryContract],
  leads: [leadRepositoryContract],
  membership: [membershipRepositoryContract],
  openTimes: [openTimesRepositoryContract],
  plans: [planRepositoryContract],
  products: [productRepositoryContract, standardPurchaseContract],
  referrals: [referralRepositoryContract],
  registrations: [registrationRepositoryContract],
  signIns: [signInRepositoryContract],
  timeHolds: [timeHoldRepositoryContract],
  training: [trainingRepositoryContract],
  waitList: [waitListRepositoryContract],
  visitLinks: [visitLinkRepositoryContract],
} as const;

type Suites = typeof suites;

/** The ports that have a suite. */
export type ContractPort = keyof Suites;

/** What the suites of these ports use: the ports, other ports, and facts about the back end. */
export type EnvironmentOf<Name extends ContractPort> = Together<
  { [Each in Name]: Parameters<Suites[Each][number]>[1] }[Name]
>;

/** The environment of every suite whose `open` is in this union. */
type Together<Open> = (
  Open extends () => Promise<infer Environment> ? (all: Environment) => void : never
) extends (all: infer All) => void
  ? All
  : never;

/**
 * Checks your own ports: runs the contract suites of the ports that you name, and no others.
 *
 * @param open Resets the back end before each test. Returns the facts that these suites ask for, such as a club that takes
 * appointments, and any other port that they use.
 *
 * @example
 * describeContract({ leads, clubs, openTimes }, async () => {
 *   crm.reset();
 *   return { acceptingClub, otherAcceptingClub, closedClub, noClub, newTransactionId, goDown, comeBack, close };
 * });
 */
export function describeContract<Own extends Partial<EnvironmentOf<ContractPort>>>(
  own: Own,
  open: () => Promise<Omit<EnvironmentOf<keyof Own & ContractPort>, keyof Own>>,
  subject = 'The back end',
): void {
  for (const name of Object.keys(own) as ContractPort[]) {
    if (!Object.hasOwn(suites, name)) {
      const known = Object.keys(suites).join(', ');
      throw new Error(`There are no contract suites for "${name}". There are for: ${known}.`);
    }
    const openAll = async (): Promise<never> =>
      requirePorts(name, { ...(await open()), ...own }) as never;
    for (const suite of suites[name]) suite(subject, openAll);
  }
}

/** The environment of this port's suites. Reading a port that it lacks throws an error that names it. */
export function requirePorts(suite: ContractPort, environment: object): object {
  return new Proxy(environment, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (value === undefined && Object.hasOwn(suites, name)) {
        throw new Error(
          `The tests of "${suite}" need the port "${String(name)}": pass it to describeContract, or return it from open.`,
        );
      }
      return value;
    },
  });
}

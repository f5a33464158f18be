import type { CallFailure } from '../../kernel/call-failure.ts';
import {
  addressBar,
  memoryStore,
  noAnalytics,
  nobodySignedIn,
  noCookies,
  noGeolocation,
  quietLogger,
  unknownVisitor,
} from '../../kernel/null-ports.ts';
import { Err, Ok } from '../../kernel/result.ts';
import type { LeadFlowPorts } from './lead-flow.dependencies.ts';

/** What booking a visit needs: five ports of a back end, and the time and ids, which the core never makes itself. */
export type OwnVisitPorts = Pick<
  LeadFlowPorts,
  'clock' | 'clubs' | 'configuration' | 'consentLog' | 'ids' | 'leads' | 'openTimes'
> &
  Partial<LeadFlowPorts>;

/**
 * All ports of a lead flow that books visits. Those that `own` lacks do nothing: no referrals, employers or purchases,
 * nobody signed in, no cookies, position, analytics or log, and storage in memory.
 *
 * @example
 * const { flow } = createLeadFlow(
 *   visitPorts({ leads, clubs, openTimes, configuration, consentLog, clock, ids }),
 * );
 */
export function visitPorts(own: OwnVisitPorts): LeadFlowPorts {
  return {
    analytics: noAnalytics,
    cookies: noCookies,
    corporate: {
      verifyDomain: () => answer(false),
      createCode: refuse,
      resendCode: refuse,
      verifyCode: refuse,
      plans: refuse,
      choosePlan: refuse,
    },
    geolocation: noGeolocation,
    localStore: memoryStore(),
    logger: quietLogger,
    memberSession: nobodySignedIn,
    navigation: addressBar(),
    products: {
      promo: refuse,
      heldPrice: () => answer(null),
      joinTerms: () => answer(null),
      createToken: refuse,
      details: () => answer(null),
      resendConfirmation: refuse,
    },
    referrals: { referrer: () => answer(null), create: refuse, update: refuse },
    sessionStore: memoryStore(),
    visitor: unknownVisitor,
    ...own,
  };
}

const answer = <T>(value: T): Promise<Ok<T>> => Promise.resolve(Ok(value));
const refuse = (): Promise<Err<CallFailure>> => Promise.resolve(Err({ kind: 'unsuccessful' }));

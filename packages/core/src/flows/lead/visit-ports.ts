import type { CorporateRepository } from '../../corporate/corporate-repository.port.ts';
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
import type { ReferralRepository } from '../../lead/referral-repository.port.ts';
import type { ProductRepository } from '../../payment/product-repository.port.ts';
import type { LeadFlowPorts } from './lead-flow.dependencies.ts';

/** What booking a visit needs: five ports of a back end, and the time and ids, which the core never makes itself. */
export type OwnVisitPorts = Pick<
  LeadFlowPorts,
  'clock' | 'clubRepository' | 'configuration' | 'consentLog' | 'ids' | 'leads' | 'openTimes'
> &
  Partial<LeadFlowPorts>;

/**
 * All ports of a lead flow that books visits. Those that `own` lacks do nothing: no referrals, employers or purchases,
 * nobody signed in, no cookies, position, analytics or log, and storage in memory.
 *
 * @example
 * const { flow } = createLeadFlow(
 *   visitPorts({ leads, clubRepository, openTimes, configuration, consentLog, clock, ids }),
 * );
 */
export function visitPorts(own: OwnVisitPorts): LeadFlowPorts {
  return {
    analytics: noAnalytics,
    cookies: noCookies,
    corporate: noEmployers,
    geolocation: noGeolocation,
    localStore: memoryStore(),
    logger: quietLogger,
    memberSession: nobodySignedIn,
    navigation: addressBar(),
    products: noProducts,
    referrals: noReferrals,
    sessionStore: memoryStore(),
    visitor: unknownVisitor,
    ...own,
  };
}

const refuse = (): Promise<Err<CallFailure>> => Promise.resolve(Err({ kind: 'unsuccessful' }));

const noReferrals: ReferralRepository = {
  referrer: () => Promise.resolve(Ok(null)),
  create: refuse,
  update: refuse,
};

const noEmployers: CorporateRepository = {
  verifyDomain: () => Promise.resolve(Ok(false)),
  createCode: refuse,
  resendCode: refuse,
  verifyCode: refuse,
  plans: refuse,
  choosePlan: refuse,
};

const noProducts: ProductRepository = {
  createToken: refuse,
  details: () => Promise.resolve(Ok(null)),
  resendConfirmation: refuse,
};

/** The `@foyer/adapters-http/wire` entry point: the API contract for servers and tools. */
import * as accountChanges from './contract/account-changes.ts';
import * as account from './contract/account.ts';
import * as clubProfiles from './contract/club-profiles.ts';
import * as personalData from './contract/personal-data.ts';
import * as desk from './contract/desk.ts';
import * as clubServices from './contract/club-services.ts';
import * as content from './contract/content.ts';
import * as corporate from './contract/corporate.ts';
import * as employers from './contract/employers.ts';
import * as facilities from './contract/facilities.ts';
import * as leads from './contract/leads.ts';
import * as membership from './contract/membership.ts';
import * as passkeys from './contract/passkeys.ts';
import * as plans from './contract/plans.ts';
import * as secondStep from './contract/second-step.ts';
import * as session from './contract/session.ts';
import * as training from './contract/training.ts';
import * as visitLinks from './contract/visit-links.ts';
import * as visits from './contract/visits.ts';

export {
  type Call,
  type Challenge,
  type ErrorBody,
  errorBodySchema as errorBody,
  type Proof,
  proofSchema,
  attributionHeader,
  formHeader,
  noSession,
  proofHeader,
  readAttributionHeader,
  writeAttributionHeader,
  readFormHeader,
  sessionHeader,
  shortestFormMs,
} from './contract/call.ts';
export type { WireHeadline, WireJoinConfirmation } from './contract/content.ts';
export type { WireClubFacts, WireClubProfile } from './contract/club-profiles.ts';
export type { WireCorporateLead } from './contract/corporate.ts';
export type { WirePersonalData } from './contract/personal-data.ts';
export type { WireEmployer } from './contract/employers.ts';
export type { WireFacility, WireMediaSlide } from './contract/facilities.ts';
export type {
  WireAbandonedLead,
  WireConsent,
  WireReferral,
  WireResidentialLead,
} from './contract/leads.ts';
export type {
  WireInvoice,
  WireMembership,
  WireMembershipOffer,
  WirePromise,
  WireSaid,
} from './contract/membership.ts';
export type {
  WireClubPlan,
  WireCorporatePlans,
  WirePlan,
  WirePlanCost,
  WireProductDetails,
  WireProductTokenRequest,
} from './contract/plans.ts';
export type { WireSignedIn, WireSignUp } from './contract/session.ts';

/** Every call by its name. The modules that are spread here export calls only. */
export const contract = {
  ...account,
  ...accountChanges,
  ...clubProfiles,
  ...desk,
  ...personalData,
  ...clubServices,
  ...content,
  ...corporate,
  ...employers,
  ...facilities,
  ...leads,
  ...membership,
  ...passkeys,
  ...plans,
  ...secondStep,
  ...session,
  ...training,
  ...visitLinks,
  ...visits,
} as const;

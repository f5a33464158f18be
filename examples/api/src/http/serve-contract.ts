import { type Call, contract } from '@foyer/adapters-http/wire';
import { type Clock, Ok } from '@foyer/core';
import type { Hono } from 'hono';

import { accountCalls, ownVisitCalls, serveMemberPictures } from '../account/account-calls.ts';
import { agreementCalls } from '../account/agreement-calls.ts';
import { changeCalls, joinDetailsCalls } from '../account/change-calls.ts';
import { emailCalls, pendingEmailCalls } from '../account/email-calls.ts';
import { registrationCalls } from '../account/registration-calls.ts';
import { authenticateMembers } from '../account/session-table.ts';
import type { SignedIn } from '../account/account-table.ts';
import { passkeyCalls } from '../account/passkey-calls.ts';
import { secondStepCalls } from '../account/second-step-calls.ts';
import { sessionCalls, signInCalls } from '../account/sign-in-calls.ts';
import { clubServiceCalls } from '../club-services/club-service-calls.ts';
import { dayPassCalls } from '../club-services/day-pass-calls.ts';
import { deskCalls } from '../desk/desk-calls.ts';
import { giftCalls } from '../club-services/gift-calls.ts';
import { trialPassCalls } from '../club-services/trial-pass-calls.ts';
import { clubCalls } from '../clubs/club-calls.ts';
import { consentCalls } from '../promises/promise-table.ts';
import { contentCalls } from '../content/content-calls.ts';
import { codeCalls } from '../corporate/code-calls.ts';
import { employerCalls } from '../corporate/employer-calls.ts';
import { corporateLeadCalls } from '../corporate/corporate-lead-calls.ts';
import { leadCalls } from '../leads/lead-calls.ts';
import { membershipCalls } from '../membership/membership-calls.ts';
import { heldPriceCalls } from '../held-price/held-price-table.ts';
import { privacyCalls } from '../privacy/privacy-calls.ts';
import { productCalls } from '../products/product-calls.ts';
import { serveApplePasses, walletCalls } from '../phone-wallets/wallet-calls.ts';
import { planCalls } from '../plans/plan-calls.ts';
import { purchaseCalls } from '../products/begin-purchase.ts';
import { friendsVisitCalls } from '../referral/friends-visit-calls.ts';
import { referralCalls } from '../referral/referral-calls.ts';
import { trainingCalls } from '../training/training-calls.ts';
import { visitCalls } from '../visits/visit-calls.ts';
import { visitLinkCalls } from '../visits/visit-link-calls.ts';
import { waitListCalls } from '../visits/wait-list-calls.ts';
import {
  type AnswerCache,
  type Authenticate,
  type Backing,
  type CallHandler,
  type CallName,
  serveCall,
  type ServeOptions,
} from './serve-call.ts';
import { TimedCache } from './timed-cache.ts';
import { openWithoutSecondStep, withSecondStep } from '../account/second-step-table.ts';
import { promoCalls } from '../promo/promo-codes.ts';
import { FormRate } from './proof-of-work.ts';

const handlers = {
  // First, because the path of a member's agreement also matches the one that a visitor reads before joining.
  ...purchaseCalls,
  ...accountCalls,
  ...agreementCalls,
  ...changeCalls,
  ...clubCalls,
  ...clubServiceCalls,
  ...codeCalls,
  ...consentCalls,
  ...contentCalls,
  ...corporateLeadCalls,
  ...dayPassCalls,
  ...deskCalls,
  ...employerCalls,
  ...emailCalls,
  ...friendsVisitCalls,
  ...giftCalls,
  ...joinDetailsCalls,
  ...leadCalls,
  ...membershipCalls,
  ...ownVisitCalls,
  ...pendingEmailCalls,
  ...planCalls,
  ...productCalls,
  ...privacyCalls,
  ...promoCalls,
  ...heldPriceCalls,
  ...referralCalls,
  ...registrationCalls,
  ...secondStepCalls,
  ...passkeyCalls,
  ...sessionCalls,
  ...signInCalls,
  ...trainingCalls,
  ...trialPassCalls,
  ...visitCalls,
  ...visitLinkCalls,
  ...waitListCalls,
  ...walletCalls,
} satisfies Record<CallName, unknown>;

/** Responses with the chain's own content that are the same for everyone. */
const sharedContent: readonly CallName[] = [
  'getClubProfile',
  'getFacility',
  'getForm',
  'getGiftCardCatalogue',
  'getHeadline',
  'getJoinConfirmation',
  'getPromotion',
  'listCataloguePlans',
  'listClubFacts',
  'listFacilities',
  'listMediaSlides',
];

/** Responses that may be cached. All others may hold personal data. */
const shared: ReadonlySet<string> = new Set([...sharedContent, 'getConfiguration']);

const translated: ReadonlySet<string> = new Set<CallName>([
  ...sharedContent,
  'decideMembership',
  'getAgreement',
  'getAgreementVersion',
  'getClubPlans',
  'getCorporatePlans',
  'getClubPasses',
  'getDayPassOrder',
  'getEmployer',
  'getMailedPass',
  'getMembership',
  'getPreQuestionnaire',
  'getTrialPass',
  'listInvoices',
  'readHeldPrice',
  'listMembershipOffers',
  'listOpenTimes',
]);

interface ContractOptions extends Backing, Pick<ServeOptions<null>, 'now' | 'client' | 'proofs'> {
  readonly clock: Clock;
}

export function serveContract(
  app: Hono,
  { clock, now, client, proofs, ...backing }: ContractOptions,
): void {
  const { database, secret, publicUrl, requiresSecondStep = false } = backing;
  const formRate = new FormRate();
  const cache: AnswerCache = new TimedCache(clock);
  const members = authenticateMembers(database, secret, publicUrl);
  const protectedMembers = requiresSecondStep ? withSecondStep(members, database) : members;
  const everyone: Authenticate<null> = () => Promise.resolve(Ok(null));
  for (const [name, handler] of Object.entries(handlers)) {
    const call: Call = contract[name as CallName];
    const membersHere = openWithoutSecondStep.has(name) ? members : protectedMembers;
    serveCall(app, call, handler as CallHandler<Call, SignedIn | null>, {
      backing,
      now,
      client,
      proofs,
      formRate,
      authenticate: call.needsToken ? membersHere : everyone,
      cacheControl: shared.has(name) ? 'public, max-age=60' : 'no-store',
      cache: name === 'listFacilities' || name === 'listClubFacts' ? cache : null,
      isTranslated: translated.has(name),
    });
  }
  serveMemberPictures(app, database, secret, now);
  serveApplePasses(app, backing, now);
}

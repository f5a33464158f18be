import { accountCallsSuite } from './account-calls.suite.ts';
import { clubCallsSuite } from './club-calls.suite.ts';
import { clubContentCallsSuite } from './club-content-calls.suite.ts';
import { codeCallsSuite } from './code-calls.suite.ts';
import { consentCallsSuite } from './consent-calls.suite.ts';
import { corporateJoinCallsSuite } from './corporate-join-calls.suite.ts';
import { heldPriceCallsSuite } from './held-price-calls.suite.ts';
import { joinAgreementSuite } from './join-agreement.suite.ts';
import { invitationCallsSuite } from './invitation-calls.suite.ts';
import { employerCallsSuite } from './employer-calls.suite.ts';
import { friendsVisitCallsSuite } from './friends-visit-calls.suite.ts';
import { dayPassCallsSuite } from './day-pass-calls.suite.ts';
import { deskCallsSuite } from './desk-calls.suite.ts';
import { giftCallsSuite } from './gift-calls.suite.ts';
import { leadCallsSuite } from './lead-calls.suite.ts';
import { membershipCallsSuite } from './membership-calls.suite.ts';
import { paymentPageSuite } from './payment-page.suite.ts';
import { limitsSuite } from './limits.suite.ts';
import { planCallsSuite } from './plan-calls.suite.ts';
import { privacySuite } from './privacy.suite.ts';
import { promiseCallsSuite } from './promise-calls.suite.ts';
import { promoCallsSuite } from './promo-calls.suite.ts';
import { referralCallsSuite } from './referral-calls.suite.ts';
import { registrationCallsSuite } from './registration-calls.suite.ts';
import { residentialLeadCallsSuite } from './residential-lead-calls.suite.ts';
import { standardJoinCallsSuite } from './standard-join-calls.suite.ts';
import { standardPaymentSuite } from './standard-payment.suite.ts';
import { suppressionSuite } from './suppression.suite.ts';
import { timeHoldCallsSuite } from './time-hold-calls.suite.ts';
import { trialPassCallsSuite } from './trial-pass-calls.suite.ts';
import { visitCallsSuite } from './visit-calls.suite.ts';
import { visitLinkCallsSuite } from './visit-link-calls.suite.ts';
import { waitListCallsSuite } from './wait-list-calls.suite.ts';
import type { TestEngine } from './engines.ts';

/**
 * The suites whose outcome depends on the engine: requests that race for a time or a limit, rows that are unique, and
 * the export and erasure of a person, which use most tables.
 */
export function suitesOfEngines(engine: TestEngine): void {
  leadCallsSuite(engine);
  limitsSuite(engine);
  privacySuite(engine);
  promoCallsSuite(engine);
  registrationCallsSuite(engine);
  residentialLeadCallsSuite(engine);
  standardPaymentSuite(engine);
  suppressionSuite(engine);
  timeHoldCallsSuite(engine);
  visitCallsSuite(engine);
  waitListCallsSuite(engine);
}

/** Every suite of the calls. */
export function allCallsSuites(engine: TestEngine): void {
  accountCallsSuite(engine);
  clubCallsSuite(engine);
  clubContentCallsSuite(engine);
  codeCallsSuite(engine);
  consentCallsSuite(engine);
  corporateJoinCallsSuite(engine);
  heldPriceCallsSuite(engine);
  invitationCallsSuite(engine);
  joinAgreementSuite(engine);
  employerCallsSuite(engine);
  friendsVisitCallsSuite(engine);
  dayPassCallsSuite(engine);
  deskCallsSuite(engine);
  suppressionSuite(engine);
  giftCallsSuite(engine);
  leadCallsSuite(engine);
  membershipCallsSuite(engine);
  paymentPageSuite(engine);
  limitsSuite(engine);
  planCallsSuite(engine);
  privacySuite(engine);
  promiseCallsSuite(engine);
  promoCallsSuite(engine);
  referralCallsSuite(engine);
  residentialLeadCallsSuite(engine);
  standardJoinCallsSuite(engine);
  standardPaymentSuite(engine);
  timeHoldCallsSuite(engine);
  trialPassCallsSuite(engine);
  visitCallsSuite(engine);
  visitLinkCallsSuite(engine);
  waitListCallsSuite(engine);
}

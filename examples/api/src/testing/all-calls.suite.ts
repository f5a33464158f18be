import { accountCallsSuite } from './account-calls.suite.ts';
import { begunPurchaseSuite } from './begun-purchase.suite.ts';
import { clubCallsSuite } from './club-calls.suite.ts';
import { clubContentCallsSuite } from './club-content-calls.suite.ts';
import { codeCallsSuite } from './code-calls.suite.ts';
import { consentCallsSuite } from './consent-calls.suite.ts';
import { corporateJoinCallsSuite } from './corporate-join-calls.suite.ts';
import { employerCallsSuite } from './employer-calls.suite.ts';
import { giftCallsSuite } from './gift-calls.suite.ts';
import { leadCallsSuite } from './lead-calls.suite.ts';
import { paymentPageSuite } from './payment-page.suite.ts';
import { limitsSuite } from './limits.suite.ts';
import { planCallsSuite } from './plan-calls.suite.ts';
import { referralCallsSuite } from './referral-calls.suite.ts';
import { residentialLeadCallsSuite } from './residential-lead-calls.suite.ts';
import { serviceCallsSuite } from './service-calls.suite.ts';
import { standardJoinCallsSuite } from './standard-join-calls.suite.ts';
import { standardPaymentSuite } from './standard-payment.suite.ts';
import { timeHoldCallsSuite } from './time-hold-calls.suite.ts';
import { visitCallsSuite } from './visit-calls.suite.ts';
import { visitLinkCallsSuite } from './visit-link-calls.suite.ts';
import { waitListCallsSuite } from './wait-list-calls.suite.ts';
import type { TestEngine } from './engines.ts';

/** Every suite that runs on both engines. */
export function allCallsSuites(engine: TestEngine): void {
  accountCallsSuite(engine);
  begunPurchaseSuite(engine);
  clubCallsSuite(engine);
  clubContentCallsSuite(engine);
  codeCallsSuite(engine);
  consentCallsSuite(engine);
  corporateJoinCallsSuite(engine);
  employerCallsSuite(engine);
  giftCallsSuite(engine);
  leadCallsSuite(engine);
  paymentPageSuite(engine);
  limitsSuite(engine);
  planCallsSuite(engine);
  referralCallsSuite(engine);
  residentialLeadCallsSuite(engine);
  serviceCallsSuite(engine);
  standardJoinCallsSuite(engine);
  standardPaymentSuite(engine);
  timeHoldCallsSuite(engine);
  visitCallsSuite(engine);
  visitLinkCallsSuite(engine);
  waitListCallsSuite(engine);
}

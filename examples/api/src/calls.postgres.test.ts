import { afterAll } from 'vitest';

import { accountCallsSuite } from './testing/account-calls.suite.ts';
import { callsSuite } from './testing/calls.suite.ts';
import { codeCallsSuite } from './testing/code-calls.suite.ts';
import { corporateJoinCallsSuite } from './testing/corporate-join-calls.suite.ts';
import { postgresEngine } from './testing/engines.ts';
import { leadFlowCallsSuite } from './testing/lead-flow-calls.suite.ts';
import { paymentPageSuite } from './testing/payment-page.suite.ts';
import { planCallsSuite } from './testing/plan-calls.suite.ts';
import { standardJoinCallsSuite } from './testing/standard-join-calls.suite.ts';
import { standardPaymentSuite } from './testing/standard-payment.suite.ts';

const engine = postgresEngine();
afterAll(() => engine.stop());

accountCallsSuite(engine);
callsSuite(engine);
leadFlowCallsSuite(engine);
codeCallsSuite(engine);
corporateJoinCallsSuite(engine);
paymentPageSuite(engine);
planCallsSuite(engine);
standardJoinCallsSuite(engine);
standardPaymentSuite(engine);

import { describe, expect, it } from 'vitest';

import { someFailures } from '../../../testing/builders/call-failure.builder.ts';
import type { CallFailure } from '../../kernel/result.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import type { CorporateJoin } from './corporate-join.ts';

/** The message that the visitor sees, wherever it appears on the step. */
function alertText(flow: CorporateJoin): string | undefined {
  const { alert, code, plans, state } = flow.getSnapshot();
  if (alert !== null) return alert.key;
  if (state.step === 1) return code.error?.key;
  return state.step === 2 ? plans.message?.key : undefined;
}

const isAnswer = ({ kind }: CallFailure): boolean =>
  ['server-error', 'rejected', 'rate-limited', 'unsuccessful'].includes(kind);
const isLimit = ({ kind }: CallFailure): boolean => kind === 'rate-limited';

interface Call {
  readonly name: string;
  /** Brings the flow to the moment before the call. */
  readonly arrange: (env: EmployeeEnvironment) => Promise<CorporateJoin>;
  readonly fail: (env: EmployeeEnvironment, failure: CallFailure, takesEffect: boolean) => void;
  /** Triggers the call. Doing it again is the retry. */
  readonly act: (flow: CorporateJoin, env: EmployeeEnvironment) => Promise<unknown>;
  readonly says: (failure: CallFailure) => string | undefined;
  /** False if the visitor doesn't wait for the call; it's then not reported to analytics. */
  readonly isWaitedFor?: boolean;
  /** The step after the failure, and the step after the retry. */
  readonly steps: readonly [failed: number, then: number];
}

const calls: readonly Call[] = [
  {
    name: 'making the lead',
    arrange: (env) => env.openFilledPage(),
    fail: ({ corporateLeads }, failure, takesEffect) =>
      corporateLeads.faults.failNext('create', failure, { takesEffect }),
    act: (flow) => flow.submit(),
    says: (failure) => (isAnswer(failure) ? 'sameEmail' : 'processing'),
    steps: [0, 1],
  },
  {
    name: 'asking for a code',
    arrange: (env) => env.openFilledPage(),
    fail: ({ browser }, failure, takesEffect) =>
      browser.corporate.faults.failNext('createCode', failure, { takesEffect }),
    act: (flow) => flow.submit(),
    says: (failure) => (isLimit(failure) ? 'tooManyCodes' : 'processing'),
    steps: [0, 1],
  },
  {
    name: 'sending the code again',
    arrange: (env) => env.openCodeStep(),
    fail: ({ browser }, failure, takesEffect) =>
      browser.corporate.faults.failNext('resendCode', failure, { takesEffect }),
    act: (flow) => flow.resendCode(),
    says: (failure) => (isLimit(failure) ? 'tooManyCodes' : 'processing'),
    steps: [1, 1],
  },
  {
    name: 'trying a code',
    arrange: (env) => env.openCodeStep(),
    fail: ({ browser }, failure) => browser.corporate.faults.failNext('verifyCode', failure),
    act: async (flow, env) => {
      flow.changeCode(env.mailedCode());
      await flow.submitCode();
    },
    says: (failure) => (isLimit(failure) ? 'tooManyTries' : 'processing'),
    steps: [1, 2],
  },
  {
    name: 'asking for the plans',
    arrange: (env) => env.openPlanStep(),
    fail: ({ browser }, failure) => browser.corporate.faults.failNext('plans', failure),
    act: (flow) => flow.plans.open(),
    says: () => 'processing',
    steps: [2, 2],
  },
  {
    name: 'recording the choice',
    arrange: withPlan,
    fail: ({ browser }, failure, takesEffect) =>
      browser.corporate.faults.failNext('choosePlan', failure, { takesEffect }),
    act: (flow) => flow.purchase(),
    says: () => undefined,
    isWaitedFor: false,
    steps: [2, 2],
  },
  {
    name: 'beginning the purchase',
    arrange: withPlan,
    fail: ({ browser }, failure, takesEffect) =>
      browser.products.faults.failNext('createToken', failure, { takesEffect }),
    act: (flow) => flow.purchase(),
    says: (failure) => (isLimit(failure) ? 'callTooOften' : 'processing'),
    steps: [2, 2],
  },
  {
    name: 'reading the confirmation',
    async arrange(env) {
      const flow = await withPlan(env);
      await env.finish(flow.purchase());
      env.browser.products.faults.failNext('details', { kind: 'network' });
      return env.openPage({ confirmationToken: env.pay() });
    },
    fail: ({ browser }, failure) => browser.products.faults.failNext('details', failure),
    act: (flow) => flow.retryConfirmation(),
    says: () => 'processing',
    steps: [2, 3],
  },
];

async function withPlan(env: EmployeeEnvironment): Promise<CorporateJoin> {
  const flow = await env.openPlanStep();
  flow.plans.choose('31');
  return flow;
}

const cases = calls.flatMap((call) =>
  someFailures.flatMap((failure) =>
    [false, true].map((takesEffect) => ({
      call,
      failure,
      takesEffect,
      title: `${call.name}, ${failure.kind}, ${takesEffect ? 'after' : 'before'} it took effect`,
    })),
  ),
);

describe('a failed call of the corporate join', () => {
  it.each(cases)(
    'CJ-05 CJ-12 CJ-20 CJ-22 ER-01 AN-01 keeps all input, shows the right message, and succeeds when retried: $title',
    async ({ call, failure, takesEffect }) => {
      const env = new EmployeeEnvironment();
      const flow = await call.arrange(env);
      const { contactInput, plan } = flow.getSnapshot().state;
      const { analytics } = env.browser;
      const errors = () => analytics.events.filter(({ name }) => name === 'flow_error');
      const before = errors().length;
      call.fail(env, failure, takesEffect);
      await env.finish(call.act(flow, env));
      expect(alertText(flow)).toBe(call.says(failure));
      expect(flow.getSnapshot()).toMatchObject({ busy: null, state: { step: call.steps[0] } });
      expect(flow.getSnapshot().state).toMatchObject({ contactInput, plan });
      expect(errors().slice(before)).toEqual(
        call.isWaitedFor === false
          ? []
          : [
              {
                name: 'flow_error',
                flow: 'corporate',
                step: call.steps[0],
                failure: failure.kind,
              },
            ],
      );
      await env.finish(call.act(flow, env));
      expect(flow.getSnapshot().state.step).toBe(call.steps[1]);
      expect(alertText(flow)).toBeUndefined();
      const { backEnd } = env.browser;
      expect(backEnd.corporate.all.length).toBeLessThanOrEqual(1);
      expect(backEnd.leads.length).toBeLessThanOrEqual(1);
      expect(backEnd.purchases.members.length).toBeLessThanOrEqual(1);
      flow.close();
    },
  );
});

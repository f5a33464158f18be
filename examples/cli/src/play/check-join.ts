/** Checks both ways to join. */
import type { StandardPlan } from '@foyer/core/join';
import { formatMoney } from '@foyer/core/kernel';
import { formatCostNote } from '@foyer/core/plans';

import { type Checks, firstOf, same, type Wanted } from './checks.ts';
import type { SeenFlow } from './flow-at.ts';

export const checkJoin = {
  code: (expected, { flow }) =>
    firstOf(expected, (name, wanted) => same(`the code’s ${name}`, wanted, flow.code?.[name])),

  plans(expected, { flow }) {
    const { status, list } = flow.plans ?? { status: 'loading', list: [] };
    const seen = status === 'ready' ? list.map(({ plan }) => plan.name) : status;
    return same('the plans', expected, seen);
  },

  plan: (expected, { flow }) => same('the chosen plan', expected, flow.state.plan?.name ?? 'none'),

  notes: (expected, { flow }) =>
    firstOf(expected, (name, wanted) => {
      const offered = flow.plans?.list.find(({ plan }) => plan.name === name);
      const notes = offered?.notes.map((note) => formatCostNote(note));
      return same(`the notes of ${name}`, wanted, notes ?? 'no such plan');
    }),

  payment: (expected, { flow }) => same('the result of the payment', expected, flow.payment),

  'at-payment': (expected, { env }) =>
    same('whether the payment page is open', expected, env.isAtPayment),

  'is-member': (expected, { flow }) =>
    same('whether a membership is shown', expected, Boolean(flow.state.confirmation?.barcode)),

  reach: (expected, { flow }) =>
    firstOf(expected, (name, wanted) =>
      same(`the reach of ${name}`, wanted, reachOf(flow, name) ?? 'no such plan'),
    ),

  bill(expected, { flow }) {
    const bill = flow.chosen?.bill;
    if (bill === undefined) return same('the bill', expected, 'none');
    const { dueToday: today, monthly, initiation, saved } = bill;
    const seen = { today, monthly, initiation, saved };
    return firstOf(expected, (name, wanted) =>
      same(`the bill’s ${name}`, wanted, formatMoney(seen[name])),
    );
  },

  opens(expected, { flow }) {
    const { plans } = flow;
    if (plans === undefined || !('isPresale' in plans)) return same('the plans', expected, 'none');
    const day = plans.isPresale ? plans.openDate : null;
    return same('the opening day', expected, day ?? 'none');
  },

  resent(expected, { flow }) {
    const { resend = 'idle' } = flow;
    return same('the resent confirmation', expected, resend === 'idle' ? 'none' : resend);
  },
} satisfies Partial<Checks<keyof Wanted>>;

type Offered = Pick<StandardPlan, 'plan'> & Partial<Pick<StandardPlan, 'reach'>>;

function reachOf({ plans }: SeenFlow, name: string): string | null {
  const list: readonly Offered[] = plans?.list ?? [];
  return list.find(({ plan }) => plan.name === name)?.reach ?? null;
}

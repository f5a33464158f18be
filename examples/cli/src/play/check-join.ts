/** What the expectations about joining as anyone does mean. */
import { formatMoney, type StandardPlan } from '@foyer/core';

import type { joinExpectations } from '../scenario/join.schema.ts';
import { same } from './check-words.ts';
import type { SeenFlow } from './seen-flow.ts';
import { type Checks, firstOf } from './sight.ts';

export const checkJoin: Checks<keyof typeof joinExpectations> = {
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
    return same('the day of the opening', expected, day ?? 'none');
  },

  resent(expected, { flow }) {
    const { resend = 'idle' } = flow;
    return same('the mail sent again', expected, resend === 'idle' ? 'none' : resend);
  },
};

type Offered = Pick<StandardPlan, 'plan'> & Partial<Pick<StandardPlan, 'reach'>>;

function reachOf({ plans }: SeenFlow, name: string): string | null {
  const list: readonly Offered[] = plans?.list ?? [];
  return list.find(({ plan }) => plan.name === name)?.reach ?? null;
}

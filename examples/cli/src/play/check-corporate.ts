/** What the expectations about joining through an employer mean. */
import { wordCostNote } from '@foyer/core';

import type { corporateExpectations } from '../scenario/corporate.schema.ts';
import { checkCorporateHeld } from './check-corporate-held.ts';
import { same } from './check-words.ts';
import { type Checks, firstOf } from './sight.ts';

export const checkCorporate: Checks<keyof typeof corporateExpectations> = {
  ...checkCorporateHeld,

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
      const notes = offered?.notes.map((note) => wordCostNote(note));
      return same(`the notes of ${name}`, wanted, notes ?? 'no such plan');
    }),

  payment: (expected, { flow }) => same('what came of the payment', expected, flow.payment),

  'at-payment': (expected, { world }) =>
    same('that the payment is open', expected, world.isAtPayment),

  'is-member': (expected, { flow }) =>
    same('that a membership is shown', expected, Boolean(flow.state.confirmation?.barcode)),
};

/** What the expectations about joining through an employer mean. */
import { wordCostNote } from '@foyer/core';
import * as z from 'zod/mini';

import type { corporateExpectations } from '../scenario/corporate.schema.ts';
import { countsTo, same } from './check-words.ts';
import { mailedCodes } from './mailbox.ts';
import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import { type Checks, firstOf } from './sight.ts';
import type { World } from './world.ts';

export const checkCorporate: Checks<keyof typeof corporateExpectations> = {
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

  async codes(expected, { world }) {
    const codes = await mailedCodes(world);
    return codes instanceof Mismatch ? codes : countsTo('codes', expected, codes.length);
  },

  async members(expected, { world }) {
    const members = await membersOf(world);
    return members instanceof Mismatch ? members : countsTo('members', expected, members.size);
  },
};

/** The member ids behind the visitor's purchases, past all faults. */
async function membersOf({
  backEnd,
  clock,
  productTokens,
}: World): Promise<ReadonlySet<string> | Mismatch> {
  const found = new Set<string>();
  for (const token of productTokens) {
    const url = `${backEnd.baseUrl}/v6/acq/payment/token/${encodeURIComponent(token)}`;
    // As many as a scenario has purchases: one or two.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await backEnd.fetch(url, { headers: foyerNow(clock) });
    // oxlint-disable-next-line no-await-in-loop
    const details = product.safeParse(await answer.json());
    if (!details.success) {
      return new Mismatch([], 'the purchase can not be looked at', 'its details', answer.status);
    }
    if (details.data.memberID != null) found.add(String(details.data.memberID));
  }
  return found;
}

const product = z.object({ memberID: z.nullish(z.union([z.string(), z.number()])) });

/** What the back end holds of joining through an employer: it is looked into past all faults. */

import { countsTo } from './check-words.ts';
import { productSchema } from './dev-tools.schema.ts';
import { mailedCodes } from './mailbox.ts';
import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import type { Run } from './run.ts';
import type { Checks } from './sight.ts';

/** Whatever way the scenario is played, the back end is looked into in the same way. */
export const checkCorporateHeld: Checks<'codes' | 'members', { readonly world: Run }> = {
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
}: Run): Promise<ReadonlySet<string> | Mismatch> {
  const found = new Set<string>();
  for (const token of productTokens) {
    const url = `${backEnd.baseUrl}/v6/acq/payment/token/${encodeURIComponent(token)}`;
    // As many as a scenario has purchases: one or two.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await backEnd.fetch(url, { headers: foyerNow(clock) });
    // oxlint-disable-next-line no-await-in-loop
    const details = productSchema.safeParse(await answer.json());
    if (!details.success) {
      return new Mismatch([], 'the purchase can not be looked at', 'its details', answer.status);
    }
    const { memberID } = details.data;
    if (memberID != null) found.add(String(memberID));
  }
  return found;
}

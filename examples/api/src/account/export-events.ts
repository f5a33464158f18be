import type { Database } from '../database/schema.ts';

/** How many entries are in memory at once. */
const pageSize = 1_000;

/**
 * Writes the history of accounts as lines of JSON, in the order in which it was recorded; `from` is an ISO date. Returns
 * how many lines there are.
 */
export async function exportEvents(
  database: Database,
  from: string | null,
  write: (line: string) => void,
): Promise<number> {
  let last = 0;
  let total = 0;
  for (;;) {
    // Each page begins where the one before ended.
    const page = await database
      .selectFrom('account_events as events')
      .leftJoin('accounts', 'accounts.id', 'events.account_id')
      .selectAll('events')
      .select('accounts.member_id')
      .where('events.position', '>', last)
      .where('events.at', '>=', from ?? '')
      .orderBy('events.position')
      .limit(pageSize)
      .execute();
    for (const { at, kind, account_id: account, member_id: member, ...rest } of page) {
      const { network, browser, system, about, actor } = rest;
      write(
        `${JSON.stringify({ at, kind, account, member, network, browser, system, about, actor })}\n`,
      );
    }
    total += page.length;
    last = page.at(-1)?.position ?? last;
    if (page.length < pageSize) return total;
  }
}

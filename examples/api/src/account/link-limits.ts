import type { Temporal } from '@foyer/core';

import type { ApiFailure } from '../http/api-failure.ts';
import type { LinkPost } from './mailed-link-table.ts';
import { countTry, type TryLimit } from '../http/limits.ts';
import type { SignedIn } from './session-table.ts';

/** The requester's network address and the current time. */
export interface Asking {
  readonly now: Temporal.Instant;
  readonly client: string | null;
}

/**
 * Allows 3 links per hour for each name, whether or not it exists, and 30 requests per hour from each network. Username
 * checks get a separate limit of 30, because the page checks names while the visitor types. Returns null when the
 * request is allowed.
 */
export async function refusalOf(
  { database, ids, secret }: Pick<LinkPost, 'database' | 'ids' | 'secret'>,
  { now, client }: Asking,
  name: string | null,
  what: 'links' | 'usernames' = 'links',
): Promise<ApiFailure | null> {
  const limits: TryLimit[] = [];
  if (name !== null) {
    const marked = await secret.mark('sign-in', name.trim().toLowerCase());
    limits.push({ holder: `links to ${marked}`, most: 3, minutes: 60 });
  }
  if (client !== null) {
    const network = await secret.mark('client', client);
    limits.push({ holder: `${what} from ${network}`, most: 30, minutes: 60 });
  }
  const counted = await countTry(database, ids, limits, { now, refusal: tooManyTries });
  return 'refused' in counted ? counted.refused : null;
}

/** The same limits for a link to a new address, plus 3 per hour for the account, whatever the address. */
export async function emailLinkRefusal(
  post: Pick<LinkPost, 'database' | 'ids' | 'secret'>,
  { account }: SignedIn,
  email: string,
  asking: Asking,
): Promise<ApiFailure | null> {
  const byAccount = await refusalOf(post, { ...asking, client: null }, `account ${account.id}`);
  return byAccount ?? refusalOf(post, asking, email);
}

const tooManyTries: ApiFailure = {
  status: 429,
  code: 'TOO_MANY_TRIES',
  message: 'There were too many tries: 3 links an hour to one, 30 askings an hour from a network.',
};

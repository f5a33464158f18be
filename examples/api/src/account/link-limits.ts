import type { Temporal } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { LinkPost } from './mailed-link-table.ts';
import { countTry, type TryLimit } from '../limits.ts';
import type { SignedIn } from './session-table.ts';

/** Who asks, and when. */
export interface Asking {
  readonly now: Temporal.Instant;
  readonly client: string | null;
}

/**
 * 3 links an hour to one name, whether somebody has it or not; 30 askings an hour from a network, and as many about
 * usernames, which a page asks while one is chosen. Null: it may ask.
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

/** The same limits for a link to a new address, and 3 an hour for the account, whatever addresses it names. */
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

import type { Temporal } from '@foyer/core';

import { isSameText, type ServerSecret } from '../server-secret.ts';

type Shown = 'picture' | 'pass';

/** How long a signed address works, in seconds. */
const lifetimeSeconds = 300;

/** An address below `folder` that shows something of a member to anyone who has it, for five minutes. */
export async function signedAddress(
  secret: ServerSecret,
  shown: Shown,
  place: { readonly folder: string; readonly memberId: string; readonly now: Temporal.Instant },
): Promise<string> {
  const { folder, memberId, now } = place;
  const expires = String(Math.floor(now.epochMilliseconds / 1_000) + lifetimeSeconds);
  const signature = await signatureOf(secret, shown, memberId, expires);
  return `${folder}/${encodeURIComponent(memberId)}?${new URLSearchParams({ expires, signature })}`;
}

/** How many seconds the address still works; 0 if it has expired or isn't ours. */
export async function secondsLeft(
  secret: ServerSecret,
  shown: Shown,
  memberId: string,
  { expires = '', signature = '' }: Readonly<Record<string, string>>,
  now: Temporal.Instant,
): Promise<number> {
  if (!/^\d{1,12}$/.test(expires)) return 0;
  const isOurs = isSameText(signature, await signatureOf(secret, shown, memberId, expires));
  return isOurs ? Math.max(0, Math.floor(Number(expires) - now.epochMilliseconds / 1_000)) : 0;
}

function signatureOf(
  secret: ServerSecret,
  shown: Shown,
  memberId: string,
  expires: string,
): Promise<string> {
  return secret.mark(shown, `${memberId} ${expires}`);
}

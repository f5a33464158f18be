import { Temporal } from '@foyer/core';

import type { ServerSecret } from '../server-secret.ts';

/** Prevents other encrypted texts from being accepted as tokens of the desk. */
const prefix = 'desk ';

/** The club and the day that a link of the morning mail gives access to. */
export interface Desk {
  readonly facilityId: string;
  /** ISO date at the club. */
  readonly day: string;
}

export function deskToken(secret: ServerSecret, { facilityId, day }: Desk): Promise<string> {
  return secret.encode(`${prefix}${day} ${facilityId}`);
}

/** The page, with the token in the fragment: browsers don't send it, so no server logs it. */
export async function deskLink(
  secret: ServerSecret,
  publicUrl: string,
  desk: Desk,
): Promise<string> {
  return `${publicUrl}/desk#${await deskToken(secret, desk)}`;
}

/** Null for a text that isn't such a token. */
export async function readDeskToken(secret: ServerSecret, token: string): Promise<Desk | null> {
  const opened = await secret.open(token);
  if (opened?.startsWith(prefix) !== true) return null;
  const [day = '', facilityId = ''] = opened.slice(prefix.length).split(' ');
  return { facilityId, day: Temporal.PlainDate.from(day).toString() };
}

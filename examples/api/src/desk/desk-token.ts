import { Temporal } from '@foyer/core';

import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';

/** The club and the day that a link of the morning mail gives access to. */
export interface Desk {
  readonly facilityId: string;
  /** ISO date at the club. */
  readonly day: string;
}

export function deskToken(secret: ServerSecret, { facilityId, day }: Desk): Promise<string> {
  return encodeToken(secret, 'desk', `${day} ${facilityId}`);
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
  const opened = await openToken(secret, 'desk', token);
  if (opened === null) return null;
  const [day = '', facilityId = ''] = opened.split(' ');
  return { facilityId, day: Temporal.PlainDate.from(day).toString() };
}

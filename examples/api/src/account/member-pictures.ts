import { timingSafeEqual } from 'node:crypto';

import type { Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';

import { errorBodyOf, notFound } from '../http/api-failure.ts';
import type { Database } from '../database/schema.ts';
import type { ServerSecret } from '../server-secret.ts';
import { accountOfMember } from './account-table.ts';

/** How long a signed URL works, in seconds. */
const lifetimeSeconds = 300;

/** A signed URL that shows a member's picture to anyone who has it, for five minutes. */
export async function signedPictureUrl(
  secret: ServerSecret,
  memberId: string,
  now: Temporal.Instant,
): Promise<string> {
  const expires = String(Math.floor(now.epochMilliseconds / 1_000) + lifetimeSeconds);
  const signature = await signatureOf(secret, memberId, expires);
  return `/media/members/${encodeURIComponent(memberId)}?${new URLSearchParams({ expires, signature })}`;
}

/** Serves members' pictures at signed URLs. An expired or altered URL gets a 404. */
export function serveMemberPictures(
  app: Hono,
  database: Database,
  secret: ServerSecret,
  now: (context: Context) => Temporal.Instant,
): void {
  app.get('/media/members/:memberId', async (context) => {
    const memberId = context.req.param('memberId');
    const { expires = '', signature = '' } = context.req.query();
    const nowSeconds = now(context).epochMilliseconds / 1_000;
    const isLive = /^\d{1,12}$/.test(expires) && Number(expires) > nowSeconds;
    const isOurs = isSame(signature, await signatureOf(secret, memberId, expires));
    const account = isLive && isOurs ? await accountOfMember(database, memberId) : null;
    if (!account) {
      context.header('Cache-Control', 'no-store');
      return context.json(errorBodyOf(notFound('There is nothing here.')), 404);
    }
    const left = Math.floor(Number(expires) - nowSeconds);
    context.header('Content-Type', 'image/svg+xml');
    // Another site may embed the picture: its account calls reach this API from another origin.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('Cache-Control', `private, max-age=${left}`);
    return context.body(drawMember(`${account.first_name} ${account.last_name}`, memberId));
  });
}

function signatureOf(secret: ServerSecret, memberId: string, expires: string): Promise<string> {
  return secret.mark('picture', `${memberId} ${expires}`);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Draws the member's initials on a brand color. */
function drawMember(name: string, memberId: string): string {
  const initials = name
    .split(/\s+/)
    .flatMap((word) => [...word][0] ?? [])
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const tone = tones[Number(/\d$/.exec(memberId)?.[0] ?? 0) % tones.length] ?? tones[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">',
    `<rect width="240" height="240" fill="${tone}"/>`,
    '<text x="120" y="146" text-anchor="middle" font-family="Georgia, serif" font-size="84" ',
    `fill="#f6f1e8">${initials}</text></svg>`,
  ].join('');
}

const tones = ['#1d3f36', '#5d4a3a', '#3b4a5a', '#6b5a3e'] as const;

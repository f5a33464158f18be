import { Ok, type Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';

import { accountOfMember } from '../account/account-table.ts';
import { secondsLeft, signedAddress } from '../account/signed-address.ts';
import { notFound } from '../http/api-failure.ts';
import { type Backing, memberCalls, refuse } from '../http/serve-call.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { memberPassOf } from './member-pass.ts';

export const walletCalls = memberCalls({
  async getWalletPasses({ caller: { account }, now, locale }, { database, secret, phoneWallets }) {
    const pass = await memberPassOf(database, account, now, locale);
    if (pass === null) return Ok(null);
    const { apple, google } = phoneWallets;
    // A phone opens a pass by its address, without the session's header: the address itself is signed.
    const place = { folder: '/media/passes', memberId: pass.memberId, now };
    return Ok({
      apple: apple && (await signedAddress(secret, 'pass', place)),
      google: google && google.saveLink(pass, now),
    });
  },
});

/** Serves Apple's passes at signed URLs. An expired or altered URL gets a 404. */
export function serveApplePasses(
  app: Hono,
  {
    database,
    secret,
    phoneWallets: { apple },
  }: Pick<Backing, 'database' | 'secret' | 'phoneWallets'>,
  now: (context: Context) => Temporal.Instant,
): void {
  app.get('/media/passes/:memberId', async (context) => {
    const memberId = context.req.param('memberId');
    const left = await secondsLeft(secret, 'pass', memberId, context.req.query(), now(context));
    const account = left > 0 ? await accountOfMember(database, memberId) : null;
    const locale = requestLocale(context);
    const pass = account ? await memberPassOf(database, account, now(context), locale) : null;
    if (pass === null || apple === null) return refuse(context, notFound('There is nothing here.'));
    context.header('Content-Type', 'application/vnd.apple.pkpass');
    context.header('Content-Disposition', 'inline; filename="membership.pkpass"');
    context.header('Cache-Control', 'no-store');
    return context.body(Uint8Array.from(apple.sign(pass)));
  });
}

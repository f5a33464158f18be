import type { IdSource, Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { sql } from 'kysely';

import { addRows, changeRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { type Markup, pageShell } from '../payment/page-shell.ts';
import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';
import { newsAgainMail } from './account-mails.ts';
import { queueMail } from './outbox-table.ts';
import {
  hasOnlyUnsubscribed,
  liftSuppression,
  mayAskForNews,
  suppress,
  suppressionOf,
} from './suppression-table.ts';
import { mailCopyIn } from './write-mail.ts';

interface NewsOptions extends Pick<Backing, 'database' | 'ids' | 'secret' | 'publicUrl'> {
  readonly now: (context: Context) => Temporal.Instant;
}

/** Where the reader of a news mail unsubscribes. Names nobody. */
export async function unsubscribeAddress(
  secret: ServerSecret,
  publicUrl: string,
  recipient: string,
): Promise<string> {
  return `${publicUrl}/unsubscribe/${await newsToken(secret, recipient)}`;
}

/** Where somebody who unsubscribed gets news again. Only mail to the address has it, which proves whose it is. */
export async function subscribeAddress(
  secret: ServerSecret,
  publicUrl: string,
  recipient: string,
): Promise<string> {
  return `${publicUrl}/subscribe/${await newsToken(secret, recipient)}`;
}

function newsToken(secret: ServerSecret, recipient: string): Promise<string> {
  return encodeToken(secret, 'news', recipient);
}

/**
 * Serves the pages that end news mail, or start it again, without a login. A GET only asks, because programs open the
 * links of mails. Mail programs send the POST that unsubscribes themselves (RFC 8058), so it takes any origin.
 */
export function serveNewsPages(app: Hono, options: NewsOptions): void {
  const { database, secret, publicUrl, now } = options;
  app.on(['GET', 'POST'], ['/unsubscribe/:token', '/subscribe/:token'], async (context) => {
    const locale = requestLocale(context);
    const copy = mailCopyIn(locale);
    const { unsubscribe, subscribe } = copy;
    const token = context.req.param('token') ?? '';
    const email = await openToken(secret, 'news', token);
    const isBack = context.req.path.startsWith('/subscribe');
    const isPress = context.req.method === 'POST';
    if (email !== null && isPress) {
      await setNews(options, email, isBack, now(context));
      // Mail programs may not be redirected. In a browser, Back and a reload would send the form again.
      const isMailProgram = (await context.req.text()).includes('List-Unsubscribe');
      if (!isMailProgram) return context.redirect(token, 303);
    }
    // A complaint stays, so a press may change nothing.
    const hasNews = email !== null && (await suppressionOf(database, secret, email)) === null;
    const canReturn = email !== null && (await hasOnlyUnsubscribed(database, secret, email));
    const back = buttonOf(subscribe.action, `../subscribe/${token}`);
    const page = (): readonly [title: string, text: string, button?: Markup] => {
      if (email === null) return [unsubscribe.unknownTitle, unsubscribe.unknown];
      if (isBack && canReturn) return [subscribe.title, subscribe.ask(email), back];
      if (isBack && hasNews) return [subscribe.doneTitle, subscribe.done(email)];
      if (!isBack && hasNews) {
        return [unsubscribe.title, unsubscribe.ask(email), buttonOf(unsubscribe.action)];
      }
      const text = unsubscribe.done(email);
      return canReturn ? [unsubscribe.doneTitle, text, back] : [unsubscribe.doneTitle, text];
    };
    const [title, text, button = ''] = page();
    const contents = html`<div class="single">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${button}
      <p class="aside"><a href="${publicUrl}">${unsubscribe.site}</a></p>
    </div>`;
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    context.status(email === null ? 404 : 200);
    return context.html(
      pageShell(title, contents, { house: copy.house, where: unsubscribe.where }, locale),
    );
  });
}

/**
 * Asks somebody who unsubscribed, and whose address ticked the newsletter's box since, whether they want news again. True
 * if a mail is queued.
 */
export function askForNews(
  { database, ids, secret, publicUrl }: Omit<NewsOptions, 'now'>,
  { email, locale }: Pick<StoredLead, 'email' | 'locale'>,
  now: Temporal.Instant,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (!(await mayAskForNews(transaction, secret, email, now))) return false;
    const address = await subscribeAddress(secret, publicUrl, email);
    const mail = newsAgainMail(email, { publicUrl, address }, locale);
    await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
    return true;
  });
}

/** A relative address, because the site may be below a path. */
function buttonOf(label: string, action = ''): Markup {
  return html`<form method="post" action="${action}" class="choices">
    <button type="submit" class="primary">${label}</button>
  </form>`;
}

/**
 * Ends news to an address with the newsletter consents that were given with it, or starts it again with those that this
 * withdrew. Repeating it changes nothing.
 */
function setNews(
  { database, ids, secret, publicUrl }: NewsOptions,
  email: string,
  isWanted: boolean,
  now: Temporal.Instant,
): Promise<void> {
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    if (!isWanted) await suppress(transaction, email, 'unsubscribed', at);
    else if (await hasOnlyUnsubscribed(transaction, secret, email)) {
      await liftSuppression(transaction, secret, email, 'unsubscribed');
    } else return;
    await changeConsents(transaction, ids, email, { isWanted, at, publicUrl });
  });
}

async function changeConsents(
  transaction: Database,
  ids: IdSource,
  email: string,
  {
    isWanted,
    at,
    publicUrl,
  }: { readonly isWanted: boolean; readonly at: string; readonly publicUrl: string },
): Promise<void> {
  // Locks the leads, so that a repeated request finds what the first one did.
  const leads = await transaction
    .updateTable('leads')
    .set({ updated_at: at })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returning(['id', 'transaction_id'])
    .execute();
  for (const { id, transaction_id } of leads) {
    const latest = await transaction
      .selectFrom('consents')
      .select(['granted', 'jurisdiction', 'text_version'])
      .where('transaction_id', '=', transaction_id)
      .where('channel', '=', 'newsletter')
      .orderBy('position', 'desc')
      .executeTakeFirst();
    const isReturn = isWanted && latest?.text_version === withdrawal.text_version;
    if (latest && (isReturn || (!isWanted && latest.granted === 1))) {
      const { path, ...said } = isWanted ? renewal : withdrawal;
      const row = {
        id: ids.next(),
        transaction_id,
        channel: 'newsletter',
        granted: isWanted ? 1 : 0,
        basis: 'express',
        jurisdiction: latest.jurisdiction,
        ...said,
        source_url: `${publicUrl}${path}`,
        at,
        recorded_at: at,
      } as const;
      await addRows(transaction, 'consents', [row]);
    }
    if (isReturn || !isWanted) {
      await changeRows(transaction, 'leads', { id }, { newsletter: isWanted ? 1 : 0 });
    }
  }
}

const withdrawal = {
  text_version: 'unsubscribe-1',
  path: '/unsubscribe',
  text: 'Withdrawn by the link or button of a news email.',
};
const renewal = {
  text_version: 'subscribe-1',
  path: '/subscribe',
  text: 'Given again by the button of the page after unsubscribing, or of a mailed link.',
};

import type { IdSource, Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { sql } from 'kysely';

import { addRows, changeRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { requestLocale } from '../locale/request-locale.ts';
import { pageShell } from '../payment/page-shell.ts';
import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';
import { suppress } from './suppression-table.ts';
import { mailCopyIn } from './write-mail.ts';

interface UnsubscribeOptions extends Pick<Backing, 'database' | 'ids' | 'secret' | 'publicUrl'> {
  readonly now: (context: Context) => Temporal.Instant;
}

/** Where the reader of a news mail unsubscribes. Names nobody. */
export async function unsubscribeAddress(
  secret: ServerSecret,
  publicUrl: string,
  recipient: string,
): Promise<string> {
  return `${publicUrl}/unsubscribe/${await encodeToken(secret, 'news', recipient)}`;
}

/**
 * Serves the page that ends news mail, without a login. A GET only asks, because programs open the links of mails. Mail
 * programs send the POST themselves (RFC 8058), so it takes any origin.
 */
export function serveUnsubscribing(app: Hono, options: UnsubscribeOptions): void {
  const { secret, now } = options;
  app.on(['GET', 'POST'], '/unsubscribe/:token', async (context) => {
    const locale = requestLocale(context);
    const copy = mailCopyIn(locale);
    const { unsubscribe: texts } = copy;
    const email = await openToken(secret, 'news', context.req.param('token'));
    const isDone = email !== null && context.req.method === 'POST';
    if (isDone) await unsubscribe(options, email, now(context));
    const [title, text] =
      email === null
        ? [texts.unknownTitle, texts.unknown]
        : isDone
          ? [texts.doneTitle, texts.done(email)]
          : [texts.title, texts.ask(email)];
    const form = html`<form method="post" class="choices">
      <button type="submit" class="primary">${texts.action}</button>
    </form>`;
    const contents = html`<div class="single">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${email === null || isDone ? '' : form}
    </div>`;
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    context.status(email === null ? 404 : 200);
    return context.html(
      pageShell(title, contents, { house: copy.house, where: texts.where }, locale),
    );
  });
}

/** Ends news to an address, and withdraws the newsletter consents that were given with it. Again, it changes nothing. */
function unsubscribe(
  { database, ids, publicUrl }: UnsubscribeOptions,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    await suppress(transaction, email, 'unsubscribed', at);
    await withdrawNewsletter(transaction, ids, email, { at, publicUrl });
  });
}

async function withdrawNewsletter(
  transaction: Database,
  ids: IdSource,
  email: string,
  { at, publicUrl }: { readonly at: string; readonly publicUrl: string },
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
      .select(['granted', 'jurisdiction'])
      .where('transaction_id', '=', transaction_id)
      .where('channel', '=', 'newsletter')
      .orderBy('position', 'desc')
      .executeTakeFirst();
    if (latest?.granted === 1) {
      const { jurisdiction } = latest;
      const source = { text_version: 'unsubscribe-1', source_url: `${publicUrl}/unsubscribe` };
      const withdrawal = {
        id: ids.next(),
        transaction_id,
        channel: 'newsletter',
        granted: 0,
      } as const;
      const said = { basis: 'express', jurisdiction, text: withdrawalText } as const;
      const row = { ...withdrawal, ...said, ...source, at, recorded_at: at };
      await addRows(transaction, 'consents', [row]);
    }
    await changeRows(transaction, 'leads', { id }, { newsletter: 0 });
  }
}

const withdrawalText = 'Withdrawn by the link or button of a news email.';

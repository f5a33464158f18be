import { foyerLocales } from '@foyer/core/messages';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import { mailCopyIn } from '../mail/write-mail.ts';
import type { OutboxMail } from '../mail/outbox-table.ts';
import type { StoredWebhook } from '../webhooks/webhook-table.ts';

export interface ReadableMail extends Omit<OutboxMail, 'sealed_code' | 'content'> {
  readonly hasHtml: boolean;
}

export function mailboxPage(mails: readonly ReadableMail[]): DevMarkup {
  return devPage({
    title: 'Mailbox',
    path: '/dev/mailbox',
    empty: 'No emails yet. Book a visit and its confirmation will appear here.',
    entries: mails.map(
      (mail) =>
        html`<article>
          <h2>${mail.subject}</h2>
          <p>To ${mail.recipient}</p>
          <p>${timeOf(mail.created_at)} · ${mailState(mail)}</p>
          <div class="parts">
            ${
              mail.hasHtml
                ? html`<iframe
                    title="HTML of ${mail.subject}"
                    src="/dev/mailbox/${mail.id}"
                    sandbox="allow-popups allow-popups-to-escape-sandbox"
                    loading="lazy"
                  ></iframe>`
                : ''
            }
            <pre>${withLinks(mail.body)}</pre>
          </div>
        </article>`,
    ),
  });
}

const codeLabels = foyerLocales.map((locale) => mailCopyIn(locale).code.label).join('|');
const linkOrCode = new RegExp(`(https?://\\S+|(?<=(?:${codeLabels}) )\\d{4}(?=\\.))`);

/** Highlights a code and makes it selectable with one click, and makes URLs into links, like a mail program. */
function withLinks(body: string): DevMarkup {
  return html`${body.split(linkOrCode).map((part, place) => {
    if (place % 2 === 0) return part;
    return part.startsWith('http')
      ? html`<a href="${part}">${part}</a>`
      : html`<strong class="code">${part}</strong>`;
  })}`;
}

function mailState(mail: ReadableMail): DevMarkup | string {
  if (mail.sent_at !== null) return html`sent ${timeOf(mail.sent_at)}`;
  if (mail.useless_at !== null && mail.attempts > 0) {
    return `not sent, ${attemptsOf(mail.attempts)}, expires ${mail.useless_at.slice(11, 19)} UTC`;
  }
  return mail.attempts === 0 ? 'in the outbox' : `not sent, ${attemptsOf(mail.attempts)}`;
}

function attemptsOf(attempts: number): string {
  return `${attempts} attempt${attempts === 1 ? '' : 's'}`;
}

export function webhooksPage(events: readonly StoredWebhook[]): DevMarkup {
  return devPage({
    title: 'Webhooks',
    path: '/dev/webhooks',
    empty: 'No events yet. Leave your details at a club, and its event shows here.',
    entries: events.map(
      (event) =>
        html`<article>
          <h2>${event.type}</h2>
          <p>${event.id}</p>
          <p>${timeOf(event.created_at)} · ${webhookState(event)}</p>
          <pre>${JSON.stringify(JSON.parse(event.body), null, 2)}</pre>
          <form method="post" action="/dev/webhooks/${event.id}/redeliver">
            <button>Deliver again</button>
          </form>
        </article>`,
    ),
  });
}

/** For example, `dead after 20 attempts: HTTP 500`. */
function webhookState(event: StoredWebhook): DevMarkup | string {
  const { attempts, last_error: error } = event;
  const tried = attemptsOf(attempts);
  if (event.delivered_at !== null) {
    return html`delivered ${timeOf(event.delivered_at)} after ${tried}`;
  }
  if (event.dead_at !== null) return `dead after ${tried}: ${error ?? 'unknown'}`;
  if (event.claimed_until !== null) return `being delivered, ${tried}`;
  if (attempts === 0) return 'in the outbox';
  const next = event.due_at === null ? 'now' : timeOf(event.due_at);
  return html`not delivered after ${tried}: ${error ?? 'unknown'}. Next: ${next}`;
}

type DevMarkup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface DevPage {
  readonly title: string;
  readonly path: string;
  /** Shown when there are no entries. */
  readonly empty: string;
  readonly entries: readonly DevMarkup[];
}

/** A page that lists an outbox for developers, newest first. hono/html escapes what people typed. */
function devPage({ title, path, empty, entries }: DevPage): DevMarkup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p><a class="again" href="${path}">Reload</a></p>
        ${entries.length === 0 ? html`<p>${empty}</p>` : ''} ${entries}
      </body>
    </html>`;
}

/** `2026-11-20 15:04:05 UTC` */
function timeOf(instant: string): DevMarkup {
  return html`<time datetime="${instant}"
    >${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC</time
  >`;
}

const styles = `
:root {
  color-scheme: light dark;
}
body {
  font:
    1rem/1.5 Georgia,
    serif;
  max-width: 76rem;
  margin: 2rem auto 4rem;
  padding: 0 1.25rem;
  background: light-dark(#f7f3ec, #1c1a18);
  color: light-dark(#1c1a18, #f2ede4);
}
h1 {
  font-weight: 400;
  font-size: 2.25rem;
  letter-spacing: -0.02em;
}
article {
  border-top: 1px solid light-dark(#d8d0c2, #45403a);
  padding: 1.5rem 0;
}
h2 {
  font-size: 1.15rem;
  margin: 0 0 0.25rem;
}
a {
  color: inherit;
}
.again {
  display: inline-block;
  padding: 0.75rem 0;
}
.code {
  font-size: 1.75rem;
  letter-spacing: 0.15em;
  user-select: all;
}
p {
  margin: 0;
  color: light-dark(#51493e, #bdb4a4);
  font-size: 0.9rem;
  overflow-wrap: anywhere;
}
.parts {
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  margin-top: 1rem;
}
iframe {
  border: 1px solid light-dark(#d8d0c2, #45403a);
  height: 44rem;
  resize: vertical;
  width: 100%;
}
pre {
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font:
    0.9rem/1.5 ui-monospace,
    monospace;
}
button {
  font: inherit;
  padding: 0.5rem 1rem;
}
`;

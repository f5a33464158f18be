import { html } from 'hono/html';

import { type DevMarkup, devPage, timeOf } from '../dev/dev-page.ts';
import type { OutboxMail } from './outbox-table.ts';

/** A mail as its reader sees it. */
export interface ReadableMail extends Omit<OutboxMail, 'sealed_code' | 'content'> {
  readonly hasHtml: boolean;
}

/** The outbox as a page for developers. */
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
          <p>${timeOf(mail.created_at)} · ${stateOf(mail)}</p>
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
            <pre>${withCode(mail.body)}</pre>
          </div>
        </article>`,
    ),
  });
}

/** Highlights a code and makes it selectable with one click, and makes URLs into links, like a mail program. */
function withCode(body: string): DevMarkup | string {
  const [whole, code] = /Your code is (\d{4})\./.exec(body) ?? [];
  if (whole === undefined) return withLinks(body);
  const [before = '', after = ''] = body.split(whole);
  return html`${before}Your code is <strong class="code">${code}</strong>.${after}`;
}

function withLinks(body: string): DevMarkup {
  const parts = body.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}

function stateOf(mail: ReadableMail): DevMarkup | string {
  if (mail.sent_at !== null) return html`sent ${timeOf(mail.sent_at)}`;
  if (mail.useless_at !== null && mail.attempts > 0) {
    return `not sent, ${attemptsOf(mail)}, expires ${mail.useless_at.slice(11, 19)} UTC`;
  }
  return mail.attempts === 0 ? 'in the outbox' : `not sent, ${attemptsOf(mail)}`;
}

function attemptsOf({ attempts }: ReadableMail): string {
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}

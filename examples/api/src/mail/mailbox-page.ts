import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import type { OutboxMail } from './outbox-table.ts';

/** A mail as its reader sees it. */
export type ReadableMail = Omit<OutboxMail, 'sealed_code'>;

/** The outbox as a page for developers. What people typed is escaped by hono/html. */
export function mailboxPage(
  mails: readonly ReadableMail[],
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1rem/1.5 Georgia,
              serif;
            max-width: 42rem;
            margin: 3rem auto;
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
          p {
            margin: 0;
            opacity: 0.75;
            font-size: 0.9rem;
            overflow-wrap: anywhere;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            font:
              0.9rem/1.5 ui-monospace,
              monospace;
          }
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        ${mails.length === 0 ? html`<p>No mail yet. Book a visit, and its confirmation shows here.</p>` : ''}
        ${mails.map(
          (mail) =>
            html`<article>
              <h2>${mail.subject}</h2>
              <p>To ${mail.recipient} · <time>${mail.created_at}</time> · ${stateOf(mail)}</p>
              <pre>${mail.body}</pre>
            </article>`,
        )}
      </body>
    </html>`;
}

function stateOf(mail: ReadableMail): string {
  if (mail.sent_at !== null) return `sent ${mail.sent_at}`;
  return mail.attempts === 0 ? 'in the outbox' : `not sent yet, tried ${mail.attempts} times`;
}

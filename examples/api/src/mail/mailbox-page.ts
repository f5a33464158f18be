import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import type { OutboxMail } from './outbox-table.ts';

/** A mail as its reader sees it. */
export interface ReadableMail extends Omit<OutboxMail, 'sealed_code' | 'content'> {
  readonly hasHtml: boolean;
}

/** The outbox as a page for developers. hono/html escapes what people typed. */
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
            color: light-dark(#5c554a, #b5ac9c);
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
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p><a class="again" href="/dev/mailbox">Look again</a></p>
        ${mails.length === 0 ? html`<p>No mail yet. Book a visit, and its confirmation shows here.</p>` : ''}
        ${mails.map(
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
        )}
      </body>
    </html>`;
}

/** Highlights a code and makes it selectable with one click, and makes URLs into links, like a mail program. */
function withCode(body: string): ReturnType<typeof html> | string {
  const [whole, code] = /Your code is (\d{4})\./.exec(body) ?? [];
  if (whole === undefined) return withLinks(body);
  const [before = '', after = ''] = body.split(whole);
  return html`${before}Your code is <strong class="code">${code}</strong>.${after}`;
}

function withLinks(body: string): ReturnType<typeof html> {
  const parts = body.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
}

/** `2026-11-20 15:04:05 UTC` */
function timeOf(instant: string): ReturnType<typeof html> {
  return html`<time datetime="${instant}"
    >${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC</time
  >`;
}

function stateOf(mail: ReadableMail): ReturnType<typeof html> | string {
  if (mail.sent_at !== null) return html`sent ${timeOf(mail.sent_at)}`;
  if (mail.useless_at !== null && mail.attempts > 0) {
    return `not sent yet, tried ${mail.attempts} times, and only until ${mail.useless_at.slice(11, 19)} UTC`;
  }
  return mail.attempts === 0 ? 'in the outbox' : `not sent yet, tried ${mail.attempts} times`;
}

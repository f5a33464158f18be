import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import type { StoredWebhook } from './webhook-table.ts';

/** The outbox of events as a page for developers. hono/html escapes what people typed. */
export function webhooksPage(
  events: readonly StoredWebhook[],
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Webhooks</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1rem/1.5 Georgia,
              serif;
            max-width: 42rem;
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
          button {
            font: inherit;
            padding: 0.5rem 1rem;
          }
          p {
            margin: 0;
            color: light-dark(#5c554a, #b5ac9c);
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
        <h1>Webhooks</h1>
        <p><a class="again" href="/dev/webhooks">Look again</a></p>
        ${events.length === 0 ? html`<p>No events yet. Leave your details at a club, and its event shows here.</p>` : ''}
        ${events.map(
          (event) =>
            html`<article>
              <h2>${event.type}</h2>
              <p>${event.id}</p>
              <p>
                <time datetime="${event.created_at}">${timeOf(event.created_at)}</time> ·
                ${stateOf(event)}
              </p>
              <pre>${JSON.stringify(JSON.parse(event.body), null, 2)}</pre>
              <form method="post" action="/dev/webhooks/${event.id}/redeliver">
                <button>Deliver again</button>
              </form>
            </article>`,
        )}
      </body>
    </html>`;
}

/** `delivered at the 2nd attempt`, `dead after 20 attempts: HTTP 500` and the like. */
function stateOf(event: StoredWebhook): string {
  const { attempts, last_error: error } = event;
  const tried = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  if (event.delivered_at !== null) {
    return `delivered ${timeOf(event.delivered_at)} after ${tried}`;
  }
  if (event.dead_at !== null) return `dead after ${tried}: ${error ?? 'unknown'}`;
  if (event.claimed_until !== null) return `being delivered, ${tried}`;
  if (attempts === 0) return 'in the outbox';
  const next = event.due_at === null ? 'now' : timeOf(event.due_at);
  return `not delivered after ${tried}: ${error ?? 'unknown'}. Next: ${next}`;
}

/** `2026-11-20 15:04:05 UTC` */
function timeOf(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`;
}

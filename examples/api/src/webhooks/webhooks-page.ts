import { html } from 'hono/html';

import { type DevMarkup, devPage, timeOf } from '../dev/dev-page.ts';
import type { StoredWebhook } from './webhook-table.ts';

/** The outbox of events as a page for developers. */
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
          <p>${timeOf(event.created_at)} · ${stateOf(event)}</p>
          <pre>${JSON.stringify(JSON.parse(event.body), null, 2)}</pre>
          <form method="post" action="/dev/webhooks/${event.id}/redeliver">
            <button>Deliver again</button>
          </form>
        </article>`,
    ),
  });
}

/** For example, `dead after 20 attempts: HTTP 500`. */
function stateOf(event: StoredWebhook): DevMarkup | string {
  const { attempts, last_error: error } = event;
  const tried = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  if (event.delivered_at !== null) {
    return html`delivered ${timeOf(event.delivered_at)} after ${tried}`;
  }
  if (event.dead_at !== null) return `dead after ${tried}: ${error ?? 'unknown'}`;
  if (event.claimed_until !== null) return `being delivered, ${tried}`;
  if (attempts === 0) return 'in the outbox';
  const next = event.due_at === null ? 'now' : timeOf(event.due_at);
  return html`not delivered after ${tried}: ${error ?? 'unknown'}. Next: ${next}`;
}

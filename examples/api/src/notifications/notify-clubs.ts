import type { IdSource } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { type NewMail, queueMails } from '../mail/outbox-table.ts';
import { queueWebhooks } from '../webhooks/webhook-table.ts';
import { type ClubEvent, eventBody, subjectOf } from './club-event.ts';
import { clubMails } from './club-mails.ts';

/**
 * Queues the mails and webhooks of events, oldest first, in the transaction of the changes that they report. `others` are
 * mails to visitors about the same changes, which are queued before them.
 */
export async function notifyClubs(
  transaction: Database,
  ids: IdSource,
  events: readonly TimedEvent[],
  others: readonly NewMail[] = [],
): Promise<void> {
  const mails = events.flatMap((event) =>
    clubMails(event).map((mail) => ({
      ...mail,
      id: ids.next(),
      at: event.at,
      concerns: subjectOf(event),
    })),
  );
  await queueMails(transaction, [...others, ...mails]);
  const webhooks = events.map((event) => ({
    id: `evt_${ids.next()}`,
    type: event.type,
    about: subjectOf(event),
    body: eventBody(event, event.at),
    at: event.at,
  }));
  await queueWebhooks(transaction, webhooks);
}

export type TimedEvent = ClubEvent & { readonly at: string };

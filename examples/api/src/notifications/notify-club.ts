import type { IdSource } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { queueWebhook } from '../webhooks/webhook-table.ts';
import { type ClubEvent, eventBody, subjectOf } from './club-event.ts';
import { clubMails } from './club-mails.ts';

/** Queues an event's mail and webhook in the transaction of the change that it reports. */
export async function notifyClub(
  transaction: Database,
  event: ClubEvent,
  { ids, at }: { readonly ids: IdSource; readonly at: string },
): Promise<void> {
  for (const mail of clubMails(event)) {
    // oxlint-disable-next-line no-await-in-loop
    await queueMail(transaction, mail, { id: ids.next(), at });
  }
  await queueWebhook(transaction, {
    id: `evt_${ids.next()}`,
    type: event.type,
    about: subjectOf(event),
    body: eventBody(event, at),
    at,
  });
}

import * as z from 'zod/mini';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';

import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { decode } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, refuse } from '../http/serve-call.ts';
import { markArrival, markNoShow } from '../visits/visit-reports.ts';
import type { MailObserver } from '../mail/deliver-mail.ts';
import { suppress } from '../mail/suppression-table.ts';

interface IncomingOptions extends Backing {
  /** Signs outgoing events and verifies incoming ones. */
  readonly webhookSecret: string;
  readonly now: (context: Context) => Temporal.Instant;
  /** Called for bounces and complaints, for metrics. */
  readonly observeMail?: MailObserver;
}

/**
 * Serves `POST /webhooks`, where the chain's back end reports a no-show or an arrival, and its mail service a bounce or a
 * complaint. Events are signed like the ones this server sends. Repeating an event has no effect.
 */
export function serveIncomingWebhooks(app: Hono, options: IncomingOptions): void {
  app.post('/webhooks', async (context) => {
    const event = await verified(context, options.webhookSecret);
    if (!event.ok) return refuse(context, event.val);
    const marked = await take(options, event.val, options.now(context));
    if (!marked.ok) return refuse(context, marked.val);
    options.onMail();
    return context.json(marked.val);
  });
}

type Incoming = z.output<typeof incoming>;

async function take(
  options: IncomingOptions,
  event: Incoming,
  now: Temporal.Instant,
): Promise<Result<{ readonly success: true }, ApiFailure>> {
  const { database, observeMail } = options;
  switch (event.type) {
    case 'visit.arrived':
      return markArrival(options, event.data, now);
    case 'visit.no_show':
      return markNoShow(options, event.data.visitId, now);
    case 'mail.complained':
      await suppress(database, event.data.recipient, 'complained', instantText(now));
      observeMail?.('complained');
      return Ok({ success: true });
    case 'mail.bounced':
      for (const recipient of bouncedIn(event.data)) {
        await suppress(database, recipient, 'bounced', instantText(now));
        observeMail?.('bounced');
      }
      return Ok({ success: true });
  }
}

/** Only permanent bounces count. The mail service tries the others again. */
function bouncedIn(data: z.output<typeof bounce>): readonly string[] {
  if ('deliveryStatus' in data) return failedRecipients(data.deliveryStatus);
  return data.permanent ? [data.recipient] : [];
}

const id = z.string().check(z.maxLength(64));
const recipient = z.string().check(z.maxLength(256), z.regex(/^[^@\s]+@[^@\s]+$/));
const bounce = z.union([
  z.object({ recipient, permanent: z.boolean() }),
  /** The part `message/delivery-status` of the mail that reports it. */
  z.object({ deliveryStatus: z.string().check(z.maxLength(20_000)) }),
]);
const incoming = z.discriminatedUnion('type', [
  z.object({ type: z.literal('visit.no_show'), data: z.object({ visitId: id }) }),
  z.object({
    type: z.literal('visit.arrived'),
    /** The plan to offer; by default the one that the chain recommends. */
    data: z.object({ visitId: id, planId: z.optional(id) }),
  }),
  z.object({ type: z.literal('mail.bounced'), data: bounce }),
  z.object({ type: z.literal('mail.complained'), data: z.object({ recipient }) }),
]);

/** Reads an event, or refuses one that isn't signed with the secret or was signed more than five minutes ago. */
async function verified(context: Context, secret: string): Promise<Result<Incoming, ApiFailure>> {
  const { Webhook, WebhookVerificationError } = await import('standardwebhooks');
  const body = await context.req.text();
  try {
    return decode(incoming, new Webhook(secret).verify(body, context.req.header()), 'body');
  } catch (error) {
    if (error instanceof WebhookVerificationError) return Err(notSigned);
    if (error instanceof SyntaxError) return Err(invalidField('body', 'Send JSON.'));
    throw error;
  }
}

const notSigned = failure(401, 'NOT_SIGNED', 'Sign the event as Standard Webhooks describes.');

/** The recipients that a delivery status (RFC 3464, `message/delivery-status`) reports as failed for good. */
export function failedRecipients(report: string): readonly string[] {
  const unfolded = report.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).flatMap((group) => {
    const fields = fieldsOf(group);
    const hasFailed = fields.get('action')?.toLowerCase() === 'failed';
    // 5.7 is the receiver's policy, such as a block of the sender, and says nothing about the mailbox.
    const isForGood = /^5\.[0-6]\./.test(fields.get('status') ?? '');
    // The final recipient of a forwarded mail is somebody else's address.
    const recipient = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
    const address = /^rfc822; *<?([^<>\s]+@[^<>\s]+)>?$/i.exec(recipient)?.[1];
    return hasFailed && isForGood && address !== undefined ? [address] : [];
  });
}

function fieldsOf(group: string): ReadonlyMap<string, string> {
  return new Map(
    group.split('\n').flatMap((line) => {
      const [, name, value] = /^([\w-]+): *(.*?) *$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
}

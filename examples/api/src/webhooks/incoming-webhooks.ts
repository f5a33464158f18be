import { Err, type Result, type Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';

import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { decode } from '../http/read-request.ts';
import { type Backing, refuse } from '../http/serve-call.ts';
import { markArrival } from '../held-price/arrival.ts';
import { markNoShow } from '../notifications/no-show.ts';

interface IncomingOptions extends Backing {
  /** Signs outgoing events and verifies incoming ones. */
  readonly webhookSecret: string;
  readonly now: (context: Context) => Temporal.Instant;
}

/**
 * Serves `POST /webhooks`, where the chain's back end reports a no-show or an arrival. Events are signed like the ones this server
 * sends. Repeating an event has no effect.
 */
export function serveIncomingWebhooks(app: Hono, options: IncomingOptions): void {
  app.post('/webhooks', async (context) => {
    const event = await verified(context, options.webhookSecret);
    if (!event.ok) return refuse(context, event.val);
    const { type, data } = event.val;
    const now = options.now(context);
    const marked =
      type === 'visit.arrived'
        ? await markArrival(options, data, now)
        : await markNoShow(options, data.visitId, now);
    if (!marked.ok) return refuse(context, marked.val);
    options.onMail();
    return context.json(marked.val);
  });
}

const id = z.string().check(z.maxLength(64));
const incoming = z.discriminatedUnion('type', [
  z.object({ type: z.literal('visit.no_show'), data: z.object({ visitId: id }) }),
  z.object({
    type: z.literal('visit.arrived'),
    /** The plan to offer; by default the one that the chain recommends. */
    data: z.object({ visitId: id, planId: z.optional(id) }),
  }),
]);

/** Reads an event, or refuses one that isn't signed with the secret or was signed more than five minutes ago. */
async function verified(
  context: Context,
  secret: string,
): Promise<Result<z.output<typeof incoming>, ApiFailure>> {
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

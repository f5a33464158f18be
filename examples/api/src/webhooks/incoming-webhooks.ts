import { Err, type Result, type Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';

import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { decode } from '../http/read-request.ts';
import { type Backing, refuse } from '../http/serve-call.ts';
import { markNoShow } from '../notifications/no-show.ts';

interface IncomingOptions extends Pick<Backing, 'database' | 'ids' | 'publicUrl'> {
  /** Signs outgoing events and verifies incoming ones. */
  readonly webhookSecret: string;
  readonly now: (context: Context) => Temporal.Instant;
}

/**
 * Serves `POST /webhooks`, where the chain's back end reports a no-show. Events are signed like the ones this server
 * sends. Repeating an event has no effect.
 */
export function serveIncomingWebhooks(app: Hono, options: IncomingOptions): void {
  app.post('/webhooks', async (context) => {
    const event = await verified(context, options.webhookSecret);
    if (!event.ok) return refuse(context, event.val);
    const { visitId } = event.val.data;
    const marked = await markNoShow(options, visitId, options.now(context));
    return marked.ok ? context.json(marked.val) : refuse(context, marked.val);
  });
}

const noShow = z.object({
  type: z.literal('visit.no_show'),
  data: z.object({ visitId: z.string().check(z.maxLength(64)) }),
});

/** Reads an event, or refuses one that isn't signed with the secret or was signed more than five minutes ago. */
async function verified(
  context: Context,
  secret: string,
): Promise<Result<z.output<typeof noShow>, ApiFailure>> {
  const { Webhook, WebhookVerificationError } = await import('standardwebhooks');
  const body = await context.req.text();
  try {
    return decode(noShow, new Webhook(secret).verify(body, context.req.header()), 'body');
  } catch (error) {
    if (error instanceof WebhookVerificationError) return Err(notSigned);
    if (error instanceof SyntaxError) return Err(invalidField('body', 'Send JSON.'));
    throw error;
  }
}

const notSigned = failure(401, 'NOT_SIGNED', 'Sign the event as Standard Webhooks describes.');

import type { Clock, Logger, Temporal } from '@foyer/core';
import { SpanKind } from '@opentelemetry/api';
import { Webhook } from 'standardwebhooks';

import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { errorCode } from '../system.ts';
import { inSpan, traceHeaders } from '../tracing/spans.ts';
import {
  claimWebhook,
  markDelivered,
  markUndelivered,
  type StoredWebhook,
} from './webhook-table.ts';

export interface WebhookDeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly url: string;
  /** Signs them: `whsec_` and the key in base64. */
  readonly secret: string;
  /** How long the receiver may take to answer, in ms. */
  readonly timeoutMs?: number;
  /** Time between two checks of the outbox, in ms. */
  readonly everyMs?: number;
}

/** The number of attempts after which an event is dead, about a day and a half after the first. */
export const mostAttempts = 20;

/**
 * Delivers events as https://www.standardwebhooks.com describes: signed, and under one `webhook-id` in every attempt.
 * Any answer but a 2xx is a failure, and the event is tried again later. Processes share the outbox by claiming events.
 * If a process dies, its claims expire, so an event is delivered at least once.
 */
export function startWebhookDelivery(options: WebhookDeliveryOptions): OutboxLoop {
  const { clock, logger, everyMs } = options;
  const webhook = new Webhook(options.secret);
  const stopping = new AbortController();
  const loop = startOutboxLoop({
    clock,
    logger,
    ...(everyMs !== undefined && { everyMs }),
    atOnce,
    work: (isStopped) => deliverDue(options, webhook, stopping.signal, isStopped),
  });
  return {
    ...loop,
    async stop() {
      stopping.abort();
      await loop.stop();
    },
  };
}

const atOnce = 5;

/** Longer than any attempt can take, so that a claim expires only when its process is gone. */
const claim = { minutes: 1 };

async function deliverDue(
  options: WebhookDeliveryOptions,
  webhook: Webhook,
  stopping: AbortSignal,
  isStopped: () => boolean,
): Promise<void> {
  const { database, clock, logger } = options;
  while (!isStopped()) {
    const now = clock.now();
    const event = await claimWebhook(database, instantText(now), instantText(now.add(claim)));
    if (!event) return;
    const failure = await inSpan('send webhook', () => send(options, webhook, event, stopping), {
      kind: SpanKind.CLIENT,
      attributes: { 'foyer.event': event.type },
    });
    const at = clock.now();
    if (failure === null) {
      await markDelivered(database, event.id, instantText(at));
      continue;
    }
    const { type, attempts } = event;
    logger.warn('webhook-not-delivered', { id: event.id, type, attempts, reason: failure });
    const time =
      attempts >= mostAttempts
        ? { dead_at: instantText(at) }
        : { due_at: instantText(nextTry(attempts, at)) };
    await markUndelivered(database, event.id, time, failure);
  }
}

/** Returns why the event wasn't delivered; null when it was. */
async function send(
  { url, clock, timeoutMs = 15_000 }: WebhookDeliveryOptions,
  webhook: Webhook,
  { id, body }: StoredWebhook,
  stopping: AbortSignal,
): Promise<string | null> {
  const at = new Date(clock.now().epochMilliseconds);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': webhook.sign(id, at, body),
        ...traceHeaders(),
      },
      body,
      // Another address may belong to somebody else.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, stopping]),
    });
    await response.body?.cancel();
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    if (timeout.aborted) return 'no answer in time';
    if (stopping.aborted) return 'the server stopped';
    // `ECONNREFUSED`, as fetch reports it.
    return errorCode(error instanceof Error ? error.cause : null) ?? 'no connection';
  }
}

/** 5 s after the first failure, then twice as long each time, at most four hours. */
function nextTry(attempts: number, now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: Math.min(5 * 2 ** (attempts - 1), 4 * 3_600) });
}

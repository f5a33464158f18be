import type { Clock } from '@foyer/core';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Database } from '../database/schema.ts';
import type { RequestObserver } from '../http/request-log.ts';
import { instantText } from '../http/request-time.ts';
import type { MailObserver } from '../mail/deliver-mail.ts';
import { waitingMail } from '../mail/outbox-table.ts';
import { waitingWebhooks } from '../webhooks/webhook-table.ts';

export interface Metrics {
  /** `/metrics` in Prometheus's text format. Serve it on a separate port that the public can't reach. */
  readonly app: Hono;
  readonly observe: RequestObserver;
  readonly observeMail: MailObserver;
}

/** Metrics of the process, its requests and its outboxes. Labels are route templates, which contain no personal data. */
export function createMetrics(database: Database, clock: Pick<Clock, 'now'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    registers: [registry],
    name: 'foyer_http_request_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const mails = new Counter({
    registers: [registry],
    name: 'foyer_mails_total',
    help: 'Mails by what became of them: sent, failed (and tried again), suppressed, bounced, complained.',
    labelNames: ['outcome'] as const,
  });
  for (const outcome of outcomes) mails.inc({ outcome }, 0);
  const age = new Gauge({
    registers: [],
    name: 'foyer_mail_age_seconds',
    help: 'How long the oldest mail that is due has waited.',
    async collect() {
      const now = clock.now();
      const { since } = await waitingMail(database, instantText(now));
      this.set(since === null ? 0 : now.since(since).total('seconds'));
    },
  });
  const waiting = new Gauge({
    registers: [],
    name: 'foyer_outbox_waiting',
    help: 'Mails or webhooks that are due or failed so far, and not delivered yet.',
    labelNames: ['outbox'] as const,
    async collect() {
      const now = instantText(clock.now());
      this.set({ outbox: 'mail' }, (await waitingMail(database, now)).waiting);
      this.set({ outbox: 'webhooks' }, await waitingWebhooks(database, now));
    },
  });
  registry.registerMetric(waiting);
  registry.registerMetric(age);
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return {
    app,
    observe({ method, route, status, ms }) {
      requests.observe({ method, route, status }, ms / 1000);
    },
    observeMail(outcome) {
      mails.inc({ outcome });
    },
  };
}

/** Each is there from the start, so that an alarm sees the first one. */
const outcomes = ['sent', 'failed', 'suppressed', 'bounced', 'complained'] as const;

import type { Clock, Logger, Temporal } from '@foyer/core';
import { createTransport } from 'nodemailer';

import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import type { ServerSecret } from '../server-secret.ts';
import { bodyOf } from './code-mail.ts';
import {
  claimMail,
  forgetSealedCodes,
  markFailed,
  markSent,
  type OutboxMail,
} from './outbox-table.ts';

export interface MailDeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Decrypts the codes in mails. */
  readonly secret: ServerSecret;
  /** SMTP server: `smtp://host:port`. */
  readonly url: string;
  /** The sender: `Foyer Clubs <visits@example.com>`. */
  readonly from: string;
  /** The address for replies; null: the sender. */
  readonly replyTo: string | null;
  /** Time between two checks of the outbox, in ms. */
  readonly everyMs?: number;
}

/**
 * Sends the outbox by SMTP over a few persistent connections: codes and links first, then the oldest. When the mail
 * server is down, mail is retried and bookings aren't affected. Processes share the outbox by claiming mails. If a
 * process dies, its claims expire, so a mail is sent at least once, always with the same Message-ID. A code's mail
 * isn't sent once the code has expired.
 */
export function startMailDelivery(options: MailDeliveryOptions): OutboxLoop {
  const { clock, logger, everyMs } = options;
  const { from, replyTo } = options;
  const transport = createTransport(
    { url: options.url, pool: true, maxConnections: connections, ...timeouts },
    { from, ...(replyTo !== null && { replyTo }) },
  );
  const loop = startOutboxLoop({
    ...{ clock, logger },
    ...(everyMs !== undefined && { everyMs }),
    work: (isStopped) => sendAllDue(options, transport, isStopped),
  });
  return {
    ...loop,
    async stop() {
      await loop.stop();
      transport.close();
    },
  };
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Longer than any send can take, so that a claim expires only when its process is gone. */
const claim = { minutes: 5 };

/** Number of mails sent at once, each over its own connection. */
const connections = 5;

async function sendAllDue(
  options: MailDeliveryOptions,
  transport: ReturnType<typeof createTransport>,
  isStopped: () => boolean,
): Promise<void> {
  await forgetSealedCodes(options.database, instantText(options.clock.now()));
  await Promise.all(
    Array.from({ length: connections }, () => sendDue(options, transport, isStopped)),
  );
}

async function sendDue(
  { database, clock, logger, secret, from }: MailDeliveryOptions,
  transport: ReturnType<typeof createTransport>,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const now = clock.now();
    const mail = await claimMail(database, instantText(now), instantText(now.add(claim)));
    if (!mail) return;
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: await bodyOf(mail, secret),
        messageId: `<${mail.id}@${domainOf(from)}>`,
      });
      await markSent(database, mail.id, instantText(clock.now()));
    } catch (error) {
      const reason = errorCode(error);
      logger.warn('mail-not-sent', { reason, attempts: mail.attempts });
      await markFailed(database, mail.id, instantText(nextTry(mail, clock.now())), reason);
    }
  }
}

/** 10 s after the first failure, then twice as long each time, at most an hour. */
function nextTry(mail: OutboxMail, now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: Math.min(10 * 2 ** (mail.attempts - 1), 3_600) });
}

function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace('>', '');
}

function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

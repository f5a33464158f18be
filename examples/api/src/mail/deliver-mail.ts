import type { Clock, Logger, Temporal } from '@foyer/core';
import { SpanKind } from '@opentelemetry/api';
import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import type { ServerSecret } from '../server-secret.ts';
import { errorCode } from '../system.ts';
import { inSpan } from '../tracing/spans.ts';
import type { MailTheme } from './mail-theme.ts';
import { openMail } from './mail.ts';
import {
  claimMail,
  forgetSealedCodes,
  markFailed,
  markHeldBack,
  markSent,
  type OutboxMail,
} from './outbox-table.ts';
import { isHeldBack, suppress, suppressionOf } from './suppression-table.ts';

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
  /** The look of the HTML. */
  readonly theme: MailTheme;
  /** Called with the outcome of each mail, for metrics. */
  readonly observe?: MailObserver;
  /** Time between two checks of the outbox, in ms. */
  readonly everyMs?: number;
}

/** What became of a mail. A mail that failed is tried again. */
export type MailOutcome = 'sent' | 'failed' | 'suppressed' | 'bounced' | 'complained';
export type MailObserver = (outcome: MailOutcome) => void;

/**
 * Sends the outbox by SMTP over a few persistent connections: codes and links first, then the oldest. When the mail
 * server is down, mail is retried and bookings aren't affected. Processes share the outbox by claiming mails. If a
 * process dies, its claims expire, so a mail is sent at least once, always with the same Message-ID. A code's mail
 * isn't sent once the code has expired, and suppressed addresses get no mail.
 */
export function startMailDelivery(options: MailDeliveryOptions): OutboxLoop {
  const { clock, logger, everyMs } = options;
  const { from, replyTo } = options;
  const transport = createTransport(
    { url: options.url, pool: true, maxConnections: connections, ...timeouts },
    // RFC 3834: programs that answer mail, such as out-of-office replies, leave it alone.
    { from, ...(replyTo !== null && { replyTo }), headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const loop = startOutboxLoop({
    clock,
    logger,
    ...(everyMs !== undefined && { everyMs }),
    atOnce: connections,
    async work(isStopped) {
      await forgetSealedCodes(options.database, instantText(clock.now()));
      await sendDue(options, transport, isStopped);
    },
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

async function sendDue(
  { database, clock, logger, secret, from, theme, observe = () => {} }: MailDeliveryOptions,
  transport: ReturnType<typeof createTransport>,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const now = clock.now();
    const mail = await claimMail(database, instantText(now), instantText(now.add(claim)));
    if (!mail) return;
    if (isHeldBack(await suppressionOf(database, secret, mail.recipient), mail)) {
      await markHeldBack(database, mail.id, instantText(now));
      observe('suppressed');
      continue;
    }
    try {
      await inSpan(
        'send mail',
        async () =>
          transport.sendMail({
            to: mail.recipient,
            subject: mail.subject,
            messageId: `<${mail.id}@${domainOf(from)}>`,
            ...(await partsOf(mail, secret, theme, from)),
          }),
        { kind: SpanKind.CLIENT, attributes: { 'foyer.attempts': mail.attempts } },
      );
      await markSent(database, mail.id, instantText(clock.now()));
      observe('sent');
    } catch (error) {
      const reason = errorCode(error) ?? 'unknown';
      if (isUnknownMailbox(error)) {
        const at = instantText(clock.now());
        await suppress(database, mail.recipient, 'bounced', at);
        await markHeldBack(database, mail.id, at);
        logger.warn('mail-bounced', { attempts: mail.attempts });
        observe('bounced');
        continue;
      }
      observe('failed');
      logger.warn('mail-not-sent', { reason, attempts: mail.attempts });
      await markFailed(database, mail.id, instantText(nextTry(mail, clock.now())), reason);
    }
  }
}

/** The text, and for a mail with more than that: its HTML, the pictures in it, the invitation, and the club's name. */
async function partsOf(
  mail: OutboxMail,
  secret: ServerSecret,
  theme: MailTheme,
  from: string,
): Promise<SendMailOptions> {
  const { text, content } = await openMail(mail, secret);
  if (content === null) return { text };
  // Loaded with the first mail, since it takes as long as the rest of the server's start.
  const { renderMail } = await import('./mail-layout.ts');
  const { html, pictures } = renderMail(mail.subject, content, theme);
  const { sender, invitation } = content;
  return {
    text,
    html,
    attachments: pictures.map(({ cid, fileName, png }) => ({
      cid,
      filename: fileName,
      content: Buffer.from(png),
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    ...(invitation && {
      icalEvent: {
        method: invitation.method,
        filename: invitation.fileName,
        content: invitation.ics,
      },
    }),
    // The address stays the chain's own, which is the one that its mail server may send from.
    ...(sender.replyTo !== null && {
      from: { name: sender.name, address: addressOf(from) },
      replyTo: sender.replyTo,
    }),
  };
}

/** True if the receiving server knows no such mailbox (RFC 3463). Other refusals may be about the sender. */
function isUnknownMailbox(error: unknown): boolean {
  const response: unknown = error instanceof Error ? Reflect.get(error, 'response') : undefined;
  return typeof response === 'string' && /^55\d[ -]5\.1\.[1-36]\b/.test(response);
}

/** 10 s after the first failure, then twice as long each time, at most an hour. */
function nextTry(mail: OutboxMail, now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: Math.min(10 * 2 ** (mail.attempts - 1), 3_600) });
}

function domainOf(sender: string): string {
  const address = addressOf(sender);
  return address.slice(address.lastIndexOf('@') + 1);
}

/** `visits@example.com` of `Foyer Clubs <visits@example.com>` */
function addressOf(sender: string): string {
  return sender.slice(sender.indexOf('<') + 1).replace('>', '');
}

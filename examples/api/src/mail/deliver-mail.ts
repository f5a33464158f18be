import type { Clock, Logger, Temporal } from '@foyer/core';
import { SpanKind } from '@opentelemetry/api';
import { createTransport, type SendMailOptions } from 'nodemailer';

import { clubOf } from '../clubs/club-table.ts';
import { changeRow, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import type { ServerSecret } from '../server-secret.ts';
import { errorCode } from '../system.ts';
import { inSpan } from '../tracing/spans.ts';
import { visitLink } from '../visits/visit-link.ts';
import type { MailTheme } from './mail-theme.ts';
import { contentOf, type MailContent, openMail, plainText } from './mail.ts';
import {
  claimMail,
  forgetSealedCodes,
  markEnded,
  markFailed,
  markSent,
  type OutboxMail,
} from './outbox-table.ts';
import { isHeldBack, suppress, suppressionOf } from './suppression-table.ts';
import { unsubscribeAddress } from './news-pages.ts';
import { reminderMail } from './visit-mails.ts';
import { mailCopyIn } from './write-mail.ts';

export interface MailDeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secret: ServerSecret;
  /** The site's public base URL, for the link that ends news. */
  readonly publicUrl: string;
  /** SMTP server: `smtp://host:port`. */
  readonly url: string;
  /** The sender: `Foyer Clubs <visits@example.com>`. */
  readonly from: string;
  /** The address for replies; null: the sender. */
  readonly replyTo: string | null;
  readonly theme: MailTheme;
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
 * isn't sent once the code has expired, suppressed addresses get no mail, and what a server refuses for good isn't
 * repeated.
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
  options: MailDeliveryOptions,
  transport: ReturnType<typeof createTransport>,
  isStopped: () => boolean,
): Promise<void> {
  const { database, clock, logger, secret, from, observe = () => {} } = options;
  while (!isStopped()) {
    const now = clock.now();
    const claimed = await claimMail(database, instantText(now), instantText(now.add(claim)));
    if (!claimed) return;
    const mail = await upToDate(claimed, options);
    if (!mail) continue;
    if (isHeldBack(await suppressionOf(database, secret, mail.recipient), mail)) {
      await markEnded(database, mail.id, instantText(now), 'suppressed');
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
            ...(await partsOf(mail, options)),
          }),
        { kind: SpanKind.CLIENT, attributes: { 'foyer.attempts': mail.attempts } },
      );
      await markSent(database, mail.id, instantText(clock.now()));
      observe('sent');
    } catch (error) {
      const reason = errorCode(error) ?? 'unknown';
      const at = instantText(clock.now());
      const refusal = refusalIn(error);
      if (refusal === 'recipient') {
        await suppress(database, mail.recipient, 'bounced', at);
        await markEnded(database, mail.id, at, 'bounced');
        logger.warn('mail-bounced', { attempts: mail.attempts });
        observe('bounced');
        continue;
      }
      observe('failed');
      logger.warn('mail-not-sent', { reason, attempts: mail.attempts });
      if (refusal === 'sender' && mail.attempts >= mostTries) {
        await markEnded(database, mail.id, at, reason);
        continue;
      }
      await markFailed(database, mail.id, instantText(nextTry(mail, clock.now())), reason);
    }
  }
}

/**
 * The mail as it is to be sent. A reminder is written again, because its club may have another address or phone number
 * since the visit was booked. Null if the visit was moved, canceled or erased meanwhile.
 */
async function upToDate(
  mail: OutboxMail,
  { database, clock, secret, publicUrl }: MailDeliveryOptions,
): Promise<OutboxMail | null> {
  const queued = contentOf(mail);
  if (queued?.reminds === undefined) return mail;
  const visit = await findRow(database, 'appointments', { id: queued.reminds });
  const lead = visit && (await findRow(database, 'leads', { id: visit.lead_id }));
  if (!lead) return null;
  const club = await clubOf(database, visit.facility_id);
  const link = await visitLink(secret, visit.link_id, publicUrl);
  const mailed = { lead, club, visit, link, publicUrl, locale: queued.locale };
  const { subject, body, content } = reminderMail(mailed, clock.now());
  const written = { subject, body, content: JSON.stringify(content) };
  return changeRow(database, 'outbox_mail', { id: mail.id }, written);
}

/** The text, and for a mail with more than that: its HTML, the pictures in it, the invitation, and the club's name. */
async function partsOf(
  mail: OutboxMail,
  { secret, theme, from, publicUrl }: MailDeliveryOptions,
): Promise<SendMailOptions> {
  const opened = await openMail(mail, secret);
  if (opened.content === null) return { text: opened.text };
  const address =
    mail.is_news === 1 ? await unsubscribeAddress(secret, publicUrl, mail.recipient) : null;
  const { text, content } =
    address === null
      ? { ...opened, content: opened.content }
      : withUnsubscribe(opened.content, address);
  // Loaded with the first mail, since it takes as long as the rest of the server's start.
  const { renderMail } = await import('./mail-layout.ts');
  const { html, pictures } = renderMail(mail.subject, content, theme);
  const { sender, invitation } = content;
  return {
    text,
    html,
    // RFC 8058: a mail program's own button sends a POST to the address.
    ...(address !== null && {
      headers: {
        'List-Unsubscribe': `<${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
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

function withUnsubscribe(content: MailContent, address: string) {
  const { label } = mailCopyIn(content.locale).unsubscribe;
  const withLink = { ...content, footer: { ...content.footer, unsubscribe: { label, address } } };
  return { content: withLink, text: plainText(withLink) };
}

/**
 * Whom the mail server refuses for good (RFC 5321, RFC 3463): the recipient, or possibly the sender, which the chain can
 * repair. Null for any other failure, such as a login that it refuses.
 */
function refusalIn(error: unknown): 'recipient' | 'sender' | null {
  if (!(error instanceof Error) || Reflect.get(error, 'permanent') !== true) return null;
  const command = String(Reflect.get(error, 'command'));
  if (!['MAIL FROM', 'RCPT TO', 'DATA'].includes(command)) return null;
  const [, status] = /^\d{3}[ -](5\.\d\.\d+)/.exec(String(Reflect.get(error, 'response'))) ?? [];
  // 5.1.7 and 5.1.8 are the sender's address, and 5.7 is a policy, such as a block of the sender.
  const isSenders =
    command === 'MAIL FROM' ||
    (status === undefined ? command === 'DATA' : /^5\.(?:1\.[78]$|7\.)/.test(status));
  return isSenders ? 'sender' : 'recipient';
}

/** The tries of a mail that the server refuses because of the sender: about half a day. */
const mostTries = 20;

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

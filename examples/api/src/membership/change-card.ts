import { randomBytes } from 'node:crypto';
import type { Temporal } from '@foyer/core';
import type { Money } from '@foyer/core/kernel';

import { clubOf } from '../clubs/club-table.ts';
import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { Locale } from '../locale/request-locale.ts';
import { cardChangedMail } from '../mail/membership-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { brandName, type TestCardToken } from '../payment/cards.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';
import { type BillingBacking, contactOf, reportCharge } from './bill-members.ts';
import { type StoredInvoice, totalOf } from './invoice-table.ts';

/** The new card, without its number. */
export interface NewCard {
  readonly brand: string;
  /** What the charger calls it. */
  readonly token: TestCardToken;
  readonly lastFour: string;
  /** `04/30`. */
  readonly expiry: string;
}

/**
 * `declined`: the new card can't pay what is overdue, so the former one stays. `busy`: the same form is being handled, or
 * the amount has changed, so nothing was charged.
 */
type CardChangeOutcome = 'changed' | 'declined' | 'busy';

/** The bills that a card was declined for, oldest first. */
export function overdueInvoices(database: Database, memberId: string): Promise<StoredInvoice[]> {
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'due')
    .where('attempts', '>', 0)
    .orderBy('billed_on')
    .execute();
}

/** The sum of the bills; null when there are none. */
export function sumOfInvoices(invoices: readonly StoredInvoice[]): Money | null {
  const [first] = invoices;
  if (first === undefined) return null;
  const minorUnits = invoices.reduce((sum, { total }) => sum + total, 0);
  return { minorUnits, currency: first.currency };
}

/** How long one request may take before another may try, in seconds. */
const longestSeconds = 60;

/**
 * Charges what is overdue to the new card, and then replaces the card. `seen` is the amount that the member agreed to, in
 * minor units. However often and in however many tabs the form is sent, each bill is charged once: only one request at a
 * time gets the change, and only one attempt at a time an invoice.
 */
export async function changeCard(
  backing: BillingBacking,
  change: CardChange,
  card: NewCard,
  {
    seen,
    now,
    locale,
  }: { readonly seen: number; readonly now: Temporal.Instant; readonly locale: Locale },
): Promise<CardChangeOutcome> {
  const { database } = backing;
  const { token_hash } = change;
  const until = instantText(now.add({ seconds: longestSeconds }));
  const held = await database
    .updateTable('card_changes')
    .set({ busy_until: until })
    .where('token_hash', '=', token_hash)
    .where('done_at', 'is', null)
    .where((row) =>
      row.or([row('busy_until', 'is', null), row('busy_until', '<', instantText(now))]),
    )
    .returning('token_hash')
    .executeTakeFirst();
  if (!held) return 'busy';
  try {
    const overdue = await overdueInvoices(database, change.member_id);
    if ((sumOfInvoices(overdue)?.minorUnits ?? 0) !== seen) return 'busy';
    for (const invoice of overdue) {
      const outcome = await payWith(backing, invoice, card, { now, locale });
      if (outcome !== 'approved') return outcome;
    }
    await replaceCard(backing, change, card, { now, locale });
    return 'changed';
  } finally {
    // Unless it took so long that another request has the change by now.
    const own = { token_hash, busy_until: until };
    await changeRows(database, 'card_changes', own, { busy_until: null });
  }
}

interface When {
  readonly now: Temporal.Instant;
  readonly locale: Locale;
}

/** `busy` when the daily billing charges the invoice at this moment. */
async function payWith(
  backing: BillingBacking,
  invoice: StoredInvoice,
  card: NewCard,
  { now, locale }: When,
): Promise<'approved' | 'declined' | 'busy'> {
  const { database, charger } = backing;
  const { number, member_id, attempts } = invoice;
  const row = await findRow(database, 'memberships', { member_id });
  if (!row) return 'busy';
  const today = now.toZonedDateTimeISO(row.time_zone).toPlainDate().toString();
  const claim = { attempts: attempts + 1, tried_on: today };
  const unpaid = { number, status: 'due', attempts } as const;
  if (!(await changeRows(database, 'invoices', unpaid, claim))) return 'busy';
  const amount = totalOf(invoice);
  const outcome = await charger.charge({ invoiceNumber: number, cardToken: card.token, amount });
  if (outcome === 'declined') return outcome;
  const cardBrand = brandName(card.brand);
  await reportCharge(backing, invoice, { outcome, cardBrand, locale, at: instantText(now) });
  return outcome;
}

async function replaceCard(
  { database, ids, publicUrl }: BillingBacking,
  { token_hash, member_id, account_id }: CardChange,
  { brand, token, lastFour, expiry }: NewCard,
  { now, locale }: When,
): Promise<void> {
  const at = instantText(now);
  await inTransaction(database, async (transaction) => {
    const cardBrand = brandName(brand);
    const open = { token_hash, done_at: null };
    // Another request, which took over after this one, has replaced it.
    if (!(await changeRows(transaction, 'card_changes', open, { done_at: at }))) return;
    const charged = { card_brand: brand, card_token: token };
    await changeRows(transaction, 'memberships', { member_id }, charged);
    const shown = { card_type: cardBrand, card_last_four: lastFour, expiration_date: expiry };
    await changeRows(transaction, 'account_billing', { account_id }, shown);
    const member = await contactOf(transaction, member_id);
    const account = await findRow(transaction, 'accounts', { id: account_id });
    if (!member || account?.home_facility_id == null) return;
    const club = await clubOf(transaction, account.home_facility_id);
    const mail = cardChangedMail({ member, club, publicUrl, locale, cardBrand, lastFour });
    await queueMail(transaction, mail, { id: ids.next(), at });
  });
}

export type CardChange = Row<'card_changes'>;

/** How long a member has to enter the card. */
const lifetime = { minutes: 30 };

/** Returns the random token once and stores only its hash. */
export async function beginCardChange(
  database: Database,
  secret: ServerSecret,
  member: Pick<CardChange, 'account_id' | 'member_id' | 'session_hash'>,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertRow(database, 'card_changes', {
    ...member,
    token_hash: await secret.mark('card', token),
    created_at: instantText(now),
    expires_at: instantText(now.add(lifetime)),
  });
  return token;
}

/** Null for an unknown or expired one, and once its member has logged out. */
export async function findCardChange(
  database: Database,
  secret: ServerSecret,
  token: string,
  now: Temporal.Instant,
): Promise<CardChange | null> {
  const change = await underAny(secret, async (one) =>
    findRow(database, 'card_changes', { token_hash: await one.mark('card', token) }),
  );
  if (!change || change.expires_at <= instantText(now)) return null;
  const session = await findRow(database, 'account_sessions', { token_hash: change.session_hash });
  const isLive =
    session !== null && session.ended_at === null && session.expires_at > instantText(now);
  return isLive ? change : null;
}

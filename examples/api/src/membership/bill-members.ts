import type { Clock, IdSource, Logger, Temporal } from '@foyer/core';
import { billsBetween, type MembershipChange, offerOn } from '@foyer/core/membership';

import { accountOfMember } from '../account/account-table.ts';
import { addOnOf } from '../account/new-account.ts';
import type { ChainData } from '../chain-data.ts';
import { clubOf } from '../clubs/club-table.ts';
import { translator } from '../copy/translate.ts';
import { addRows, changeRows, findRow, findRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import type { Locale } from '../locale/request-locale.ts';
import { declinedMail, receiptMail } from '../mail/membership-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox/outbox-loop.ts';
import { brandName, type CardCharger } from '../payment/cards.ts';
import { type Buyer, findProduct } from '../products/product-table.ts';
import { monthlyInvoice, type StoredInvoice, totalOf } from './invoice-table.ts';
import { readMembership, toMembership } from './membership-table.ts';

export interface BillingBacking {
  readonly database: Database;
  readonly ids: IdSource;
  readonly charger: CardCharger;
  readonly data: Pick<ChainData, 'translations'>;
  readonly publicUrl: string;
}

/**
 * Creates an invoice for every bill that is due at the clubs, and charges what isn't paid yet. Several processes may do
 * this at the same time, and a process that was down catches up: each bill has one invoice, and a card is charged at most
 * once a day until the invoice is paid.
 */
export async function billMembers(backing: BillingBacking, now: Temporal.Instant): Promise<void> {
  await startOpenedClubs(backing.database, now);
  const zones = await backing.database
    .selectFrom('memberships')
    .select('time_zone')
    .distinct()
    .execute();
  for (const { time_zone: zone } of zones) {
    const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
    // One after the other, to leave the database to the requests.
    await addInvoices(backing.database, zone, today);
    await chargeInvoices(backing, { zone, today, at: instantText(now) });
  }
}

/** Fixes the first day of memberships that were bought before the club opened. */
async function startOpenedClubs(database: Database, now: Temporal.Instant): Promise<void> {
  const waiting = await findRows(database, 'memberships', { starts_on: null });
  for (const row of waiting) {
    const { bought, startsOn } = await toMembership(database, row, now);
    const { status } = await clubOf(database, bought.facilityId);
    if (status !== 'open') continue;
    const own = { member_id: row.member_id, starts_on: null };
    await changeRows(database, 'memberships', own, { starts_on: startsOn });
  }
}

async function addInvoices(database: Database, zone: string, today: string): Promise<void> {
  const members = await database
    .selectFrom('memberships')
    .select('member_id')
    .where('time_zone', '=', zone)
    .where('billed_until', '<', today)
    .where('starts_on', 'is not', null)
    .where((row) =>
      row.or([row('last_day', 'is', null), row('last_day', '>', row.ref('billed_until'))]),
    )
    .execute();
  for (const { member_id: memberId } of members) {
    await inTransaction(database, (transaction) => addInvoicesOf(transaction, memberId, today));
  }
}

async function addInvoicesOf(
  transaction: Database,
  memberId: string,
  today: string,
): Promise<void> {
  // Makes decisions of this member wait, which have to know what is billed.
  const row = await transaction
    .updateTable('memberships')
    .set((old) => ({ billed_until: old.ref('billed_until') }))
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.billed_until >= today) return;
  const membership = readMembership(row);
  const bills = billsBetween(membership, row.billed_until, today);
  const invoices = bills
    .filter(({ on }) => on > row.billed_until)
    .map((bill) => {
      const { facilityId } = offerOn(membership, bill.on);
      return monthlyInvoice({ memberId, facilityId }, bill);
    });
  await addRows(transaction, 'invoices', invoices);
  await changeRows(transaction, 'memberships', { member_id: memberId }, { billed_until: today });
  const moved = membership.changes.findLast(({ from }) => from > row.billed_until && from <= today);
  if (moved) await followChange(transaction, memberId, moved);
}

/** The account follows a change that has taken effect. An add-on that was signed stays. */
async function followChange(
  transaction: Database,
  memberId: string,
  { facilityId, planId }: MembershipChange,
): Promise<void> {
  const home = { home_facility_id: facilityId };
  await changeRows(transaction, 'accounts', { member_id: memberId }, home);
  await transaction
    .updateTable('accounts')
    .set(await addOnOf(transaction, planId))
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('has_add_on', 'is', null), row('has_add_on', '=', 0)]))
    .execute();
}

/** Card networks limit how often a declined card may be tried. */
const mostAttempts = 10;

interface BillingDay {
  readonly zone: string;
  readonly today: string;
  readonly at: string;
}

async function chargeInvoices(backing: BillingBacking, day: BillingDay): Promise<void> {
  const { database } = backing;
  const due = await database
    .selectFrom('invoices')
    .innerJoin('memberships', 'memberships.member_id', 'invoices.member_id')
    .select('number')
    .where('status', '=', 'due')
    .where('time_zone', '=', day.zone)
    .where('attempts', '<', mostAttempts)
    .where((row) => row.or([row('tried_on', 'is', null), row('tried_on', '<', day.today)]))
    .orderBy('number')
    .execute();
  for (const { number } of due) {
    const invoice = await claim(database, number, day.today);
    if (invoice) await charge(backing, invoice, day.at);
  }
}

/** Only one process gets the invoice on a day; null for the others. */
async function claim(
  database: Database,
  number: string,
  today: string,
): Promise<StoredInvoice | null> {
  const claimed = await database
    .updateTable('invoices')
    .set((row) => ({ tried_on: today, attempts: row('attempts', '+', 1) }))
    .where('number', '=', number)
    .where('status', '=', 'due')
    .where((row) => row.or([row('tried_on', 'is', null), row('tried_on', '<', today)]))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

async function charge(backing: BillingBacking, invoice: StoredInvoice, at: string): Promise<void> {
  const { database, charger } = backing;
  const { number, member_id } = invoice;
  const membership = await findRow(database, 'memberships', { member_id });
  if (!membership) return;
  const outcome = await charger.charge({
    invoiceNumber: number,
    cardToken: membership.card_token,
    amount: totalOf(invoice),
  });
  const { card_brand, locale } = membership;
  const cardBrand = brandName(card_brand);
  await reportCharge(backing, invoice, { outcome, cardBrand, locale, at });
}

/** Records that an invoice is paid, and mails its member once: the receipt, or that the card was declined while it is due. */
export async function reportCharge(
  { database, ids, data, publicUrl }: BillingBacking,
  invoice: StoredInvoice,
  charged: {
    readonly outcome: 'approved' | 'declined';
    readonly cardBrand: string;
    readonly locale: Locale;
    readonly at: string;
  },
): Promise<void> {
  const { number, member_id, facility_id } = invoice;
  const { outcome, cardBrand, locale, at } = charged;
  const id = outcome === 'approved' ? ids.next() : `declined-${number}`;
  await inTransaction(database, async (transaction) => {
    const due = { number, status: 'due' } as const;
    // Changes nothing about one that stays due, but makes a payment by another card wait.
    const after =
      outcome === 'approved'
        ? ({ status: 'paid', paid_with: cardBrand } as const)
        : ({ status: 'due' } as const);
    if (!(await changeRows(transaction, 'invoices', due, after))) return;
    // A card that is declined again is no news.
    if (await findRow(transaction, 'outbox_mail', { id })) return;
    const member = await contactOf(transaction, member_id);
    if (!member) return;
    const club = await clubOf(transaction, facility_id);
    const translate = translator(data.translations, locale);
    const mailed = { member, club, invoice, cardBrand, publicUrl, locale, translate };
    const mail = outcome === 'approved' ? receiptMail(mailed) : declinedMail(mailed);
    await queueMail(transaction, mail, { id, at });
  });
}

/** Someone who hasn't set up their account yet is written to as the buyer. */
export async function contactOf(database: Database, memberId: string) {
  const account = await accountOfMember(database, memberId);
  if (account) return { email: account.email, first_name: account.first_name };
  const purchase = await findRow(database, 'purchases', { member_id: memberId });
  const product = purchase && (await findProduct(database, purchase.product_token));
  if (!product) return null;
  const buyer = JSON.parse(product.buyer) as Buyer;
  return { email: buyer.email, first_name: buyer.firstName };
}

interface BillingLoopOptions extends BillingBacking {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called after each round, to deliver what it queued. */
  readonly onQueued: () => void;
}

/** Bills members at the start and then every minute, so that each bill is made soon after midnight at its club. */
export function startBilling({
  clock,
  logger,
  onQueued,
  ...backing
}: BillingLoopOptions): OutboxLoop {
  return startOutboxLoop({
    clock,
    logger,
    everyMs: 60_000,
    async work() {
      await billMembers(backing, clock.now());
      onQueued();
    },
  });
}

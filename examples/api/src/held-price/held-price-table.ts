import { randomBytes } from 'node:crypto';
import { Err, Ok, type Temporal } from '@foyer/core';
import { currencyOf } from '@foyer/core/kernel';

import { clubOf, type StoredClub } from '../clubs/club-table.ts';
import { addRows, changeRows, findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { accessFrom, type OfferedPlan } from '../plans/plan-tables.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';
import { translator } from '../copy/translate.ts';
import { type Backing, publicCalls } from '../http/serve-call.ts';
import { heldPriceMail } from '../mail/offer-mails.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { toWireCost } from '../plans/plan-calls.ts';

export type StoredHeldPrice = Row<'held_prices'>;

/** What is held: the plan as the club offered it, and its commitment. */
export interface Held {
  readonly plan: OfferedPlan;
  readonly commitmentMonths: number;
}

/** A held price's last day, and its token, encrypted for the mail. */
export interface KeptPrice {
  readonly until: string;
  readonly sealedToken: string;
}

/** How many days a price is held. The last one counts as a whole at the club. */
const heldDays = 7;

export interface NewHeldPrice {
  readonly lead: StoredLead;
  readonly club: StoredClub;
  readonly appointmentId: string;
  readonly held: Held;
  readonly now: Temporal.Instant;
}

/**
 * Holds a price. Returns its last day and the token, encrypted for the mail; only its hash is stored. Null if this
 * visit's visitor has an offer of the plan already.
 */
export async function holdPrice(
  transaction: Database,
  secret: ServerSecret,
  { lead, club, appointmentId, held, now }: NewHeldPrice,
): Promise<KeptPrice | null> {
  const token = newToken();
  const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate();
  const until = today.add({ days: heldDays }).toString();
  const isNew = await addRows(transaction, 'held_prices', [
    {
      token_hash: await secret.mark('held-price', token),
      lead_id: lead.id,
      appointment_id: appointmentId,
      facility_id: club.facility_id,
      plan_id: held.plan.plan_id,
      price: JSON.stringify(held),
      until,
      created_at: instantText(now),
      used_at: null,
    },
  ]);
  return isNew ? { until, sealedToken: await secret.seal(token) } : null;
}

/** The prices that are held for a lead and that nobody has used. */
export async function openPricesOf(
  transaction: Database,
  leadId: string,
  now: Temporal.Instant,
): Promise<readonly StoredHeldPrice[]> {
  const prices = await transaction
    .selectFrom('held_prices')
    .innerJoin('facilities', 'facilities.facility_id', 'held_prices.facility_id')
    .selectAll('held_prices')
    .select('facilities.time_zone')
    .where('lead_id', '=', leadId)
    .execute();
  return prices.filter((price) => statusOfHeld(price, price, now) === 'open');
}

/** Replaces the token of a held price. Returns the new one, encrypted for the mail. */
export async function renewToken(
  transaction: Database,
  secret: ServerSecret,
  { token_hash }: Pick<StoredHeldPrice, 'token_hash'>,
): Promise<string> {
  const token = newToken();
  const renewed = { token_hash: await secret.mark('held-price', token) };
  await changeRows(transaction, 'held_prices', { token_hash }, renewed);
  return secret.seal(token);
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Removes the expired price of an earlier arrival, so that a visitor who moved the visit and came again gets a new one. */
export async function endOldPrice(
  transaction: Database,
  { appointmentId, club, held, now }: Omit<NewHeldPrice, 'lead'>,
): Promise<void> {
  const today = now.toZonedDateTimeISO(club.time_zone).toPlainDate().toString();
  await transaction
    .deleteFrom('held_prices')
    .where('appointment_id', '=', appointmentId)
    .where('plan_id', '=', held.plan.plan_id)
    .where('used_at', 'is', null)
    .where('until', '<', today)
    .execute();
}

/** Null for a token that was never mailed. */
export async function findHeldPrice(
  database: Database,
  secret: ServerSecret,
  token: string,
): Promise<StoredHeldPrice | null> {
  return underAny(secret, async (one) =>
    findRow(database, 'held_prices', { token_hash: await one.mark('held-price', token) }),
  );
}

export function heldIn({ price }: Pick<StoredHeldPrice, 'price'>): Held {
  return JSON.parse(price) as Held;
}

export function statusOfHeld(
  { used_at: usedAt, until }: StoredHeldPrice,
  { time_zone: timeZone }: Pick<StoredClub, 'time_zone'>,
  now: Temporal.Instant,
): 'open' | 'used' | 'over' {
  if (usedAt !== null) return 'used';
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return today > until ? 'over' : 'open';
}

/** Someone joined with it. It holds nothing from then on. */
export async function useHeldPrice(
  transaction: Database,
  tokenHash: string,
  at: string,
): Promise<void> {
  const open = { token_hash: tokenHash, used_at: null };
  await changeRows(transaction, 'held_prices', open, { used_at: at });
}

type MailBacking = Pick<Backing, 'data' | 'ids' | 'publicUrl'>;

interface MailedPrice {
  readonly lead: StoredLead;
  readonly club: StoredClub;
  readonly held: Held;
}

/** Mails a visitor the link to a price that is held. */
export async function mailHeldPrice(
  { data, ids, publicUrl }: MailBacking,
  transaction: Database,
  { lead, club, held: { plan } }: MailedPrice,
  kept: KeptPrice,
  now: Temporal.Instant,
): Promise<void> {
  const currency = currencyOf(club.country);
  const { locale } = lead;
  const named = { ...plan, name: translator(data.translations, locale)(plan.name) };
  const mail = heldPriceMail({ lead, club, publicUrl, locale, plan: named, currency, ...kept });
  await queueMail(transaction, mail, { id: ids.next(), at: instantText(now) });
}

/** Mails a lead new links to the prices that are held for it, whose former links no longer work. */
export async function renewHeldPrices(
  backing: MailBacking & Pick<Backing, 'secret'>,
  transaction: Database,
  lead: StoredLead,
  now: Temporal.Instant,
): Promise<void> {
  for (const stored of await openPricesOf(transaction, lead.id, now)) {
    const club = await clubOf(transaction, stored.facility_id);
    const sealedToken = await renewToken(transaction, backing.secret, stored);
    const kept = { until: stored.until, sealedToken };
    await mailHeldPrice(backing, transaction, { lead, club, held: heldIn(stored) }, kept, now);
  }
}

export const heldPriceCalls = publicCalls({
  async readHeldPrice({ body, now, client }, backing) {
    const { database, data, secret } = backing;
    const refusal = await refusalPast(backing, { heldPricesFrom: client }, { now });
    if (refusal) return Err(refusal);
    const stored = await findHeldPrice(database, secret, body.token);
    const lead = stored && (await findRow(database, 'leads', { id: stored.lead_id }));
    if (!stored || !lead) return Err(notFound('There is no such held price.', 'token'));
    const club = await clubOf(database, stored.facility_id);
    const status = statusOfHeld(stored, club, now);
    const { facility_id: facilityId, country } = club;
    const answer = { facilityId, country, until: stored.until, status };
    if (status !== 'open') return Ok({ ...answer, offer: null });
    const { plan, commitmentMonths } = heldIn(stored);
    const catalogued = await findRow(database, 'catalogue_plans', { plan_id: plan.plan_id });
    const ofChain = data.plans.plans.find(({ id }) => id === plan.plan_id);
    const access = await accessFrom(database, club);
    const { founders } = data.plans.promotions;
    return Ok({
      ...answer,
      offer: {
        id: stored.token_hash,
        plan: {
          planId: plan.plan_id,
          planType: plan.plan_type,
          name: plan.name,
          description: catalogued?.description ?? '',
          cost: toWireCost(plan, plan.total_dues),
          includes: ofChain?.includes ?? [],
          access: access(ofChain),
        },
        promotion: plan.promotion === founders.id ? founders.text : null,
        commitmentMonths,
        contact: {
          firstName: lead.first_name,
          lastName: lead.last_name,
          email: lead.email,
          phone: lead.phone,
        },
      },
    });
  },
});

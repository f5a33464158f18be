import { Temporal } from '@foyer/core';
import type { Membership } from '@foyer/core/membership';
import { nextMonthlyCharge, type PlanBill } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import { clubOf } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { type BoughtPlan, openingOfClub } from '../products/product-table.ts';

export type StoredMembership = Row<'memberships'>;

/** What the JSON columns contain. */
type Stored<Column extends 'terms' | 'bought' | 'promo' | 'changes' | 'freezes'> =
  Membership[Column];

/** Null for someone who didn't buy a membership online. */
export async function membershipOf(
  database: Database,
  memberId: string | null,
  now: Temporal.Instant,
): Promise<Membership | null> {
  if (memberId === null) return null;
  const row = await findRow(database, 'memberships', { member_id: memberId });
  return row && toMembership(database, row, now);
}

export async function toMembership(
  database: Database,
  row: StoredMembership,
  now: Temporal.Instant,
): Promise<Membership> {
  return row.starts_on === null
    ? { ...readMembership(row), startsOn: await startAfterOpening(database, row, now) }
    : readMembership(row);
}

/** The membership as it is stored: before the club has opened, without the first day. */
export function readMembership(row: StoredMembership): Membership {
  return {
    joinedOn: row.joined_on,
    startsOn: row.starts_on,
    timeZone: row.time_zone,
    terms: JSON.parse(row.terms) as Stored<'terms'>,
    hasAgreement: row.has_agreement === 1,
    bought: JSON.parse(row.bought) as Stored<'bought'>,
    promo: row.promo === null ? null : (JSON.parse(row.promo) as Stored<'promo'>),
    changes: JSON.parse(row.changes) as Stored<'changes'>,
    freezes: JSON.parse(row.freezes) as Stored<'freezes'>,
    lastDay: row.last_day,
  };
}

/** The columns that a decision changes. */
export function changedColumns({
  changes,
  freezes,
  lastDay,
}: Membership): Pick<StoredMembership, 'changes' | 'freezes' | 'last_day'> {
  return {
    changes: JSON.stringify(changes),
    freezes: JSON.stringify(freezes),
    last_day: lastDay,
  };
}

export interface NewMembership {
  readonly memberId: string;
  readonly facilityId: string;
  readonly plan: Pick<BoughtPlan, 'planId' | 'name' | 'timeZone' | 'startsOn'>;
  readonly bill: PlanBill;
  /** The ISO date of the payment at the club. */
  readonly joinedOn: string;
  readonly card: Pick<StoredMembership, 'card_brand' | 'card_token'>;
  readonly locale: StoredMembership['locale'];
  readonly hasAgreement: boolean;
}

/** The row of a new membership, under the chain's present terms. */
export function newMembershipRow(
  { memberId, facilityId, plan, bill, joinedOn, card, locale, hasAgreement }: NewMembership,
  terms: ChainData['terms'],
): StoredMembership {
  const { monthly, promo } = bill;
  const hasReducedMonths = promo !== null && promo.months > 0;
  const ownPromo: Stored<'promo'> = hasReducedMonths
    ? { months: promo.months, monthly: promo.monthly }
    : null;
  const ownTerms: Stored<'terms'> = {
    commitmentMonths: bill.commitmentMonths,
    noticeDays: terms.noticeDays,
    longestFreezeMonths: terms.longestFreezeMonths,
    freezeFee: { minorUnits: terms.freezeFee[monthly.currency], currency: monthly.currency },
  };
  const bought: Stored<'bought'> = {
    planId: plan.planId,
    planName: plan.name,
    facilityId,
    monthly,
  };
  return {
    member_id: memberId,
    joined_on: joinedOn,
    starts_on: bill.isPresale ? null : bill.startsOn,
    starts_from: plan.startsOn,
    time_zone: plan.timeZone,
    terms: JSON.stringify(ownTerms),
    bought: JSON.stringify(bought),
    promo: ownPromo && JSON.stringify(ownPromo),
    changes: '[]',
    freezes: '[]',
    last_day: null,
    billed_until: joinedOn,
    locale,
    has_agreement: hasAgreement ? 1 : 0,
    ...card,
  };
}

/**
 * The first day of a membership that was bought in a presale: the opening of the club. Null while it isn't known, also
 * when its day has passed. A club that says it opened before the purchase charges on that day of the next months.
 */
async function startAfterOpening(
  database: Database,
  row: StoredMembership,
  now: Temporal.Instant,
): Promise<string | null> {
  const { facilityId } = readMembership(row).bought;
  const club = await clubOf(database, facilityId);
  const today = now.toZonedDateTimeISO(row.time_zone).toPlainDate().toString();
  const opening = club.status === 'open' ? club.open_date : openingOfClub(club)?.day;
  if (opening == null || (club.status !== 'open' && opening <= today)) return null;
  const earliest = Temporal.PlainDate.from(row.joined_on).add({ days: 1 });
  const first = nextMonthlyCharge(opening, earliest);
  return first < row.starts_from ? row.starts_from : first;
}

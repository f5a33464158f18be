import { Temporal } from '@foyer/core';
import { standingOn, todayOf } from '@foyer/core/membership';

import type { Account } from '../account/account-table.ts';
import { barcodeOf } from '../account/barcode.ts';
import { clubOf } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import type { Locale } from '../locale/request-locale.ts';
import { membershipOf } from '../membership/membership-table.ts';

/** What a phone's wallet shows of a membership. It has no status, because a pass in a wallet isn't updated. */
export interface MemberPass {
  readonly memberId: string;
  readonly name: string;
  /** The name of the home club; null for none. */
  readonly club: string | null;
  readonly barcode: string;
  /** The end of a canceled membership. */
  readonly endsAt: Temporal.Instant | null;
  readonly locale: Locale;
}

/** Null for someone without a membership, and once it has ended. */
export async function memberPassOf(
  database: Database,
  account: Account,
  now: Temporal.Instant,
  locale: Locale,
): Promise<MemberPass | null> {
  const { member_id: memberId, home_facility_id: facilityId } = account;
  if (memberId === null) return null;
  const membership = await membershipOf(database, memberId, now);
  if (membership && standingOn(membership, todayOf(membership, now)) === 'ended') return null;
  return {
    memberId,
    locale,
    name: `${account.first_name} ${account.last_name}`,
    club: facilityId === null ? null : (await clubOf(database, facilityId)).name,
    barcode: barcodeOf(memberId),
    endsAt: membership?.lastDay == null ? null : endOf(membership.lastDay, membership.timeZone),
  };
}

function endOf(day: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
}

import { Temporal } from '@foyer/core';
import { standingOn, todayOf } from '@foyer/core/membership';

import { type Account, barcodeOf } from '../account/account-table.ts';
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

/** Signs passes for Apple Wallet with the chain's certificate. */
export interface AppleWallet {
  sign(pass: MemberPass): Buffer;
}

/** Signs links that save a pass to Google Wallet. */
export interface GoogleWallet {
  saveLink(pass: MemberPass, now: Temporal.Instant): string;
}

export interface PhoneWallets {
  readonly apple: AppleWallet | null;
  readonly google: GoogleWallet | null;
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

const english = {
  chain: 'Foyer Clubs',
  member: 'Member',
  club: 'Home club',
  memberId: 'Member ID',
};

export const passCopy: Readonly<Record<Locale, typeof english>> = {
  'en-US': english,
  'en-GB': english,
  'es-US': {
    chain: 'Foyer Clubs',
    member: 'Miembro',
    club: 'Club principal',
    memberId: 'Número de miembro',
  },
  'fr-CA': {
    chain: 'Foyer Clubs',
    member: 'Membre',
    club: 'Club d’attache',
    memberId: 'Numéro de membre',
  },
};

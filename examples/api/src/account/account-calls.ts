import type * as z from 'zod/mini';
import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, type Temporal } from '@foyer/core';
import { newVersionStatusId } from '@foyer/core/account';
import { writeMajorUnits } from '@foyer/core/kernel';
import {
  type MembershipStanding,
  nextBill,
  offerOn,
  standingOn,
  todayOf,
} from '@foyer/core/membership';
import type { Context, Hono } from 'hono';
import { sql } from 'kysely';

import { clubOf } from '../clubs/club-table.ts';
import { findRow, findRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { failure, notFound } from '../http/api-failure.ts';
import { memberCalls, refuse } from '../http/serve-call.ts';
import { invoiceNumber } from '../membership/invoice-table.ts';
import { membershipOf } from '../membership/membership-table.ts';
import { encodeMemberId } from '../referral/referral-calls.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type Account, accountOfMember, barcodeOf, type SignedIn } from './account-table.ts';
import { currentAddOn, hasSignedAddOn } from './agreement-calls.ts';
import { suppressionOf } from '../mail/suppression-table.ts';
import { pendingEmail } from './email-calls.ts';
import { secondsLeft, signedAddress } from './signed-address.ts';
import { type Appointment, statusOf } from '../visits/appointment-table.ts';
import { visitToken } from '../visits/visit-link.ts';

export const accountCalls = memberCalls({
  /** The member's id for a link. A prospect has none, and can't invite friends. */
  async encodeMember({ caller: { account } }, { secret }) {
    if (account.member_id === null) return Ok(null);
    return Ok({ encryptedMemberId: await encodeMemberId(secret, account.member_id) });
  },

  async getAccountInformation({ caller: { account }, now }, { database, secret }) {
    return Ok({
      address1: account.address1,
      address2: account.address2,
      city: account.city,
      state: account.state,
      country: account.country,
      zipCode: account.zip_code,
      email: account.email,
      pendingEmail: await pendingEmail(database, account.id),
      emailProblem: await suppressionOf(database, secret, account.email),
      username: account.username,
      facebookId: account.social_id,
      membershipStatus: await membershipStatusOf(database, account, now),
      isProspect: account.member_id === null,
    });
  },

  async getAddOnEligibility({ caller: { account }, now }, { database, data }) {
    const addOn = await currentAddOn(database, data, account, now);
    if (addOn.has_add_on === null) return Ok(null);
    const isSigned = addOn.has_add_on === 1;
    const isOutdated = isSigned && !(await hasSignedAddOn(database, data, account.id));
    return Ok({
      hamptonsAgreementStatusId: isOutdated ? newVersionStatusId : addOn.add_on_status_id,
      hasHamptonsAddOnAgreement: isSigned,
    });
  },

  /** The referral code belongs to the member, everything else to the account. */
  async getMemberProfile({ caller: { account }, now }, { database }) {
    const member = await findRow(database, 'members', { member_id: account.member_id ?? '' });
    const own = account.member_id ?? account.id;
    return Ok({
      firstName: account.first_name,
      lastName: account.last_name,
      memberId: account.member_id,
      userId: `U-${own}`,
      publicId: `P-${own}`,
      shareId: member?.share_id ?? null,
      trackingId: `T-${own}`,
      homeFacilityId: account.home_facility_id,
      height: account.height,
      weight: account.weight,
      strikes: account.strikes,
      hasActivePT: account.has_active_pt === 1,
      membershipStatus: await membershipStatusOf(database, account, now),
      barcode: account.member_id && barcodeOf(account.member_id),
    });
  },

  async getBillingInformation({ caller, now }, { database }) {
    const billing = await billingOf(database, caller);
    if (!billing) return Ok(null);
    const { address1, address2, email } = billing;
    const membership = await billedMembership(database, caller.account, now);
    return Ok({ address1, address2, email, ...cardOf(billing), membership });
  },

  async getGiftCardDetails({ caller: { account } }, { database }) {
    const card = await findRow(database, 'account_gift_cards', { account_id: account.id });
    return Ok(
      card
        ? {
            cardLastFourDigits: card.last_four,
            balance: writeMajorUnits(card.balance),
            currency: card.currency,
            expirationDate: card.expiration_date,
          }
        : null,
    );
  },

  /** Answers another member's picture the same as a missing one, so that nobody learns whether it exists. */
  async listMemberPictures({ query, caller: { account }, now }, { secret }) {
    const asked = query.memberIDsStr.split(',').flatMap((id) => id.trim() || []);
    if (!asked.every((id) => id === account.member_id)) return Err(notYours);
    if (account.member_id === null) return Ok({ membersSignedURLs: [] });
    const place = { folder: '/media/members', memberId: account.member_id, now };
    const signedURL = await signedAddress(secret, 'picture', place);
    return Ok({ membersSignedURLs: [{ signedURL }] });
  },

  async getBillingCard({ caller }, { database }) {
    const billing = await billingOf(database, caller);
    return Ok(billing ? cardOf(billing) : null);
  },

  async getBillingBalance({ caller }, { database }) {
    const billing = await billingOf(database, caller);
    if (!billing) return Ok(null);
    const owed = billing.balance + (await dueOf(database, caller.account.member_id));
    return Ok({ balance: writeMajorUnits(owed), currency: billing.currency });
  },
});

const notYours = failure(403, 'NOT_YOURS', 'These ids belong to another member.', 'memberIDsStr');

function billingOf(database: Database, { account }: SignedIn) {
  return findRow(database, 'account_billing', { account_id: account.id });
}

function cardOf(billing: NonNullable<Awaited<ReturnType<typeof billingOf>>>) {
  return {
    cardLastFourDigits: billing.card_last_four,
    cardType: billing.card_type,
    expirationDate: billing.expiration_date,
  };
}

/** Serves members' pictures at signed URLs. An expired or altered URL gets a 404. */
export function serveMemberPictures(
  app: Hono,
  database: Database,
  secret: ServerSecret,
  now: (context: Context) => Temporal.Instant,
): void {
  app.get('/media/members/:memberId', async (context) => {
    const memberId = context.req.param('memberId');
    const left = await secondsLeft(secret, 'picture', memberId, context.req.query(), now(context));
    const account = left > 0 ? await accountOfMember(database, memberId) : null;
    if (!account) return refuse(context, notFound('There is nothing here.'));
    context.header('Content-Type', 'image/svg+xml');
    // Another site may embed the picture: its account calls reach this API from another origin.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('Cache-Control', `private, max-age=${left}`);
    return context.body(drawMember(`${account.first_name} ${account.last_name}`, memberId));
  });
}

function drawMember(name: string, memberId: string): string {
  const initials = name
    .split(/\s+/)
    .flatMap((word) => [...word][0] ?? [])
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const tone = tones[Number(/\d$/.exec(memberId)?.[0] ?? 0) % tones.length] ?? tones[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">',
    `<rect width="240" height="240" fill="${tone}"/>`,
    '<text x="120" y="146" text-anchor="middle" font-family="Georgia, serif" font-size="84" ',
    `fill="#f6f1e8">${initials}</text></svg>`,
  ].join('');
}

const tones = ['#1d3f36', '#5d4a3a', '#3b4a5a', '#6b5a3e'] as const;

type BilledMembership = NonNullable<
  NonNullable<z.infer<typeof contract.getBillingInformation.answer>>['membership']
>;

/** What a member bought online and pays now. Null for anyone else, and once the membership has ended. */
async function billedMembership(
  database: Database,
  { member_id: memberId }: Account,
  now: Temporal.Instant,
): Promise<BilledMembership | null> {
  const membership = await membershipOf(database, memberId, now);
  if (memberId === null || !membership) return null;
  const { joinedOn, bought } = membership;
  const today = todayOf(membership, now);
  if (standingOn(membership, today) === 'ended') return null;
  const { planName, monthly } = offerOn(membership, today);
  const joining = await findRow(database, 'invoices', {
    number: invoiceNumber(memberId, joinedOn),
  });
  const club = await clubOf(database, bought.facilityId);
  const isWaiting = standingOn(membership, today) === 'upcoming';
  return {
    name: planName,
    currency: monthly.currency,
    monthlyFee: writeMajorUnits(monthly.minorUnits),
    paidOnJoining: writeMajorUnits(joining?.total ?? 0),
    joinedOn,
    nextChargeOn: nextBill(membership, today)?.on ?? null,
    isPresale: isWaiting && club.status !== 'open',
  };
}

/** The sum of the invoices that aren't paid, in minor units. */
async function dueOf(database: Database, memberId: string | null): Promise<number> {
  const due = await findRows(database, 'invoices', { member_id: memberId ?? '', status: 'due' });
  return due.reduce((sum, { total }) => sum + total, 0);
}

/** As the membership that was bought online stands; otherwise as the club entered it. */
async function membershipStatusOf(
  database: Database,
  account: Account,
  now: Temporal.Instant,
): Promise<string> {
  const membership = await membershipOf(database, account.member_id, now);
  if (!membership) return account.membership_status;
  return statuses[standingOn(membership, todayOf(membership, now))];
}

const statuses = {
  upcoming: 'Active',
  active: 'Active',
  frozen: 'Frozen',
  ended: 'Cancelled',
} as const satisfies Record<MembershipStanding, string>;

const mostVisits = 50;

/**
 * The visits of an account are those that were booked with its email address, which is confirmed. A lead's `member_id`
 * can't be used: it names the member who invited the visitor.
 */
export const ownVisitCalls = memberCalls({
  async listOwnVisits({ caller: { account }, now }, { database, secret }) {
    const visits = await visitsBookedBy(database, account.email_key);
    return Ok({ visits: await Promise.all(visits.map((visit) => viewOf(secret, visit, now))) });
  },
});

function visitsBookedBy(database: Database, emailKey: string): Promise<Appointment[]> {
  return database
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .selectAll('appointments')
    .where(sql`lower(leads.email)`, '=', emailKey)
    .orderBy('appointments.starts_at', 'desc')
    .limit(mostVisits)
    .execute();
}

type WireVisit = NonNullable<z.input<(typeof contract.listOwnVisits)['answer']>>['visits'][number];

async function viewOf(
  secret: ServerSecret,
  visit: Appointment,
  now: Temporal.Instant,
): Promise<WireVisit> {
  const state = stateOf(visit, now);
  const linkId = state === 'booked' ? visit.link_id : null;
  return {
    id: visit.id,
    facilityId: visit.facility_id,
    kind: visit.kind,
    startsAt: visit.starts_at,
    state,
    token: linkId && (await visitToken(secret, linkId)),
  };
}

function stateOf(visit: Appointment, now: Temporal.Instant): WireVisit['state'] {
  const status = statusOf(visit, now);
  if (status === 'canceled') return 'canceled';
  if (visit.no_show_at !== null) return 'missed';
  return status === 'ended' ? 'past' : 'booked';
}

import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import { currencyOf } from '@foyer/core/kernel';
import {
  currentFreeze,
  decisionFacts,
  type Freeze,
  type Membership,
  type MembershipDecision,
  type MembershipOffer,
  type MembershipRefusal,
  offerOn,
  pendingChange,
  todayOf,
} from '@foyer/core/membership';

import type { Account } from '../account/account-table.ts';
import { clubOf, findClub } from '../clubs/club-table.ts';
import { translator } from '../copy/translate.ts';
import { employerOfPerson } from '../corporate/employer-table.ts';
import { tryingAgain } from '../database/engine-error.ts';
import { changeRow, changeRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ApiFailure } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { type DecidedChange, membershipMail } from '../mail/membership-mails.ts';
import type { NewMail } from '../mail/outbox-table.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import type { Purchase } from '../payment/purchase-table.ts';
import { offerTo, plansOfferedAt } from '../plans/plan-tables.ts';
import { recordPromise } from '../promises/promise-table.ts';
import { changedColumns, toMembership } from './membership-table.ts';

/** A decision of a member, and what they tell the club about it. */
export interface MembersDecision {
  readonly account: Account & { readonly member_id: string };
  readonly decision: MembershipDecision;
  readonly note: string;
  /** The membership after the decision. */
  readonly rule: (
    membership: Membership,
    decision: MembershipDecision,
    today: string,
  ) => Result<Membership, MembershipRefusal>;
  readonly now: Temporal.Instant;
  readonly locale: Locale;
  /** The path of the page on which the member decided. */
  readonly place: string;
}

export type Refusal =
  | MembershipRefusal
  | 'price-changed'
  | 'not-offered'
  | 'no-membership'
  /** The membership was changed too often. */
  | ApiFailure;

/**
 * Changes the membership in one transaction with its record, the mail to the member and the club's notice. A decision that changes
 * nothing, because it was made before, is reported to nobody.
 */
export function decideMembership(
  backing: Backing,
  { account, decision: wanted, note, rule, now, locale, place }: MembersDecision,
): Promise<Result<Membership, Refusal>> {
  const { database, ids, publicUrl, onMail } = backing;
  const { member_id: memberId } = account;
  return tryingAgain(async () => {
    const decided = await inTransaction(database, async (transaction) => {
      // Remembers the language, and makes other decisions of this member wait.
      const row = await changeRow(transaction, 'memberships', { member_id: memberId }, { locale });
      if (!row) return Err('no-membership' as const);
      const before = await toMembership(transaction, row, now);
      // Between midnight and the start of the billing, or the other way around, a bill that was made stays.
      const today = later(todayOf(before, now), row.billed_until);
      const offered = await asOffered(transaction, memberId, before, wanted, today);
      if (!offered.ok) return offered;
      const decision = offered.val;
      const after = rule(before, decision, today);
      if (!after.ok) return after;
      const columns = changedColumns(after.val);
      const isNew = Object.entries(changedColumns(before)).some(
        ([name, value]) => columns[name as keyof typeof columns] !== value,
      );
      if (!isNew) return Ok({ membership: before, isNew });
      const counted = { ...backing, database: transaction };
      const tooMany = await refusalPast(counted, { decisionsOf: memberId }, { now });
      if (tooMany) return Err(tooMany);
      await changeRows(transaction, 'memberships', { member_id: memberId }, columns);
      const change = { decision, before, after: after.val, today };
      await report(transaction, change);
      return Ok({ membership: after.val, isNew });
    });
    if (decided.ok && decided.val.isNew) onMail();
    return decided.map(({ membership }) => membership);
  });

  async function report(transaction: Database, change: DecidedChange): Promise<void> {
    const at = instantText(now);
    const { before, after, decision, today } = change;
    const home = offerOn(before, today);
    const next = pendingChange(after, today) ?? home;
    const club = await clubOf(transaction, home.facilityId);
    const newClub = await clubOf(transaction, next.facilityId);
    const former = pendingChange(before, today) ?? home;
    const formerClub = await clubOf(transaction, former.facilityId);
    const event = {
      ...(decision.kind === 'freeze'
        ? { type: 'freeze.requested' as const, freeze: freezeOf(change, decision.months, note) }
        : {
            type: 'membership.changed' as const,
            newClub,
            formerClub,
            decision,
            membership: after,
            today,
            note,
          }),
      club,
      member: account,
      at,
    };
    const member = { email: account.email, first_name: account.first_name };
    const translate = translator(backing.data.translations, locale);
    const mail: NewMail = {
      ...membershipMail({ member, club, newClub, ...change, publicUrl, locale, translate }),
      id: ids.next(),
      at,
    };
    await notifyClubs(transaction, ids, [event], [mail]);
    await recordPromise(transaction, ids, {
      holder: { memberId },
      said: {
        kind: 'decision',
        decision: decision.kind,
        ...decisionFacts(decision.kind, after, today),
      },
      locale,
      place,
      at,
    });
  }
}

function freezeOf({ after, today }: DecidedChange, months: number, medicalReason: string): Freeze {
  return { months, startDate: currentFreeze(after, today)?.from ?? today, medicalReason };
}

/** The decision with what the club offers now. Refused if it's no longer what the member saw. */
async function asOffered(
  database: Database,
  memberId: string,
  membership: Membership,
  decision: MembershipDecision,
  today: string,
): Promise<Result<MembershipDecision, Refusal>> {
  if (decision.kind !== 'change') return Ok(decision);
  const { planId, facilityId, monthly } = decision.offer;
  const offers = [offerOn(membership, today), ...(await offersTo(database, memberId, facilityId))];
  const offer = offers.find((one) => one.planId === planId && one.facilityId === facilityId);
  if (offer === undefined) return Err('not-offered');
  const isSeen =
    offer.monthly.minorUnits === monthly.minorUnits && offer.monthly.currency === monthly.currency;
  return isSeen ? Ok({ kind: 'change', offer }) : Err('price-changed');
}

function later(one: string, other: string): string {
  return one < other ? other : one;
}

/**
 * The plans that a member can change to at a club: those of their employer for someone who joined through one, otherwise
 * those that the club offers everyone. A club that isn't open offers nothing to members.
 */
export async function offersTo(
  database: Database,
  memberId: string,
  facilityId: string,
): Promise<readonly MembershipOffer[]> {
  const club = await findClub(database, facilityId);
  if (club?.status !== 'open') return [];
  const purchase = await findRow(database, 'purchases', { member_id: memberId });
  const plans = purchase?.company_email
    ? await employersPlans(database, purchase, purchase.company_email, facilityId)
    : await plansOfferedAt(database, facilityId);
  const currency = currencyOf(club.country);
  return plans.map(({ plan_id: planId, name: planName, monthly_fee: minorUnits }) => ({
    planId,
    planName,
    facilityId,
    monthly: { minorUnits, currency },
  }));
}

async function employersPlans(
  database: Database,
  { corporate_contact_id: contactId }: Purchase,
  companyEmail: string,
  facilityId: string,
) {
  const person = { email: companyEmail, contactId };
  const employer = await employerOfPerson(database, person, facilityId);
  if (!employer) return [];
  const offered = await offerTo(database, {
    companyEmail,
    corporateAccountId: employer.id,
    corporateContactId: contactId ?? undefined,
    facilityId,
  });
  return offered?.plans ?? [];
}

import { defaultAssessmentIds } from '@foyer/core/training';
import { billsBetween } from '@foyer/core/membership';
import { Temporal } from '@foyer/core';
import { currencyOf } from '@foyer/core/kernel';
import { planBill } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import { addRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { accountOfMember, changeAccount, giveLogin } from './account-table.ts';
import { newAccount } from './new-account.ts';
import { isRightPassword } from './passwords.ts';
import { endOtherSessions } from './session-table.ts';
import { clubOf } from '../clubs/club-table.ts';
import { instantText } from '../http/request-time.ts';
import { givenConsent, monthlyConsent } from '../payment/monthly-consent.ts';
import { paymentLanguages } from '../payment/page-shell.ts';
import { priceOf, promiseRow } from '../promises/promise-table.ts';
import { joiningInvoice, monthlyInvoice } from '../membership/invoice-table.ts';
import { newMembershipRow, readMembership } from '../membership/membership-table.ts';

/**
 * Adds the members, their accounts without passwords, and their memberships. The ids are fixed, so that servers that seed at the same time
 * insert the same rows.
 */
export async function seedMembers(database: Database, data: ChainData): Promise<void> {
  const { members } = data.members;
  const referrers = members.map(({ id, referringId, shareId, firstName }) => ({
    member_id: id,
    referring_id: referringId,
    share_id: shareId,
    first_name: firstName,
  }));
  await addRows(database, 'members', referrers);
  const accounts = members.flatMap(({ id, firstName, account: own }) =>
    own ? { ...own, id: `account-${id}`, memberId: id, firstName } : [],
  );
  const rows = accounts.map((one) => ({
    ...newAccount(one.id, one, seededAt),
    member_id: one.memberId,
    address1: one.address?.street ?? null,
    city: one.address?.city ?? null,
    state: one.address?.state ?? null,
    country: one.country,
    zip_code: one.address?.zipCode ?? null,
    home_facility_id: one.homeClub,
    height: one.height,
    weight: one.weight,
    has_active_pt: one.hasActiveTraining ? (1 as const) : (0 as const),
    membership_status: one.membershipStatus,
    add_on_status_id: one.addOnStatusId ?? null,
    has_add_on: one.addOnStatusId === undefined ? null : (1 as const),
  }));
  await addRows(database, 'accounts', rows);
  const billing = accounts.flatMap(({ id, email, address, billing: own }) =>
    own
      ? {
          account_id: id,
          address1: address?.street ?? null,
          email,
          card_last_four: own.cardLastFour,
          card_type: own.cardType,
          expiration_date: own.expirationDate,
          balance: 0,
          currency: own.currency,
        }
      : [],
  );
  await addRows(database, 'account_billing', billing);
  const giftCards = accounts.flatMap(({ id, giftCard: own }) =>
    own
      ? {
          account_id: id,
          last_four: own.lastFour,
          balance: own.balance,
          currency: own.currency,
        }
      : [],
  );
  await addRows(database, 'account_gift_cards', giftCards);
  for (const { id, training: own } of accounts) {
    if (own) await addTraining(database, id, own);
  }
  await seedMemberships(database, data);
}

type Training = NonNullable<
  NonNullable<ChainData['members']['members'][number]['account']>['training']
>;

const seededAt = '2026-01-01T00:00:00.000Z';

async function addTraining(
  database: Database,
  account_id: string,
  { answers, assessments, summary }: Training,
): Promise<void> {
  const given = Object.entries(answers).map(([name, answer]) => ({ account_id, name, answer }));
  await addRows(database, 'training_answers', given);
  const taken = assessments.map(({ name, takenOn, trainer }) => ({
    account_id,
    template_id: defaultAssessmentIds[name],
    taken_on: takenOn,
    trainer: trainer ?? null,
  }));
  await addRows(database, 'training_assessments', taken);
  const { takenOn, age, sex, weightKg, systolic, diastolic } = summary;
  await addRows(database, 'training_summaries', [
    {
      account_id,
      taken_on: takenOn,
      age,
      systolic,
      diastolic,
      sex: sex ?? null,
      weight: weightKg,
      weight_unit: weightKg === null ? null : 'kg',
      body_fat_percent: summary.bodyFatPercent,
      body_water_percent: summary.bodyWaterPercent,
      resting_heart_rate: summary.restingHeartRate,
    },
  ]);
}

/**
 * Gives a member the demo login when developer tools are on, unless they already have a login. Removes it when they are
 * off, so that a development database never goes public with a published password.
 */
export async function settleDemoLogin(
  database: Database,
  { members: { demoLogin } }: ChainData,
  devTools: boolean,
  at: string,
): Promise<void> {
  const account = demoLogin && (await accountOfMember(database, demoLogin.memberId));
  if (!account) return;
  if (devTools) {
    if (account.password_hash === null) await giveLogin(database, account.id, demoLogin, at);
    return;
  }
  const isDemo =
    account.password_hash !== null &&
    (await isRightPassword(demoLogin.password, account.password_hash));
  if (!isDemo) return;
  await changeAccount(database, account.id, { password_hash: null, updated_at: at });
  await endOtherSessions(database, account.id, null, at);
}

/**
 * Adds the memberships of the chain's members, with the invoices that they have paid and what they agreed to. Needs the
 * clubs.
 */
export async function seedMemberships(
  database: Database,
  { members: { members }, plans: { plans }, clubs, terms }: ChainData,
): Promise<void> {
  for (const { id: memberId, account } of members) {
    const own = account?.membership;
    const plan = plans.find(({ id }) => id === own?.plan);
    const place = clubs.places.find((one) => one.clubs.some(({ id }) => id === account?.homeClub));
    if (!account || !own || !plan || !place) continue;
    const currency = currencyOf(place.country);
    const cost = {
      currency,
      monthlyFee: plan.monthlyFee[currency],
      regularMonthlyFee: plan.monthlyFee[currency],
      initiation: { totalDues: plan.totalDues[currency] },
      promotionalSavings: plan.promotionalSavings[currency],
      isReimbursementAvailable: false,
      commitmentMonths: terms.commitmentMonths,
      opening: null,
    };
    const { joinedOn } = own;
    const bill = planBill(cost, Temporal.PlainDate.from(joinedOn));
    const cardBrand = account.billing?.cardType ?? '';
    const facilityId = account.homeClub;
    const card = { card_brand: cardBrand, card_token: 'test-approved' };
    const { timeZone } = place;
    const bought = { planId: plan.id, name: plan.name, timeZone, startsOn: joinedOn };
    const row = newMembershipRow(
      {
        memberId,
        facilityId,
        bill,
        joinedOn,
        card,
        plan: bought,
        locale: 'en-US',
        hasAgreement: false,
      },
      terms,
    );
    const monthly = billsBetween(readMembership(row), joinedOn, own.paidUntil).map((one) => ({
      ...monthlyInvoice({ memberId, facilityId }, one),
      status: 'paid' as const,
      paid_with: cardBrand,
    }));
    const member = { memberId, facilityId, planName: plan.name };
    const joining = joiningInvoice(member, bill, { on: joinedOn, cardBrand });
    await addRows(database, 'memberships', [{ ...row, billed_until: own.paidUntil }]);
    await addRows(database, 'invoices', [joining, ...monthly]);
    const said = { holder: { memberId }, locale: 'en-US', place: '/payment' } as const;
    const at = instantText(
      Temporal.PlainDateTime.from(`${joinedOn}T12:00`).toZonedDateTime(timeZone).toInstant(),
    );
    const price = priceOf(plan.name, facilityId, bill);
    const { name: clubName } = await clubOf(database, facilityId);
    const consent = givenConsent(monthlyConsent(bill, clubName, paymentLanguages['en-US']));
    await addRows(database, 'promises', [
      promiseRow(`price-${memberId}`, { ...said, at, said: price }),
      promiseRow(`consent-${memberId}`, { ...said, at, said: consent }),
    ]);
  }
}

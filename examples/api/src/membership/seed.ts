import { billsBetween } from '@foyer/core/membership';
import { Temporal } from '@foyer/core';
import { currencyOf } from '@foyer/core/kernel';
import { planBill } from '@foyer/core/plans';

import type { ChainData } from '../chain-data.ts';
import { addRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { clubOf } from '../clubs/club-table.ts';
import { instantText } from '../http/request-time.ts';
import { givenConsent, monthlyConsent } from '../payment/monthly-consent.ts';
import { paymentLanguages } from '../payment/page-shell.ts';
import { priceOf, promiseRow } from '../promises/promise-table.ts';
import { joiningInvoice, monthlyInvoice } from './invoice-table.ts';
import { newMembershipRow, readMembership } from './membership-table.ts';

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

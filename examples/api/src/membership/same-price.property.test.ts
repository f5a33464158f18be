import {
  createHttpClient,
  createHttpCorporateRepository,
  createHttpPlanRepository,
} from '@foyer/adapters-http';
import { contract, type WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { formatMoney, type Money, writeMajorUnits } from '@foyer/core/kernel';
import { nextBill } from '@foyer/core/membership';
import { type PlanBill, planBill, type PlanCost, startWindow } from '@foyer/core/plans';
import { facilityId } from '@foyer/core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { beginSession } from '../account/session-table.ts';
import { memberAccount } from '../account/new-account.ts';
import { formatDay } from '../locale/request-locale.ts';
import { systemClock, systemIds } from '../system.ts';
import { aProductBody, verifiedPerson } from '../testing/corporate-join.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { sendAs } from '../testing/members.ts';
import { confirmationIn, goodCard, openPayment, sendForm } from '../testing/payment.ts';
import { aStandardProductBody } from '../testing/standard-join.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { membershipOf } from './membership-table.ts';

describe('The price of a membership', () => {
  const engine = sqliteEngine();
  let api: TestApi;
  let people = 0;
  beforeAll(async () => {
    api = await openTestApi(await engine.newPlace());
  });
  afterAll(async () => {
    await api.close();
    await engine.stop();
  });

  /** Open clubs and presales, in each currency. */
  const club = fc.constantFrom(
    { id: '101', country: 'US' as const },
    { id: '193', country: 'CA' as const },
    { id: '199', country: 'UK' as const },
    { id: '113', country: 'US' as const },
    { id: '206', country: 'UK' as const },
  );
  const purchase = fc.record({
    club,
    plan: fc.nat({ max: 2 }),
    promotion: fc.constantFrom('none', 'card-partner', 'employer'),
    /** Days after the first possible one; null for a buyer who chose no day. */
    startsAfter: fc.option(fc.nat({ max: 90 })),
  });
  type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

  it('MB-60 is the same on the card, the order, the payment, the receipt, the mail, the invoice and the account', async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (wanted) => {
        await everywhereTheSame(wanted);
      }),
      { numRuns: 20, examples: [[presaleOfEmployer], [laterWithPartner]] },
    );
  });

  const presaleOfEmployer: Purchase = {
    ...{
      club: { id: '113', country: 'US' as const },
      plan: 1,
      promotion: 'employer',
      startsAfter: 7,
    },
  };
  const laterWithPartner: Purchase = {
    ...{
      club: { id: '199', country: 'UK' as const },
      plan: 2,
      promotion: 'card-partner',
      startsAfter: 30,
    },
  };

  async function everywhereTheSame(wanted: Purchase): Promise<void> {
    people += 1;
    const offer = await offerOf(wanted);
    if (offer === null) return;
    const { cost, body, email } = offer;
    const place = places[wanted.club.country];
    const now = api.clock.now();
    const today = now.toZonedDateTimeISO(place.zone).toPlainDate();
    const first = startWindow(cost, today)?.first;
    const startDate =
      wanted.startsAfter === null || first === undefined
        ? undefined
        : Temporal.PlainDate.from(first).add({ days: wanted.startsAfter }).toString();
    const bill = planBill(cost, today, startDate ? Temporal.PlainDate.from(startDate) : today);

    const begun = await api.send('POST', contract.createProductToken.path, {
      ...body,
      ...(startDate !== undefined && { startDate }),
    });
    const token = contract.createProductToken.answer.parse(begun.body).result ?? '';
    const page = textsIn(await (await openPayment(api, token)).text());
    for (const line of dueLines(bill)) expect(page).toContain(line.join(' '));
    const monthlyFrom = formatDay(bill.monthlyFrom ?? '', 'en-US');
    expect(page).toContain(`Each month from ${monthlyFrom} ${sum(bill.monthly)}`);

    const paid = await sendForm(api, token, { ...goodCard, ...place.billing });
    const receipt = textsIn(await (await openPayment(api, token)).text());
    expect(receipt).toContain(`Each month from ${monthlyFrom} ${sum(bill.monthly)}`);
    const mail = await welcomeTo(email);
    const mailed = mail.replaceAll(/ {2,}/g, ' ');
    for (const [name, amount] of dueLines(bill)) {
      expect(mailed).toContain(`${name === 'Due today' ? 'Paid today' : name} ${amount}`);
    }
    expect(mail).toContain(`You pay ${sum(bill.monthly)} a month from ${monthlyFrom}`);

    await accountShows(confirmationIn(paid), bill);
  }

  /** The invoice, the membership and the billing information of the member who has just paid. */
  async function accountShows(confirmation: string | null, bill: PlanBill): Promise<void> {
    const details = await api.send('GET', `/v6/acq/payment/token/${confirmation}`);
    const memberId = String(contract.getProductDetails.answer.parse(details.body).memberID);
    const account = await memberAccount(
      api.database,
      systemIds,
      memberId,
      api.clock.now().toString(),
    );
    const { token } = await beginSession(
      api.database,
      api.secret,
      account?.id ?? '',
      api.clock.now(),
    );
    const read = async (path: string) => (await sendAs(api, token, 'GET', path)).body;
    const { invoices } = contract.listInvoices.answer.parse(await read(contract.listInvoices.path));
    expect(invoices).toHaveLength(1);
    const { firstMonth, initiation, saved, dueToday, monthly } = bill;
    expect(invoices[0]).toMatchObject({
      total: writeMajorUnits(dueToday.minorUnits),
      currency: dueToday.currency,
      lines: [
        ['first-month', firstMonth.minorUnits],
        ['initiation', initiation.minorUnits],
        ['saved', -saved.minorUnits],
      ]
        .filter(([, amount]) => amount !== 0)
        .map(([kind, amount]) => ({ kind, amount: writeMajorUnits(Number(amount)) })),
    });
    const membership = await membershipOf(api.database, memberId, api.clock.now());
    expect(membership).toMatchObject({
      startsOn: bill.startsOn,
      bought: { monthly },
      terms: { commitmentMonths: bill.commitmentMonths },
    });
    expect(membership && nextBill(membership, '2026-11-20')).toMatchObject({
      ...{ on: bill.monthlyFrom, total: monthly },
    });
    expect(await read(contract.getBillingInformation.path)).toMatchObject({
      membership: {
        monthlyFee: writeMajorUnits(monthly.minorUnits),
        paidOnJoining: writeMajorUnits(dueToday.minorUnits),
        nextChargeOn: bill.monthlyFrom,
        isPresale: bill.isPresale,
      },
    });
  }

  /** The plan's cost as its card gets it, and the request of its buyer. Null if the employer offers fewer plans. */
  async function offerOf({ club: { id, country }, plan: index, promotion }: Purchase): Promise<{
    readonly cost: PlanCost;
    readonly body: WireProductTokenRequest;
    readonly email: string;
  } | null> {
    const client = createHttpClient({
      baseUrl: 'http://localhost',
      fetch: (url, init) => Promise.resolve(api.app.request(url, init)),
      clock: systemClock,
      random: () => 0,
    });
    const at = { facilityId: facilityId(id), country };
    if (promotion === 'employer') {
      const person = await verifiedPerson(api, `buyer${people}@acme.example`);
      const offer = await createHttpCorporateRepository(client).plans({ ...person, club: at });
      const plan = offer.unwrap().plans[index];
      if (plan === undefined) return null;
      const body = aProductBody(person, plan.planId);
      const selectedClubDetails = { facilityId: id, name: 'A club' };
      return { cost: plan.cost, body: { ...body, selectedClubDetails }, email: 'ada@example.com' };
    }
    const cookies = { read: () => (promotion === 'card-partner' ? 'premium-card' : null) };
    const plans = createHttpPlanRepository(client, cookies);
    const plan = (await plans.ofClub({ club: at, memberId: null })).unwrap().plans[index];
    if (plan === undefined) throw new Error('The club sells three plans.');
    const { cost, planId } = plan;
    const email = `buyer${people}@mail.example`;
    const seen = {
      monthlyFee: writeMajorUnits(cost.monthlyFee),
      regularMonthlyFee: writeMajorUnits(cost.regularMonthlyFee),
      initiation: { totalDues: writeMajorUnits(cost.initiation.totalDues) },
      promotionalSavings: writeMajorUnits(cost.promotionalSavings),
      isReimbursementAvailable: cost.isReimbursementAvailable,
    };
    return {
      cost,
      body: aStandardProductBody({ email, facilityId: id, planId, cost: seen }),
      email,
    };
  }

  async function welcomeTo(email: string): Promise<string> {
    const mail = await api.database
      .selectFrom('outbox_mail')
      .select('body')
      .where('recipient', '=', email)
      .where('subject', 'like', 'Welcome%')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    return mail.body;
  }
});

/** At 10:00 in New York it's the same day at all of these clubs. */
const places = {
  US: { zone: 'America/New_York', billing: { postalCode: '10013', state: 'NY' } },
  CA: { zone: 'America/Toronto', billing: { postalCode: 'H2Y 1C6', state: 'QC' } },
  UK: { zone: 'Europe/London', billing: { postalCode: 'W8 4PT', state: '' } },
} as const;

/** The lines of today's payment, by the names that the payment page gives them. */
function dueLines({ firstMonth, initiation, saved, dueToday }: PlanBill) {
  const lines: readonly (readonly [name: string, amount: Money, text: string])[] = [
    ['First month', firstMonth, sum(firstMonth)],
    ['Initiation', initiation, sum(initiation)],
    ['Initiation discount', saved, `−${sum(saved)}`],
    ['Due today', dueToday, sum(dueToday)],
  ];
  return lines.flatMap(([name, amount, text]) =>
    amount.minorUnits > 0 ? [[name, text] as const] : [],
  );
}

function sum(money: Money): string {
  return formatMoney(money, { locale: 'en-US', wholeUnits: true });
}

function textsIn(page: string): string {
  return page.replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
}

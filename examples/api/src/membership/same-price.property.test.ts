import {
  createHttpClient,
  createHttpCorporateRepository,
  createHttpDayPasses,
  createHttpPlanRepository,
  createHttpProductRepository,
  type HttpClient,
} from '@foyer/adapters-http';
import { contract, type WireProductTokenRequest } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { formatMoney, type Money, writeMajorUnits } from '@foyer/core/kernel';
import { nextBill } from '@foyer/core/membership';
import {
  monthlyPayments,
  type PlanBill,
  planBill,
  type PlanCost,
  type PlanPromo,
  type PromoBill,
  startWindow,
  withPromo,
} from '@foyer/core/plans';
import { facilityId } from '@foyer/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { clubOf } from '../clubs/club-table.ts';
import { formatDay } from '../locale/request-locale.ts';
import { systemClock, systemIds } from '../system.ts';
import { aProductBody, aStandardProductBody, verifiedPerson } from '../testing/joins.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aHeldPrice } from '../testing/held-price.ts';
import { storedMails } from '../testing/mails.ts';
import { asMember } from '../testing/members.ts';
import { confirmationIn, goodCard, openPayment, sendForm } from '../testing/payment.ts';
import { sharedApi, unsigned } from '../testing/test-api.ts';
import { membershipOf } from './membership-table.ts';

describe('The price of a membership', () => {
  const free = { from: '2026-01-01', until: '2030-12-31', monthly: { percent: 100, months: 2 } };
  const shipped = shippedData();
  const codes = [...shipped['promo-codes'], { code: 'FREEMONTHS', ...free }];
  const api = sharedApi(sqliteEngine(), {
    data: { ...shipped, ...unsigned, 'promo-codes': codes },
  });
  let people = 0;

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
    promotion: fc.constantFrom('none', 'card-partner', 'employer', 'held'),
    promoCode: fc.constantFrom(null, 'WELCOME50', 'MONTHS20', 'NEWYEAR', 'FREEMONTHS'),
    /** Days after the first possible one; null for a buyer who chose no day. */
    startsAfter: fc.option(fc.nat({ max: 90 })),
  });
  type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

  it('MB-60 MB-133 is the same on the card, the order, the payment, the receipt, the mail, the invoice and the account', async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (wanted) => {
        await everywhereTheSame(wanted);
      }),
      { numRuns: 30, examples: [[presaleOfEmployer], [laterWithPartner], [freeMonths], [held]] },
    );
  });

  it('MB-174 of a day pass is the same on the card, the form, the order, the payment, the receipt and the mail', async () => {
    const clubs = ['101', '102', '152', '193', '199'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...clubs),
        fc.integer({ min: 0, max: 29 }),
        async (place, after) => {
          people += 1;
          const at = facilityId(place);
          const dayPasses = createHttpDayPasses(client());
          const { dayPass } = (await dayPasses.atClub(at)).unwrap() ?? {};
          if (!dayPass) throw new Error('The club sells day passes.');
          const { price } = dayPass;
          const club = await clubOf(api.database, place);
          const plans = createHttpPlanRepository(client(), { read: () => null });
          const country = club.country as 'US' | 'CA' | 'UK';
          const offer = await plans.ofClub({ club: { facilityId: at, country }, memberId: null });
          expect(offer.unwrap().dayPassPrice).toEqual(price);
          const email = `pass${people}@mail.example`;
          const today = api.clock.now().toZonedDateTimeISO(club.time_zone).toPlainDate();
          const order = {
            id: systemIds.next(),
            facilityId: at,
            email,
            phone: '2125550123',
            price,
            day: today.add({ days: after }).toString(),
            firstName: 'Ada',
            lastName: 'Byron',
          };
          const token = (await dayPasses.begin(order)).unwrap();
          const page = textsIn(await (await openPayment(api, token)).text());
          expect(page).toContain(`Day pass, taxes included ${sum(price)}`);
          expect(page).toContain(`Due today ${sum(price)}`);
          const { billing } = places[country];
          const paid = await sendForm(api, token, { ...goodCard, ...billing });
          const receipt = textsIn(await (await openPayment(api, token)).text());
          expect(receipt).toContain(`Charged ${sum(price)}`);
          const bought = (await dayPasses.confirmation(confirmationIn(paid) ?? '')).unwrap();
          expect(bought).toMatchObject({ price, day: order.day });
          const [mail] = await storedMails(api, email);
          const mailed = (mail?.body ?? '').replaceAll(/ {2,}/g, ' ');
          expect(mailed).toContain(`Day pass, taxes included ${sum(price)}`);
          expect(mailed).toContain(`Paid today ${sum(price)}`);
          const [promise] = await api.database
            .selectFrom('promises')
            .select('said')
            .where('transaction_id', '=', order.id)
            .execute();
          expect(JSON.parse(promise?.said ?? '')).toMatchObject({ price, day: order.day });
        },
      ),
      { numRuns: 15, examples: clubs.map((place) => [place, 3]) },
    );
  });

  const presaleOfEmployer: Purchase = {
    club: { id: '113', country: 'US' as const },
    plan: 1,
    promotion: 'employer',
    promoCode: 'NEWYEAR',
    startsAfter: 7,
  };
  const laterWithPartner: Purchase = {
    club: { id: '199', country: 'UK' as const },
    plan: 2,
    promotion: 'card-partner',
    promoCode: 'MONTHS20',
    startsAfter: 30,
  };
  const freeMonths: Purchase = {
    club: { id: '193', country: 'CA' as const },
    plan: 0,
    promotion: 'none',
    promoCode: 'FREEMONTHS',
    startsAfter: null,
  };

  const held: Purchase = {
    club: { id: '101', country: 'US' as const },
    plan: 1,
    promotion: 'held',
    promoCode: null,
    startsAfter: 3,
  };

  async function everywhereTheSame(wanted: Purchase): Promise<void> {
    people += 1;
    const offer = await offerOf(wanted);
    if (offer === null) return;
    const { cost: own, body, email } = offer;
    const promo = await promoOf(wanted);
    const cost = withPromo(own, promo);
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
      ...(cost.promo && { promoCode: cost.promo.code }),
    });
    const token = contract.createProductToken.answer.parse(begun.body).result ?? '';
    const page = textsIn(await (await openPayment(api, token)).text());
    for (const line of dueLines(bill)) expect(page).toContain(line.join(' '));
    const later = laterLines(bill);
    for (const line of later) expect(page).toContain(line);

    const paid = await sendForm(api, token, { ...goodCard, ...place.billing });
    const receipt = textsIn(await (await openPayment(api, token)).text());
    for (const line of later) expect(receipt).toContain(line);
    const mail = await welcomeTo(email);
    const mailed = mail.replaceAll(/ {2,}/g, ' ');
    for (const [name, amount] of dueLines(bill)) {
      expect(mailed).toContain(`${name === 'Due today' ? 'Paid today' : name} ${amount}`);
    }
    expect(mail).toContain(mailedLater(bill));

    await accountShows(confirmationIn(paid), bill);
  }

  /** The invoice, the membership and the billing information of the member who has just paid. */
  async function accountShows(confirmation: string | null, bill: PlanBill): Promise<void> {
    const details = await api.send('GET', `/v6/acq/payment/token/${confirmation}`);
    const memberId = String(contract.getProductDetails.answer.parse(details.body).memberID);
    const member = await asMember(api, memberId);
    const read = async (path: string) => (await member.send('GET', path)).body;
    const { invoices } = contract.listInvoices.answer.parse(await read(contract.listInvoices.path));
    expect(invoices).toHaveLength(1);
    const { firstMonth, initiation, saved, promo, dueToday, monthly } = bill;
    expect(invoices[0]).toMatchObject({
      total: writeMajorUnits(dueToday.minorUnits),
      currency: dueToday.currency,
      lines: [
        ['first-month', firstMonth.minorUnits],
        ['initiation', initiation.minorUnits],
        ['saved', -saved.minorUnits],
        ['promo', -(promo?.today.minorUnits ?? 0)],
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
    // Later invoices match what was shown, and free months have none.
    const [first, regular = first] = monthlyPayments(bill);
    for (const { amount, from } of [first, regular]) {
      const before = Temporal.PlainDate.from(from ?? '').subtract({ days: 1 });
      const next = membership && nextBill(membership, before.toString());
      if (amount.minorUnits > 0) expect(next).toMatchObject({ on: from, total: amount });
      else expect(next?.on).toBe(regular.from);
    }
    expect(await read(contract.getBillingInformation.path)).toMatchObject({
      membership: {
        monthlyFee: writeMajorUnits(monthly.minorUnits),
        paidOnJoining: writeMajorUnits(dueToday.minorUnits),
        nextChargeOn: first.amount.minorUnits > 0 ? first.from : regular.from,
        isPresale: bill.isPresale,
      },
    });
  }

  function client(): HttpClient {
    return createHttpClient({
      baseUrl: 'http://localhost',
      fetch: (url, init) => Promise.resolve(api.app.request(url, init)),
      clock: systemClock,
      random: () => 0,
    });
  }

  /** The plan's cost as its card gets it, and the request of its buyer. Null if the employer offers fewer plans. */
  async function offerOf({ club: { id, country }, plan: index, promotion }: Purchase): Promise<{
    readonly cost: PlanCost;
    readonly body: WireProductTokenRequest;
    readonly email: string;
  } | null> {
    const at = { facilityId: facilityId(id), country };
    if (promotion === 'employer') {
      const person = await verifiedPerson(api, `buyer${people}@acme.example`);
      const offer = await createHttpCorporateRepository(client()).plans({ ...person, club: at });
      const plan = offer.unwrap().plans[index];
      if (plan === undefined) return null;
      const body = aProductBody(person, plan.planId);
      const selectedClubDetails = { facilityId: id, name: 'A club' };
      return { cost: plan.cost, body: { ...body, selectedClubDetails }, email: 'ada@example.com' };
    }
    const cookies = { read: () => (promotion === 'card-partner' ? 'premium-card' : null) };
    const plans = createHttpPlanRepository(client(), cookies);
    const plan = (await plans.ofClub({ club: at, memberId: null })).unwrap().plans[index];
    if (plan === undefined) throw new Error('The club sells three plans.');
    const { planId } = plan;
    const email = `buyer${people}@mail.example`;
    const heldPriceToken =
      promotion === 'held' ? await aHeldPrice(api, { facilityId: id, planId, email }) : undefined;
    const cost =
      heldPriceToken === undefined ? plan.cost : await heldCost(heldPriceToken, plan.cost);
    const seen = {
      monthlyFee: writeMajorUnits(cost.monthlyFee),
      regularMonthlyFee: writeMajorUnits(cost.regularMonthlyFee),
      initiation: { totalDues: writeMajorUnits(cost.initiation.totalDues) },
      promotionalSavings: writeMajorUnits(cost.promotionalSavings),
      isReimbursementAvailable: cost.isReimbursementAvailable,
    };
    return {
      cost,
      body: {
        ...aStandardProductBody({ email, facilityId: id, planId, cost: seen }),
        ...(heldPriceToken !== undefined && { heldPriceToken }),
      },
      email,
    };
  }

  /** The code as the join gets it; null without one. */
  async function promoOf({ club: { id }, promoCode }: Purchase): Promise<PlanPromo | null> {
    if (promoCode === null) return null;
    const products = createHttpProductRepository(client());
    return (await products.promo({ code: promoCode, facilityId: id })).unwrap();
  }

  /** What the plan costs on the card of the link's visitor. */
  async function heldCost(token: string, usual: PlanCost): Promise<PlanCost> {
    const read = await createHttpProductRepository(client()).heldPrice(token);
    const cost = read.unwrap()?.offer?.plan.cost;
    if (cost === undefined) throw new Error('The price is held.');
    expect(cost).toMatchObject({ monthlyFee: 111_00, commitmentMonths: 6 });
    return { ...cost, opening: usual.opening };
  }

  async function welcomeTo(email: string): Promise<string> {
    const mails = await storedMails(api, email);
    return mails.findLast(({ subject }) => subject.startsWith('Welcome'))?.body ?? '';
  }
});

/** At 10:00 in New York it's the same day at all of these clubs. */
const places = {
  US: { zone: 'America/New_York', billing: { postalCode: '10013', state: 'NY' } },
  CA: { zone: 'America/Toronto', billing: { postalCode: 'H2Y 1C6', state: 'QC' } },
  UK: { zone: 'Europe/London', billing: { postalCode: 'W8 4PT', state: '' } },
} as const;

/** The lines of today's payment, by the names that the payment page gives them. */
function dueLines({ firstMonth, initiation, saved, promo, dueToday }: PlanBill) {
  const lines: readonly (readonly [name: string, amount: Money, text: string])[] = [
    ['First month', firstMonth, sum(firstMonth)],
    ['Initiation', initiation, sum(initiation)],
    ['Initiation discount', saved, `−${sum(saved)}`],
    ...(promo === null ? [] : [promoLine(promo)]),
    ['Due today', dueToday, sum(dueToday)],
  ];
  return lines.flatMap(([name, amount, text]) =>
    amount.minorUnits > 0 ? [[name, text] as const] : [],
  );
}

function promoLine({ code, today }: PromoBill) {
  return [`Promo code ${code}`, today, `−${sum(today)}`] as const;
}

/** The lines of the later payments, as the payment page names them. */
function laterLines(bill: PlanBill): readonly string[] {
  return monthlyPayments(bill).map(({ amount, from, months }) => {
    const day = formatDay(from ?? '', 'en-US');
    const often = months === null ? 'Each month' : months === 1 ? 'One month' : `${months} months`;
    return `${often} from ${day} ${sum(amount)}`;
  });
}

function mailedLater(bill: PlanBill): string {
  const [{ amount, from, months }] = monthlyPayments(bill);
  const paid = `You pay ${sum(amount)} a month from ${formatDay(from ?? '', 'en-US')}`;
  if (months === null) return paid;
  return `${paid} for ${months} ${months === 1 ? 'month' : 'months'}, then ${sum(bill.monthly)} a month`;
}

function sum(money: Money): string {
  return formatMoney(money, { locale: 'en-US', wholeUnits: true });
}

function textsIn(page: string): string {
  return page.replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
}

import { contract } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { changeAccount } from '../account/account-table.ts';
import { beginSession } from '../account/session-table.ts';
import { shippedData } from '../chain-data.ts';
import { changeRows } from '../database/rows.ts';
import { type BillingBacking, billMembers } from '../membership/bill-members.ts';
import { testCharger } from '../payment/cards.ts';
import { productsOf } from '../privacy/person.ts';
import { systemIds } from '../system.ts';
import { cardChangeSuite } from './card-change.suite.ts';
import {
  aProductToken,
  aStandardProductToken,
  type StandardPurchase,
  verifiedPerson,
} from './joins.ts';
import type { TestEngine } from './engines.ts';
import { storedMails } from './mails.ts';
import { asMember, payFor, sendAs } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { sharedApi } from './test-api.ts';

type Decision = Record<string, unknown>;

/** Memberships from the purchase to the bills, on each engine. */
export function membershipCallsSuite(engine: TestEngine): void {
  cardChangeSuite(engine);

  describe(`Memberships over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let people = 0;

    it('MB-58 HT-90 HT-93 a purchase creates the membership and its first invoice, at the prices that were paid', async () => {
      const member = await joined({ planId: '16' });
      expect(await member.membership()).toMatchObject({
        joinedOn: '2026-11-20',
        startsOn: '2026-11-20',
        currency: 'USD',
        lastDay: null,
        terms: { commitmentMonths: 12, noticeDays: 30, freezeFee: '15.00' },
        bought: { planId: '16', planName: 'Regional Access', monthlyFee: '255.00' },
      });
      expect(await member.invoices()).toEqual([
        {
          number: `${member.memberId}-261120`,
          on: '2026-11-20',
          status: 'paid',
          facilityId: '101',
          currency: 'USD',
          total: '455.00',
          paidWith: 'Visa',
          lines: [
            { kind: 'first-month', planName: 'Regional Access', amount: '255.00' },
            { kind: 'initiation', planName: 'Regional Access', amount: '500.00' },
            { kind: 'saved', planName: 'Regional Access', amount: '-300.00' },
          ],
        },
      ]);
    });

    it('MB-59 HT-91 each decision mails the member and tells the club, a repeated one nobody', async () => {
      const member = await joined();
      const freeze = { kind: 'freeze', from: '2026-12-01', months: 2 };
      const decisions: readonly (readonly [Decision, subject: string])[] = [
        [freeze, 'Membership frozen from December 20, 2026'],
        [{ kind: 'unfreeze' }, 'Your membership isn’t frozen'],
        [{ kind: 'cancel' }, 'Membership canceled: last day November 19, 2027'],
        [{ kind: 'keep' }, 'Your membership continues'],
        [allAccess, 'Your membership changes on December 20, 2026'],
        [{ kind: 'undo-change' }, 'Your membership stays as it is'],
      ];
      for (const [decision] of decisions) {
        expect((await member.decide(decision, 'My knee.')).status).toBe(200);
        expect((await member.decide(decision, 'Again.')).status).toBe(200);
      }
      expect(await member.subjects()).toEqual(decisions.map(([, subject]) => subject));
      const events = await api.database
        .selectFrom('webhooks')
        .select(['type', 'body'])
        .where('about', '=', member.accountId)
        .orderBy('number')
        .execute();
      expect(events.map(({ type }) => type)).toEqual([
        'freeze.requested',
        ...Array.from({ length: 5 }, () => 'membership.changed'),
      ]);
      expect(JSON.parse(events[2]?.body ?? '')).toMatchObject({
        data: { decision: 'cancel', lastDay: '2027-11-19', memberId: member.memberId },
      });
      expect(JSON.parse(events[4]?.body ?? '')).toMatchObject({
        data: { change: { from: '2026-12-20', planId: '17', club: { id: '101' } } },
      });
      expect(events.some(({ body }) => body.includes('knee'))).toBe(false);
    });

    it('MB-59 mails the days and amounts that follow from a decision, in the member’s language', async () => {
      const member = await joined();
      await member.decide({ kind: 'freeze', from: '2026-12-01', months: 2 });
      const [frozen = ''] = await member.bodies();
      for (const fact of [
        /First day +December 20, 2026/,
        /Resumes on +February 20, 2027/,
        /Fee per month +\$15/,
        /Commitment until +January 19, 2028/,
        /Next bill +\$15 on December 20, 2026/,
      ]) {
        expect(frozen).toMatch(fact);
      }
      await member.decide({ kind: 'cancel' }, '', { 'accept-language': 'es-US' });
      const [canceled = ''] = await member.bodies();
      expect(canceled).toMatch(/Último día +19 de noviembre de 2027/);
      expect(canceled).toMatch(/Último cobro +\$205 el 20 de octubre de 2027/);
    });

    it('MB-123 mails name the plan in the member’s language: the welcome, a change and a receipt', async () => {
      const member = await joined();
      const french = { 'accept-language': 'fr-CA' };
      const { email } = member;
      const again = `/v6/acq/residential/thankyouemail/${member.memberId}/Ada/101/${email}`;
      await api.send('GET', again, undefined, french);
      expect(await lastMailTo(email)).toMatch(/Accès Sélect/);
      await member.decide({ ...allAccess }, '', french);
      expect(await lastMailTo(email)).toMatch(/Forfait +Accès complet/);
      await member.decide({ kind: 'undo-change' }, '', french);
      expect(await lastMailTo(email)).toMatch(/Accès Sélect/);
      await bill('2026-12-20');
      expect(await lastMailTo(email)).toMatch(/Accès Sélect, un mois +205/);
    });

    it('MB-59 both clubs hear of a member who changes the club', async () => {
      const member = await joined();
      expect((await member.decide(selectAt('102'))).status).toBe(200);
      const told = await api.database
        .selectFrom('outbox_mail')
        .select('recipient')
        .where('subject', '=', 'Membership changed: Ada Lovelace')
        .orderBy('recipient')
        .execute();
      const recipients = told.map(({ recipient }) => recipient);
      expect(recipients).toContain('tribeca@foyer.example');
      expect(recipients).toContain('soho@foyer.example');
    });

    it.each<[string, Decision]>([
      ['take the change back', { kind: 'undo-change' }],
      ['change to a third club instead', selectAt('103')],
    ])('MB-59 the club that expected a member hears when they %s', async (_, decision) => {
      const member = await joined();
      expect((await member.decide(selectAt('102'))).status).toBe(200);
      expect((await member.decide(decision)).status).toBe(200);
      const told = await api.database
        .selectFrom('outbox_mail')
        .select(['subject', 'body'])
        .where('concerns', '=', member.accountId)
        .where('recipient', '=', 'soho@foyer.example')
        .execute();
      expect(told.map(({ subject }) => subject)).toEqual([
        'Membership changed: Ada Lovelace',
        'Change taken back: Ada Lovelace',
      ]);
      expect(told[1]?.body).toContain('Ada Lovelace isn’t changing to Foyer SoHo after all.');
    });

    it('MB-59 a decision before the change to another club names that club', async () => {
      const member = await joined();
      expect((await member.decide(selectAt('102'))).status).toBe(200);
      expect((await member.decide({ kind: 'cancel' })).status).toBe(200);
      const { body } = await api.database
        .selectFrom('webhooks')
        .select('body')
        .where('type', '=', 'membership.changed')
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(body)).toMatchObject({
        data: { decision: 'cancel', club: { id: '101' }, change: { club: { id: '102' } } },
      });
    });

    it('MB-57 HT-92 someone who joined through an employer changes to what the employer’s people pay', async () => {
      const person = await verifiedPerson(api, 'grace.m@acme.example');
      const member = await paid(await aProductToken(api, person, '15'));
      const { body } = await member.send('GET', '/v6/account/membership/offers/102');
      const { offers } = contract.listMembershipOffers.answer.parse(body);
      expect(offers.map(({ planId, monthlyFee }) => [planId, monthlyFee])).toEqual([
        ['15', '175.00'],
        ['16', '240.00'],
        ['17', '295.00'],
      ]);
      const publicFee = { ...allAccess, facilityId: '102' };
      expect(await member.decide(publicFee)).toMatchObject({
        status: 409,
        body: { error: { code: 'PRICE_CHANGED' } },
      });
      expect((await member.decide({ ...publicFee, monthlyFee: '295.00' })).status).toBe(200);
    });

    it('MB-57 HT-92 a club that hasn’t opened offers nothing to members', async () => {
      const member = await joined();
      const { body } = await member.send('GET', '/v6/account/membership/offers/113');
      expect(body).toEqual({ offers: [] });
    });

    it('MB-55 the club of a change is the account’s home club once it applies', async () => {
      const member = await joined();
      await member.decide(selectAt('102'));
      const homeOn = async (day: string) => {
        await bill(day);
        const then = await member.at(`${day}T15:00:00Z`);
        return (await then('GET', `${contract.getMemberProfile.path}?source=Web`)).body;
      };
      expect(await homeOn('2026-12-19')).toMatchObject({ homeFacilityId: '101' });
      expect(await homeOn('2026-12-20')).toMatchObject({ homeFacilityId: '102' });
      const now = await member.at('2026-12-20T16:00:00Z');
      expect((await now('GET', contract.listInvoices.path)).body).toMatchObject({
        invoices: [{ facilityId: '102' }, { facilityId: '101' }],
      });
    });

    it('MB-55 HT-91 a club of another currency is refused', async () => {
      const member = await joined();
      const inPounds = { ...allAccess, facilityId: '199', monthlyFee: '245.00', currency: 'GBP' };
      expect(await member.decide(inPounds)).toMatchObject({
        status: 409,
        body: { error: { code: 'OTHER_CURRENCY' } },
      });
    });

    it('MB-65 of twenty decisions at the same moment, each applies to the one before: one state, one mail for each change', async () => {
      const member = await joined();
      const freezes = Array.from({ length: 20 }, (_, index) => ({
        kind: 'freeze',
        from: '2026-12-01',
        months: 1 + (index % 3),
      }));
      const answers = await Promise.all(freezes.map((freeze) => member.decide(freeze)));
      const membership = await member.membership();
      expect(membership?.freezes).toHaveLength(1);
      const won = answers.filter(({ status }) => status === 200);
      expect(won.length).toBeGreaterThan(0);
      for (const { body } of won) expect(body).toEqual(membership);
      expect(await member.subjects()).toHaveLength(1);
    });

    it('MB-59 a membership changes thirty times an hour at most, so that nobody floods a club with mail', async () => {
      const member = await joined();
      const statuses = [];
      for (let count = 0; count < 31; count += 1) {
        const kind = count % 2 === 0 ? 'cancel' : 'keep';
        statuses.push((await member.decide({ kind })).status);
      }
      expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
      expect(statuses.at(-1)).toBe(429);
      expect((await member.membership())?.lastDay).toBeNull();
    });

    it('MB-66 AC-15 the former freeze call freezes, and replaces a freeze that hasn’t started', async () => {
      const member = await joined();
      const ask = async (freezeDuration: number) =>
        member.send('POST', contract.requestFreeze.path, {
          freezeDuration,
          startDate: '2026-12-01',
          medicalReason: 'A knee.',
        });
      expect((await ask(2)).status).toBe(200);
      expect((await ask(2)).status).toBe(200);
      expect((await ask(3)).status).toBe(200);
      expect((await member.membership())?.freezes).toEqual([
        { from: '2026-12-20', until: '2027-03-20' },
      ]);
      expect(await member.subjects()).toHaveLength(2);
      await member.decide({ kind: 'cancel' });
      expect(await ask(1)).toMatchObject({ status: 409, body: { error: { code: 'LEAVING' } } });
    });

    it('MB-64 the account’s status and billing follow the membership', async () => {
      const member = await joined();
      await member.decide({ kind: 'freeze', from: '2026-11-21', months: 1 });
      await member.decide({ ...allAccess });
      const on = async (day: string) => {
        const then = await member.at(`${day}T17:00:00Z`);
        const read = async (path: string) => (await then('GET', path)).body;
        return [
          await read(contract.getAccountInformation.path),
          await read(`${contract.getMemberProfile.path}?source=Web`),
          await read(contract.getBillingInformation.path),
        ];
      };
      const all = (membershipStatus: string, membership: object | null) => [
        { membershipStatus },
        { membershipStatus },
        { membership },
      ];
      const before = { name: 'Select Access', monthlyFee: '205.00', nextChargeOn: '2026-12-20' };
      const after = { name: 'All Access', monthlyFee: '305.00', nextChargeOn: '2027-01-20' };
      expect(await on('2026-12-19')).toMatchObject(all('Active', before));
      expect(await on('2026-12-20')).toMatchObject(all('Frozen', after));
      const today = await member.at('2026-11-20T15:30:00Z');
      for (const kind of ['unfreeze', 'cancel']) {
        const body = { decision: { kind }, note: '' };
        await today('POST', contract.decideMembership.path, body);
      }
      expect(await on('2027-11-19')).toMatchObject(all('Active', { name: 'All Access' }));
      expect(await on('2027-11-20')).toMatchObject(all('Cancelled', null));
    });

    it('MB-63 a membership of a presale starts with the opening, on whatever day that is', async () => {
      const member = await joined({ facilityId: '113' });
      expect(await member.membership()).toMatchObject({ startsOn: '2027-03-01' });
      await bill('2026-12-01');
      await opens('presale', '2026-11-02');
      expect((await member.membership())?.startsOn).toBeNull();
      await bill('2027-03-01');
      await opens('presale', '2027-04-01');
      expect(await member.membership()).toMatchObject({ startsOn: '2027-04-01' });
      await bill('2027-04-01');
      expect(await member.invoices()).toHaveLength(1);
      await opens('open', '2027-04-02');
      await bill('2027-04-03');
      expect(await member.invoices()).toMatchObject([
        { on: '2027-04-02', total: '165.00', status: 'paid' },
        { on: '2026-11-20' },
      ]);
      await opens('presale', '2027-03-01');
    });

    it('MB-63 a membership starts on the day that was chosen, and not before it when the club opens earlier', async () => {
      const later = await joined({ startDate: '2027-01-15' });
      expect(await later.membership()).toMatchObject({
        joinedOn: '2026-11-20',
        startsOn: '2027-01-15',
      });
      expect(await later.invoices()).toMatchObject([{ on: '2026-11-20', total: '300.00' }]);
      const presale = await joined({ facilityId: '113', startDate: '2027-03-15' });
      await opens('open', '2027-03-05');
      expect(await presale.membership()).toMatchObject({ startsOn: '2027-03-15' });
      await bill('2027-01-15');
      expect(await later.invoices()).toMatchObject([
        { on: '2027-01-15', total: '205.00' },
        { on: '2026-11-20' },
      ]);
      await opens('presale', '2027-03-01');
    });

    it('MB-61 every bill gets one invoice, one charge and one receipt, with several processes and after a downtime', async () => {
      const member = await joined();
      const charged: string[] = [];
      const charger: BillingBacking['charger'] = {
        charge(request) {
          charged.push(request.invoiceNumber);
          return testCharger.charge(request);
        },
      };
      await Promise.all(Array.from({ length: 3 }, () => bill('2026-12-19', charger)));
      expect(await member.invoices()).toHaveLength(1);
      await Promise.all(Array.from({ length: 3 }, () => bill('2027-02-20', charger)));
      await bill('2027-02-20', charger);
      const invoices = await member.invoices();
      expect(invoices.map(({ on, status }) => [on, status])).toEqual([
        ['2027-02-20', 'paid'],
        ['2027-01-20', 'paid'],
        ['2026-12-20', 'paid'],
        ['2026-11-20', 'paid'],
      ]);
      const own = charged.filter((number) => number.startsWith(member.memberId));
      expect(own.toSorted()).toEqual(
        invoices
          .slice(0, 3)
          .map(({ number }) => number)
          .toReversed(),
      );
      // Each process charges another invoice first.
      expect(new Set(await member.subjects())).toEqual(
        new Set([
          'Receipt: membership, December 20, 2026',
          'Receipt: membership, January 20, 2027',
          'Receipt: membership, February 20, 2027',
        ]),
      );
      expect(await member.subjects()).toHaveLength(3);
      expect((await member.bodies())[0]).toMatch(/Select Access, one month +\$205\nPaid +\$205/);
    });

    it('MB-61 a bill comes on its day at the club, and a change made on the day before still counts', async () => {
      const member = await joined({ facilityId: '175' });
      await bill('2026-12-20', testCharger, '07:59');
      expect(await member.invoices()).toHaveLength(1);
      await bill('2026-12-20', testCharger, '08:00');
      expect(await member.invoices()).toHaveLength(2);
    });

    it('PG-312 PR-04 the add-on of the new plan can be signed once a change has taken effect, and one that is signed stays', async () => {
      const member = await joined();
      const addOn = async () =>
        (await member.send('GET', contract.getAddOnEligibility.path)).body as object | null;
      const changesTo = async (decision: Decision, day: string) => {
        expect((await member.decide(decision)).status).toBe(200);
        await bill(day);
        return addOn();
      };
      const unsigned = { hamptonsAgreementStatusId: '1', hasHamptonsAddOnAgreement: false };
      expect(await addOn()).toBeNull();
      expect((await member.decide(allAccess)).status).toBe(200);
      await bill('2026-12-19');
      expect(await addOn()).toBeNull();
      await bill('2026-12-20');
      expect(await addOn()).toEqual(unsigned);
      expect(await changesTo(selectAt('101'), '2027-01-20')).toBeNull();
      expect(await changesTo(allAccess, '2027-02-20')).toEqual(unsigned);
      const signed = { add_on_status_id: '2', has_add_on: 1 } as const;
      await changeAccount(api.database, member.accountId, signed);
      const kept = await changesTo(selectAt('101'), '2027-03-20');
      expect(kept).toMatchObject({ hasHamptonsAddOnAgreement: true });
    });

    it('PG-376 the add-on ends after the season’s last day, and can be signed again if the plan still has it', async () => {
      const member = await joined();
      const addOn = async (instant: string) =>
        (await (await member.at(instant))('GET', contract.getAddOnEligibility.path)).body;
      const place = `/v6/acq/digitalsignature/agreement/hamptons/101/${member.memberId}`;
      const agreement = async (instant: string, version = '') =>
        (await (await member.at(instant))('GET', `${place}${version}`)).body;
      const sign = async (instant: string) => {
        const body = { agreementId: 'hamptons', version: '4', facilityId: '101' };
        const own = { memberId: member.memberId, signature: 'Ada Lovelace' };
        const send = await member.at(instant);
        return send('POST', contract.signAgreement.path, { ...body, ...own });
      };
      await member.decide(allAccess);
      await bill('2026-12-20');
      expect((await sign('2026-12-21T15:00:00Z')).status).toBe(200);
      expect(await addOn('2027-09-27T03:59:00Z')).toMatchObject({
        hasHamptonsAddOnAgreement: true,
      });
      const after = '2027-09-27T04:00:00Z';
      expect(await addOn(after)).toEqual({
        hamptonsAgreementStatusId: '1',
        hasHamptonsAddOnAgreement: false,
      });
      expect(await agreement(after)).toMatchObject({ version: '4', signedAt: null });
      const signedAt = '2026-12-21T15:00:00.000Z';
      expect(await agreement(after, '/4')).toMatchObject({ signedAt });
      const again = { signedAt: '2028-06-01T15:00:00.000Z' };
      expect((await sign('2028-06-01T15:00:00Z')).body).toMatchObject(again);
      expect(await addOn('2028-09-24T15:00:00Z')).toMatchObject({
        hasHamptonsAddOnAgreement: true,
      });
      await (
        await member.at('2028-06-02T15:00:00Z')
      )('POST', contract.decideMembership.path, {
        decision: selectAt('101'),
        note: '',
      });
      expect(await addOn('2028-09-26T15:00:00Z')).toBeNull();
      expect((await sign('2028-09-26T15:00:00Z')).status).toBe(403);
    });

    it('PG-376 the add-on ends with the membership', async () => {
      const member = await joined();
      const offered = { add_on_status_id: '1', has_add_on: 0 } as const;
      await changeAccount(api.database, member.accountId, offered);
      const signing = { agreementId: 'hamptons', version: '4', facilityId: '101' };
      const own = { memberId: member.memberId, signature: 'Ada Lovelace' };
      await member.send('POST', contract.signAgreement.path, { ...signing, ...own });
      await changeRows(
        api.database,
        'memberships',
        { member_id: member.memberId },
        { last_day: '2026-11-25' },
      );
      const addOn = async (day: string) =>
        (await (await member.at(`${day}T17:00:00Z`))('GET', contract.getAddOnEligibility.path))
          .body;
      expect(await addOn('2026-11-25')).toMatchObject({ hasHamptonsAddOnAgreement: true });
      expect(await addOn('2026-11-26')).toBeNull();
    });

    it('PG-332 an add-on that is signed adds nothing to the invoices of its season', async () => {
      const member = await joined();
      const signed = { add_on_status_id: '2', has_add_on: 1 } as const;
      await changeAccount(api.database, member.accountId, signed);
      await bill('2027-06-20');
      const [june] = await member.invoices();
      expect(june).toMatchObject({ on: '2027-06-20', lines: [{ kind: 'month' }] });
    });

    it('MB-61 a decision doesn’t take back a bill that was just made', async () => {
      const member = await joined();
      await bill('2026-12-20');
      // The request began before midnight, and comes after the bill.
      const before = await member.at('2026-12-20T04:59:59Z');
      const decision = { kind: 'freeze', from: '2026-12-20', months: 1 };
      const body = { decision, note: '' };
      const answer = await before('POST', contract.decideMembership.path, body);
      expect(answer.body).toMatchObject({ freezes: [{ from: '2027-01-20', until: '2027-02-20' }] });
    });

    it('MB-62 a declined charge is mailed once with a way to act, tried again each day, and paid when the card works', async () => {
      const member = await joined({}, { ...goodCard, number: '4000 0000 0000 0341' });
      await bill('2026-12-20');
      await bill('2026-12-20');
      await bill('2026-12-21');
      expect((await member.invoices())[0]).toMatchObject({ status: 'due', paidWith: null });
      expect(await member.subjects()).toEqual(['Your membership payment didn’t go through']);
      const [body = ''] = await member.bodies();
      expect(body).toMatch(/reply to this email or call \(\d{3}\)/);
      expect(body).toContain('/account/billing');
      const balance = async () => (await member.send('GET', contract.getBillingBalance.path)).body;
      expect(await balance()).toMatchObject({ balance: '205.00' });
      await bill('2026-12-22', { charge: () => Promise.resolve('approved') });
      expect((await member.invoices())[0]).toMatchObject({ status: 'paid', paidWith: 'Visa' });
      expect(await balance()).toMatchObject({ balance: '0.00' });
      expect(await member.subjects()).toHaveLength(2);
    });

    it('MB-62 a card that is declined after a day on which the charger gave no answer is mailed about, too', async () => {
      const member = await joined({}, { ...goodCard, number: '4000 0000 0000 0341' });
      const silent = { charge: () => Promise.reject(new Error('no answer')) };
      await bill('2026-12-20', silent).catch(() => undefined);
      expect(await member.subjects()).toEqual([]);
      await bill('2026-12-21');
      await bill('2026-12-22');
      expect(await member.subjects()).toEqual(['Your membership payment didn’t go through']);
    });

    it('MB-62 an invoice whose charge has no known outcome is tried again, and not more than ten times', async () => {
      const member = await joined();
      let tries = 0;
      const broken: BillingBacking['charger'] = {
        charge({ invoiceNumber }) {
          if (!invoiceNumber.startsWith(member.memberId)) return Promise.resolve('approved');
          tries += 1;
          return Promise.reject(new Error('no answer'));
        },
      };
      const first = Temporal.PlainDate.from('2026-12-20');
      for (let days = 0; days < 12; days += 1) {
        await bill(first.add({ days }).toString(), broken).catch(() => undefined);
      }
      expect(tries).toBe(10);
      expect((await member.invoices())[0]).toMatchObject({ status: 'due' });
    });

    const allAccess = {
      kind: 'change',
      planId: '17',
      facilityId: '101',
      monthlyFee: '305.00',
      currency: 'USD',
    };

    async function lastMailTo(email: string): Promise<string> {
      return (await storedMails(api, email)).at(-1)?.body ?? '';
    }

    /** Changes the opening of the presale club. */
    const opens = (status: string, day: string) =>
      api.database
        .updateTable('facilities')
        .set({ status, open_date: day })
        .where('facility_id', '=', '113')
        .execute();

    /** Runs the billing at this time on the day, in UTC. */
    function bill(
      day: string,
      charger: BillingBacking['charger'] = testCharger,
      time = '15:00',
    ): Promise<void> {
      const backing = { database: api.database, ids: systemIds, data: shippedData() };
      const publicUrl = 'http://localhost';
      return billMembers(
        { ...backing, publicUrl, charger },
        Temporal.Instant.from(`${day}T${time}:00Z`),
      );
    }

    it('PG-290 someone whose membership has ended joins again, once, with the same address; their former login stays as it was', async () => {
      const email = 'back@mail.example';
      const former = await paid(await aStandardProductToken(api, { email }));
      await endYesterday(former.memberId);
      const tokens = [
        await aStandardProductToken(api, { email }),
        await aStandardProductToken(api, { email }),
      ];
      const answers = await Promise.all(tokens.map((token) => sendForm(api, token, goodCard)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]));
      const [again] = await membersOf(email, former.memberId);
      expect(await former.membership()).toMatchObject({ lastDay: '2026-11-19' });
      expect(again).toMatch(/^4\d{8}$/);
      const { body } = await former.send('GET', contract.getAccountInformation.path);
      expect(body).toMatchObject({ email, membershipStatus: 'Cancelled' });
      expect(await membersOf(email, former.memberId)).toHaveLength(1);
    });

    it('PG-290 so does an employee, whose former purchase stays with their former number', async () => {
      const person = await verifiedPerson(api, 'back@acme.example');
      const productToken = await aProductToken(api, person);
      const former = await paid(productToken);
      await endYesterday(former.memberId);
      const again = await paid(await aProductToken(api, person));
      expect(again.memberId).not.toBe(former.memberId);
      const { memberID } = contract.getProductDetails.answer.parse(
        (await api.send('GET', `/v6/acq/payment/token/${productToken}`)).body,
      );
      expect(memberID).toBe(former.memberId);
    });

    function endYesterday(memberId: string) {
      const ended = { last_day: '2026-11-19' };
      return changeRows(api.database, 'memberships', { member_id: memberId }, ended);
    }

    /** The numbers of the members who bought with this address, without one. */
    async function membersOf(email: string, former: string): Promise<(string | null)[]> {
      const products = await productsOf(api.database, email, []);
      return products
        .map(({ member_id: memberId }) => memberId)
        .filter((memberId) => memberId !== null && memberId !== former);
    }

    /** Someone who joined on November 20, and is signed in. */
    async function joined(
      purchase: Omit<StandardPurchase, 'email'> = {},
      card = goodCard as Readonly<Record<string, string>>,
    ) {
      people += 1;
      const email = `member${people}@mail.example`;
      return paid(await aStandardProductToken(api, { email, ...purchase }), card);
    }

    async function paid(productToken: string, card: Readonly<Record<string, string>> = goodCard) {
      const memberId = await payFor(api, productToken, card);
      const { account, send } = await asMember(api, memberId);
      const mails = async () =>
        (await storedMails(api, account.email)).filter(
          ({ subject }) => !subject.startsWith('Welcome'),
        );
      return {
        memberId,
        accountId: account.id,
        email: account.email,
        send,
        /** Sends at this instant, in a session that has just begun. */
        at: async (instant: string) => {
          const now = Temporal.Instant.from(instant);
          const session = await beginSession(api.database, api.secret, account.id, now);
          const headers = { 'Foyer-Now': instant };
          return (method: string, path: string, body?: unknown) =>
            sendAs(api, session.token, method, path, body, headers);
        },
        decide: (decision: Decision, note = '', headers = {}) =>
          send('POST', contract.decideMembership.path, { decision, note }, headers),
        membership: async () =>
          contract.getMembership.answer.parse(
            (await send('GET', contract.getMembership.path)).body,
          ),
        invoices: async () =>
          contract.listInvoices.answer.parse((await send('GET', contract.listInvoices.path)).body)
            .invoices,
        /** Of the mails after the welcome, oldest first. */
        subjects: async () => (await mails()).map(({ subject }) => subject),
        /** Newest first. */
        bodies: async () => (await mails()).map(({ body }) => body).toReversed(),
      };
    }
  });
}

/** A change to the plan of one club, Select, at this club. */
function selectAt(facilityId: string): Decision {
  return { kind: 'change', planId: '15', facilityId, monthlyFee: '205.00', currency: 'USD' };
}

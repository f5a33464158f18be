import { contract, errorBody } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { changeAccount } from '../account/account-table.ts';
import { systemIds } from '../system.ts';
import { shippedData } from '../chain-data.ts';
import { changeRows } from '../database/rows.ts';
import { markArrival } from '../visits/visit-reports.ts';
import {
  aProductToken,
  aStandardProductBody,
  aStandardProductToken,
  verifiedPerson,
} from './joins.ts';
import type { TestEngine } from './engines.ts';
import { mailedTo, storedMails } from './mails.ts';
import { asMember, payFor } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { sharedApi, type TestAnswer } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** Prices that are held for visitors, on each engine. */
export function heldPriceCallsSuite(engine: TestEngine): void {
  describe(`Held prices over ${engine.name}`, () => {
    const nine = '2026-11-23T09:00:00-05:00';
    const api = sharedApi(engine);
    let people = 0;
    const { aLeadAt, book } = visitRequests(api);

    /** Someone who booked a visit at a time that nobody else has. */
    async function aVisit(own?: string): Promise<{ readonly id: string; readonly email: string }> {
      people += 1;
      const email = own ?? `held${people}@mail.example`;
      const facilityId = String(101 + people);
      const { transactionId } = await aLeadAt(facilityId, email);
      expect((await book(transactionId, nine)).status).toBe(200);
      const { id } = await api.database
        .selectFrom('appointments')
        .innerJoin('leads', 'leads.id', 'appointments.lead_id')
        .select('appointments.id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return { id, email };
    }

    function arrive(visitId: string, planId?: string, at = nine) {
      const { database, secret } = api;
      const backing = { database, secret, ids: systemIds, data: shippedData() };
      const now = new Date(at).toISOString();
      return markArrival(
        { ...backing, publicUrl: 'http://localhost' },
        { visitId, planId },
        api.clock.now().add({ milliseconds: Date.parse(now) - api.clock.now().epochMilliseconds }),
      );
    }

    /** The tokens of the links that were mailed, oldest first. */
    async function tokensTo(email: string): Promise<readonly string[]> {
      return mailedTo(api, email, /\?heldPrice=([\w-]+)/);
    }

    /** A visitor with a link for plan 15, the club's first. */
    async function aLink() {
      const visit = await aVisit();
      (await arrive(visit.id, '15')).unwrap();
      const [token = ''] = await tokensTo(visit.email);
      return { ...visit, token, facilityId: String(101 + people) };
    }

    function read(token: string, at = nine, client = 'a visitor') {
      const headers = { 'Foyer-Now': new Date(at).toISOString(), 'Foyer-Client': client };
      return api.send('POST', contract.readHeldPrice.path, { token }, headers);
    }

    function begin(
      { email, facilityId, token }: { email: string; facilityId: string; token: string },
      planId = '15',
      at = nine,
    ): Promise<TestAnswer> {
      const body = aStandardProductBody({ email, facilityId, planId });
      const headers = { 'Foyer-Now': new Date(at).toISOString() };
      const path = contract.createProductToken.path;
      return api.send('POST', path, { ...body, heldPriceToken: token }, headers);
    }

    const codeIn = ({ body }: TestAnswer) => errorBody.parse(body).error.code;
    const tokenIn = ({ body }: TestAnswer) =>
      contract.createProductToken.answer.parse(body).result ?? '';

    it('MB-134 an arrival mails the recommended plan’s price, and the same again mails nothing', async () => {
      const { id, email } = await aVisit();
      expect((await arrive(id, undefined, '2026-11-23T07:59:00-05:00')).val).toMatchObject({
        status: 409,
        code: 'NOT_AN_ARRIVAL',
      });
      await Promise.all([arrive(id), arrive(id), arrive(id)]);
      const [token = '', ...more] = await tokensTo(email);
      expect(more).toEqual([]);
      expect((await read(token)).body).toMatchObject({
        status: 'open',
        until: '2026-11-30',
        offer: { plan: { planId: '16' }, contact: { email } },
      });
      (await arrive(id, '17')).unwrap();
      expect(await tokensTo(email)).toHaveLength(2);
      expect((await arrive(id, '999')).val).toMatchObject({ status: 422, field: 'planId' });
      expect((await arrive('none')).val).toMatchObject({ status: 404 });
    });

    it('MB-134 PG-305 a visitor who came, moved the visit and comes again gets the price once the former one is over', async () => {
      const { id, email } = await aVisit();
      (await arrive(id)).unwrap();
      const { transaction_id } = await api.database
        .selectFrom('leads')
        .select('transaction_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const moveTo = async (time: string) => {
        expect((await book(transaction_id, time)).status).toBe(200);
        (await arrive(id, undefined, time)).unwrap();
        (await arrive(id, undefined, time)).unwrap();
        return (await tokensTo(email)).length;
      };
      expect(await moveTo('2026-11-25T09:00:00-05:00')).toBe(1);
      expect(await moveTo('2026-12-01T09:00:00-05:00')).toBe(2);
      const token = (await tokensTo(email)).at(-1) ?? '';
      expect((await read(token, '2026-12-01T09:00:00-05:00')).body).toMatchObject({
        status: 'open',
        until: '2026-12-08',
      });
    });

    it('MB-134 a member whose account is older than the payment page gets no link', async () => {
      const { id, email } = await aVisit('Grace@mail.example');
      (await arrive(id)).unwrap();
      expect(await tokensTo(email)).toEqual([]);
    });

    it('MB-134 an employee who bought a membership and has no account yet gets no link', async () => {
      const person = await verifiedPerson(api, 'held@acme.example');
      await sendForm(api, await aProductToken(api, person), goodCard);
      const { id, email } = await aVisit('Ada@example.com');
      (await arrive(id)).unwrap();
      expect(await tokensTo(email)).toEqual([]);
    });

    it('PG-372 someone whose membership has ended gets a link', async () => {
      const email = 'former@mail.example';
      const memberId = await payFor(api, await aStandardProductToken(api, { email }));
      const ended = { last_day: '2026-11-20' };
      await changeRows(api.database, 'memberships', { member_id: memberId }, ended);
      const { id } = await aVisit(email);
      (await arrive(id)).unwrap();
      expect(await tokensTo(email)).toHaveLength(1);
    });

    it('PG-372 who has the former address of a member gets a link', async () => {
      const email = 'reused@mail.example';
      const memberId = await payFor(api, await aStandardProductToken(api, { email }));
      const { account } = await asMember(api, memberId);
      const moved = { email: 'moved@mail.example', email_key: 'moved@mail.example' };
      await changeAccount(api.database, account?.id ?? '', moved);
      const { id } = await aVisit(email);
      (await arrive(id)).unwrap();
      expect(await tokensTo(email)).toHaveLength(1);
    });

    it('MB-134 the mail names the plan in the visitor’s language', async () => {
      const { id, email } = await aVisit();
      const french = { locale: 'fr-CA' as const };
      await api.database
        .updateTable('leads')
        .set(french as object)
        .where('email', '=', email)
        .execute();
      (await arrive(id, '16')).unwrap();
      const mail = (await storedMails(api, email)).find(({ body }) => body.includes('?heldPrice='));
      expect(mail?.body).toContain('Accès');
      expect(mail?.body).not.toContain('Access');
    });

    it('MB-135 HT-111 the token is stored as a hash, works until its last day at the club, and isn’t guessed', async () => {
      const { token } = await aLink();
      const stored = await api.database.selectFrom('held_prices').selectAll().execute();
      const mails = await api.database.selectFrom('outbox_mail').selectAll().execute();
      expect(JSON.stringify([stored, mails, api.logged])).not.toContain(token);
      expect((await read(token, '2026-11-30T23:59:59-05:00')).body).toMatchObject({
        status: 'open',
      });
      expect((await read(token, '2026-12-01T00:00:00-05:00')).body).toMatchObject({
        status: 'over',
        until: '2026-11-30',
        offer: null,
      });
      expect((await read('a-guess')).status).toBe(404);
      const guesses = Array.from({ length: 60 }, (_, at) => read(`${at}`, nine, 'held guesser'));
      expect((await Promise.all(guesses)).every(({ status }) => status === 404)).toBe(true);
      expect(codeIn(await read(token, nine, 'held guesser'))).toBe('TOO_MANY_TRIES');
    });

    it('MB-135 it works for its visitor, club and plan only, until its last day', async () => {
      const link = await aLink();
      expect(codeIn(await begin({ ...link, email: 'other@mail.example' }))).toBe(
        'HELD_PRICE_OTHER_PERSON',
      );
      expect(codeIn(await begin({ ...link, facilityId: '101' }))).toBe('HELD_PRICE_OVER');
      expect(codeIn(await begin(link, '16'))).toBe('HELD_PRICE_OVER');
      expect(codeIn(await begin({ ...link, token: 'a-guess' }))).toBe('HELD_PRICE_OVER');
      const late = '2026-12-01T00:00:00-05:00';
      expect(codeIn(await begin(link, '15', late))).toBe('HELD_PRICE_OVER');
      expect((await begin({ ...link, email: link.email.toUpperCase() })).status).toBe(200);
    });

    it('MB-136 the price stays although the club’s changes, or the club stops selling the plan', async () => {
      const link = await aLink();
      const held = contract.readHeldPrice.answer.parse((await read(link.token)).body).offer?.plan;
      const ofPlan = (row: { facility_id: string; plan_id: string }) =>
        row.facility_id === link.facilityId && row.plan_id === '15';
      const before = await api.database.selectFrom('facility_plans').selectAll().execute();
      await api.database
        .updateTable('facility_plans')
        .set({ monthly_fee: 999_00, total_dues: 999_00, promotional_savings: 0 })
        .where('facility_id', '=', link.facilityId)
        .execute();
      const product = async () => {
        const token = tokenIn(await begin(link));
        const row = await api.database
          .selectFrom('product_tokens')
          .select('plan')
          .where('product_token', '=', token)
          .executeTakeFirstOrThrow();
        return JSON.parse(row.plan ?? '') as object;
      };
      const old = before.find(ofPlan);
      const price = {
        monthlyFee: old?.monthly_fee,
        initiationDues: old?.total_dues,
        promotionalSavings: old?.promotional_savings,
      };
      expect(await product()).toMatchObject(price);
      await api.database
        .deleteFrom('facility_plans')
        .where('facility_id', '=', link.facilityId)
        .execute();
      expect(await product()).toMatchObject(price);
      const again = contract.readHeldPrice.answer.parse((await read(link.token)).body);
      expect(again.offer?.plan).toEqual(held);
    });

    it('MB-137 PG-355 twenty purchases at once with one link end in one, and the link is used', async () => {
      const link = await aLink();
      const begun = await Promise.all(Array.from({ length: 20 }, () => begin(link)));
      const tokens = begun.map(tokenIn);
      expect(new Set(tokens).size).toBe(20);
      await Promise.all(tokens.map((token) => sendForm(api, token, goodCard)));
      const members = await api.database
        .selectFrom('purchases')
        .select('member_id')
        .where('holder', '=', `person ${link.email}`)
        .execute();
      expect(members).toHaveLength(1);
      expect((await read(link.token)).body).toMatchObject({ status: 'used', offer: null });
      expect(codeIn(await begin(link))).toBe('HELD_PRICE_USED');
      expect((await arrive(link.id, '16')).ok).toBe(true);
      // Members get no link.
      expect(await tokensTo(link.email)).toHaveLength(1);
    });
  });
}

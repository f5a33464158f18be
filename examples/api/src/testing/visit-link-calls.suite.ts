import { randomUUID } from 'node:crypto';

import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aLeadBody } from './lead-bodies.ts';
import { storedMails } from './mails.ts';
import { freshApi, openTestApi, refusal, type TestAnswer } from './test-api.ts';
import { countedAlready } from './members.ts';
import { visitRequests } from './visit-requests.ts';

/** The calls of the page on which a visit is managed, on each engine. */
export function visitLinkCallsSuite(engine: TestEngine): void {
  describe(`Visit links over ${engine.name}`, () => {
    const api = freshApi(engine, { publicUrl: 'https://www.foyer.example' });

    const { aLeadAt, book } = visitRequests(api);
    const calls = {
      link: contract.getVisitLink.path,
      visit: contract.readVisit.path,
      late: contract.reportLate.path,
    };
    const read = (token: string, network: string = randomUUID()) =>
      api.send('POST', calls.visit, { token }, { 'Foyer-Client': network });
    const move = (token: string, facilityId: string, startsAt: string) =>
      api.send('PUT', calls.visit, { token, facilityId, startsAt });

    async function aVisit(time = '2026-11-23T09:00:00-05:00') {
      const { transactionId } = await aLeadAt('102');
      await book(transactionId, time);
      const { body } = await api.send('POST', calls.link, {
        TokenId: null,
        TransactionId: transactionId,
      });
      const { visit } = contract.getVisitLink.answer.parse(body);
      const token = visit?.token ?? 'none';
      return { transactionId, token: token ?? 'none' };
    }

    async function events(): Promise<{ type: string; data: Record<string, unknown> }[]> {
      const rows = await api.database.selectFrom('webhooks').select('body').execute();
      return rows.map(({ body }) => JSON.parse(body) as never);
    }

    it('VL-07: the booking, its reminders and the calendar file carry the link, which names nobody', async () => {
      const { transactionId, token } = await aVisit();
      const address = `https://www.foyer.example/visit/${token}`;
      const { email, id } = await api.database
        .selectFrom('leads')
        .selectAll()
        .where('transaction_id', '=', transactionId)
        .executeTakeFirstOrThrow();
      const mails = await storedMails(api, email);
      expect(mails).toHaveLength(3);
      for (const { body } of mails) expect(body).toContain(address);
      const files = mails
        .map(({ content }) => String(content))
        .filter((one) => one.includes('BEGIN:V'));
      for (const file of files) expect(file.replaceAll(/\\r\\n /g, '')).toContain(`URL:${address}`);
      const { body } = await read(token);
      expect(JSON.stringify([token, body])).not.toMatch(
        new RegExp(`\\bada\\b|lovelace|${id}|${transactionId}`, 'i'),
      );
      expect((await read(token)).headers.get('cache-control')).toBe('no-store');
    });

    it('PG-365: reminders greet the visitor by the name that they corrected', async () => {
      const lead = aLeadBody({ FacilityId: '102', FirstName: 'Adda' });
      const save = (FirstName: string) =>
        api.send('POST', contract.createAbandonedLead.path, { ...lead, FirstName });
      await save('Adda');
      await book(lead.TransactionId, '2026-11-23T09:00:00-05:00');
      await save('Ada');
      const mails = await storedMails(api, lead.EmailAddress);
      const reminders = mails.filter(({ due_at }) => due_at !== null);
      expect(reminders).toHaveLength(2);
      for (const { body, content } of reminders) {
        expect(body).toContain('\n\nHi Ada,\n\n');
        expect(content).toContain('"Hi Ada,"');
        expect(body + content).not.toContain('Adda');
      }
    });

    it('LA-01: after a move to a club elsewhere, the mail has both times as their clubs’ clocks show them', async () => {
      const { token } = await aVisit();
      expect((await move(token, '199', '2026-11-24T10:00:00+00:00')).status).toBe(200);
      const mails = await storedMails(api, 'ada@example.com');
      const moved = mails.find(({ subject }) => subject.startsWith('Moved to'));
      expect(moved?.body).toContain('10:00 AM GMT');
      expect(moved?.body).toContain('9:00 AM EST');
    });

    it('VL-03: of many who move to one time at once, one gets it', async () => {
      const times = ['09:00', '10:00', '11:00', '12:00'].map((at) => `2026-11-23T${at}:00-05:00`);
      const visits = [];
      for (const [index, time] of times.entries()) {
        visits.push(await aVisitOf(`visitor${index}`, time));
      }
      const wanted = '2026-11-24T15:00:00-05:00';
      const answers = await Promise.all(visits.map((token) => move(token, '102', wanted)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const lost = answers.filter(({ status }) => status !== 200).map(codeOf);
      expect(lost).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN', 'SLOT_TAKEN']);
    });

    it('VL-03 VL-04: a repeated change is told once, and the club hears the reason', async () => {
      const { token } = await aVisit();
      const place = ['199', '2026-11-24T10:00:00Z'] as const;
      const answers = [await move(token, ...place), await move(token, ...place)];
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      const cancel = () =>
        api.send('DELETE', calls.visit, { token, reason: ' A meeting\ncame up ' });
      expect((await cancel()).body).toEqual((await cancel()).body);
      const told = await events();
      expect(told.map(({ type }) => type)).toEqual([
        'lead.created',
        'visit.booked',
        'visit.moved',
        'visit.canceled',
      ]);
      expect(told.at(-1)?.data).toMatchObject({ reason: 'A meeting\ncame up' });
      const club = await api.database
        .selectFrom('facilities')
        .select('email')
        .where('facility_id', '=', '199')
        .executeTakeFirstOrThrow();
      const [, canceled] = await storedMails(api, club.email);
      expect(canceled?.body).toContain('> A meeting\n> came up');
    });

    it('VL-37 VL-38 VL-39: a guest is told once per change, to the visitor and the club, and takes no second time', async () => {
      const { token } = await aVisit();
      const bring = (guest: object | null) =>
        api.send('PUT', calls.visit, {
          token,
          facilityId: '102',
          startsAt: '2026-11-23T09:00:00-05:00',
          guest,
        });
      const added = await bring({ firstName: 'Kim' });
      await bring({ firstName: 'Kim' });
      expect(added.body).toMatchObject({ guest: { firstName: 'Kim' }, sequence: 1 });
      const heard = async () =>
        (await storedMails(api, 'soho@foyer.example')).filter(
          ({ subject }) => !subject.startsWith('New'),
        );
      const [, change] = await heard();
      expect(change).toMatchObject({
        subject: 'Visit changed: Ada Lovelace, Mon, Nov 23, 9:00 AM EST',
        body: expect.stringMatching(
          /two people: Ada and Kim\n.*They share this one time\./,
        ) as never,
      });
      const mails = await storedMails(api, 'ada@example.com');
      expect(mails.filter(({ subject }) => subject.startsWith('Updated'))).toHaveLength(1);
      const reminders = mails.filter(({ due_at }) => due_at !== null);
      expect(reminders).toHaveLength(2);
      for (const mail of reminders) expect(mail.body).toContain('You and Kim');
      await bring({ firstName: null });
      await move(token, '102', '2026-11-24T10:00:00-05:00');
      expect((await read(token)).body).toMatchObject({ guest: { firstName: null }, sequence: 3 });
      const told = (await events()).filter(({ type }) => type !== 'lead.created');
      expect(told.map(({ type }) => type)).toEqual([
        'visit.booked',
        'visit.changed',
        'visit.changed',
        'visit.moved',
      ]);
      expect(told.map(({ data }) => data['visit'])).toMatchObject([
        { guest: null },
        { guest: { firstName: 'Kim' } },
        { guest: { firstName: null } },
        { guest: { firstName: null } },
      ]);
      expect(refusal(await bring({ firstName: 'www.spam.com' }))).toMatchObject({ field: 'guest' });
    });

    it('VL-05: being late is told to the club once for each number of minutes', async () => {
      const { token } = await aVisit('2026-11-23T09:00:00-05:00');
      const late = (minutes: number) => api.send('PUT', calls.late, { token, minutes });
      expect(refusal(await late(10)).code).toBe('NOT_YET');
      api.clock.advance(Date.parse('2026-11-23T13:45:00Z') - api.clock.now().epochMilliseconds);
      for (const minutes of [10, 10, 15]) {
        expect((await late(minutes)).body).toMatchObject({ lateMinutes: minutes });
      }
      const told = (await events()).filter(({ type }) => type === 'visit.late');
      expect(told.map(({ data }) => data['minutesLate'])).toEqual([10, 15]);
      const mails = await storedMails(api, 'soho@foyer.example');
      expect(mails.map(({ subject }) => subject).slice(-2)).toEqual([
        'Running late: Ada Lovelace, 10 minutes',
        'Running late: Ada Lovelace, 15 minutes',
      ]);
      api.clock.advance(46 * 60_000);
      expect(refusal(await late(20)).code).toBe('VISIT_OVER');
    });

    it('VL-06: turning the link off mails a new one, in the reminders too', async () => {
      const { transactionId, token } = await aVisit();
      expect((await api.send('DELETE', calls.link, { token })).status).toBe(200);
      expect((await read(token)).status).toBe(404);
      const { email } = await api.database
        .selectFrom('leads')
        .select('email')
        .where('transaction_id', '=', transactionId)
        .executeTakeFirstOrThrow();
      const mails = await storedMails(api, email);
      expect(mails.filter(({ body }) => body.includes(token))).toHaveLength(1);
      const fresh = mails.filter(({ body }) => !body.includes(token));
      expect(fresh).toHaveLength(3);
      const [, next = ''] = /\/visit\/([\w-]+)/.exec(fresh[0]?.body ?? '') ?? [];
      expect((await read(next)).body).toMatchObject({ status: 'confirmed' });
      expect((await api.send('DELETE', calls.link, { token })).status).toBe(200);
      expect(await storedMails(api, email)).toHaveLength(mails.length);
    });

    it('VL-06: a link that is turned off while its visit is canceled isn’t replaced', async () => {
      const { token } = await aVisit();
      const cancel = () => api.send('DELETE', calls.visit, { token, reason: null });
      let canceled: ReturnType<typeof cancel> | null = null;
      // Cancels the visit right after it was read first.
      const database = api.database.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.rows.some((row) => 'link_id' in row)) await (canceled ??= cancel());
          return result;
        },
      });
      const slow = await openTestApi(await engine.newPlace(), { database });
      expect((await slow.send('DELETE', calls.link, { token })).status).toBe(200);
      await slow.close();
      const mails = await storedMails(api, 'ada@example.com');
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
        'Canceled: Mon, Nov 23, 9:00 AM, Foyer SoHo',
        'Mon, Nov 23, 9:00 AM: your visit to Foyer SoHo',
      ]);
      expect((await read(token)).status).toBe(404);
    });

    it('PG-360: whoever cancels a visit that is canceled and booked again meanwhile keeps the new one', async () => {
      const { transactionId, token } = await aVisit();
      const again = async () => {
        await api.send('DELETE', calls.visit, { token, reason: null });
        await book(transactionId, '2026-11-24T10:00:00-05:00');
      };
      let changed: Promise<void> | null = null;
      // Cancels the visit and books another one right after the visit was read first.
      const database = api.database.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.rows.some((row) => 'link_id' in row)) await (changed ??= again());
          return result;
        },
      });
      const slow = await openTestApi(await engine.newPlace(), { database });
      const answer = await slow.send('DELETE', calls.visit, { token, reason: null });
      await slow.close();
      expect(answer.body).toMatchObject({ status: 'canceled' });
      const { body } = await api.send('POST', calls.link, {
        TokenId: null,
        TransactionId: transactionId,
      });
      const next = contract.getVisitLink.answer.parse(body).visit?.token ?? 'none';
      expect((await read(next)).body).toMatchObject({ status: 'confirmed' });
    });

    it('VL-02: the chain can turn a link off in the database', async () => {
      const { token } = await aVisit();
      await api.database.updateTable('appointments').set({ link_id: null }).execute();
      expect((await read(token)).status).toBe(404);
    });

    it('VL-02: a network can try 300 tokens an hour, and a valid one counts too', async () => {
      const { token } = await aVisit();
      await countedAlready(api, 'visitLinksFrom', 'gym', 298);
      expect((await read('guessed', 'gym')).status).toBe(404);
      expect((await read(token, 'gym')).status).toBe(200);
      expect(refusal(await read(token, 'gym'))).toMatchObject({
        status: 429,
        code: 'TOO_MANY_TRIES',
      });
      expect((await read(token, 'home')).status).toBe(200);
    });

    async function aVisitOf(person: string, time: string): Promise<string> {
      const { transactionId } = await aLeadAt('102');
      await api.database
        .updateTable('leads')
        .set({ email: `${person}@mail.example`, phone: `21255501${person.slice(-1)}0` })
        .where('transaction_id', '=', transactionId)
        .execute();
      await book(transactionId, time);
      const { body } = await api.send('POST', calls.link, {
        TokenId: null,
        TransactionId: transactionId,
      });
      return contract.getVisitLink.answer.parse(body).visit?.token ?? 'none';
    }
  });
}

function codeOf(answer: TestAnswer): unknown {
  return refusal(answer).code;
}

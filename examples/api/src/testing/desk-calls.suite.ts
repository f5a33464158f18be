/** The page on which a club's staff report who came. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { beginSession } from '../account/session-table.ts';
import { deskToken } from '../desk/desk-token.ts';
import type { TestEngine } from './engines.ts';
import { aConsentBody, aVisitBody } from './lead-bodies.ts';
import { mailedTo } from './mails.ts';
import { countedAlready } from './members.ts';
import { sharedApi } from './test-api.ts';
import { visitRequests } from './visit-requests.ts';

/** The calls of the desk, on each engine. */
export function deskCallsSuite(engine: TestEngine): void {
  describe(`The desk over ${engine.name}`, () => {
    const nine = '2026-11-23T09:00:00-05:00';
    const api = sharedApi(engine);
    let people = 0;
    const { aLeadAt, book } = visitRequests(api);
    const at = (instant: string) => ({ 'Foyer-Now': new Date(instant).toISOString() });

    /** A club with one visit at nine, and the token of its day. */
    async function aDesk() {
      // Club 138 takes no visits.
      people += people === 7 ? 2 : 1;
      const facilityId = String(130 + people);
      const email = `desk${people}@mail.example`;
      const { transactionId } = await aLeadAt(facilityId, email);
      expect((await book(transactionId, nine)).status).toBe(200);
      const token = await deskToken(api.secret, { facilityId, day: '2026-11-23' });
      const visits = (await read(token, nine)).visits;
      return { token, email, transactionId, visitId: visits[0]?.id ?? '', visits };
    }

    async function read(token: string, instant: string) {
      const { body } = await api.send('POST', contract.readDesk.path, { token }, at(instant));
      return contract.readDesk.answer.parse(body);
    }

    async function mark(body: object, instant = nine) {
      const answer = await api.send('POST', contract.markVisit.path, body, at(instant));
      return answer.status === 200
        ? contract.markVisit.answer.parse(answer.body).visits[0]?.status
        : errorBody.parse(answer.body).error.code;
    }

    const scheduledFor = (transactionId: string) =>
      api.database
        .selectFrom('outbox_mail')
        .innerJoin('leads', 'leads.id', 'outbox_mail.about')
        .select(['subject', 'due_at'])
        .where('leads.transaction_id', '=', transactionId)
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .execute();

    const mailsTo = (email: string, subject: string) =>
      api.database
        .selectFrom('outbox_mail')
        .select('subject')
        .where('recipient', '=', email)
        .where('subject', 'like', subject)
        .execute();

    it('MB-180 lists the day’s visits with name, time, purpose and phone, however often the link is opened', async () => {
      const { token, visits } = await aDesk();
      expect(visits).toMatchObject([
        {
          startsAt: nine,
          firstName: 'Ada',
          lastName: 'Lovelace',
          kind: 'tour',
          phone: '2125550143',
          status: 'expected',
        },
      ]);
      expect((await read(token, nine)).visits).toEqual(visits);
    });

    it('MB-180 lists no visit of the day after one on which the clocks change at midnight', async () => {
      const { visitId } = await aDesk();
      const facilityId = String(130 + people);
      const visit = { starts_at: '2027-04-30T21:30:00.000Z' };
      await api.database.updateTable('appointments').set(visit).where('id', '=', visitId).execute();
      const cairo = { time_zone: 'Africa/Cairo' };
      const club = api.database.updateTable('facilities').set(cairo);
      await club.where('facility_id', '=', facilityId).execute();
      const visitsOn = async (day: string) =>
        (await read(await deskToken(api.secret, { facilityId, day }), nine)).visits.length;
      expect([await visitsOn('2027-04-30'), await visitsOn('2027-05-01')]).toEqual([0, 1]);
    });

    it('MB-181 an arrival holds the price and mails the link once, as the back end’s own report does', async () => {
      const { token, visitId, email } = await aDesk();
      const body = { token, visitId, status: 'arrived' };
      expect(await Promise.all([mark(body), mark(body)])).toEqual(['arrived', 'arrived']);
      expect(await mark({ ...body, status: 'expected' })).toBe('expected');
      expect(await mark(body)).toBe('arrived');
      expect(await mailsTo(email, '%holding your price%')).toHaveLength(1);
    });

    it('MB-181 a no-show that is taken back mails nobody', async () => {
      const { token, visitId, email } = await aDesk();
      const missed = () => mailsTo(email, '%missed%');
      const before = (await missed()).length;
      const scheduled = () =>
        api.database
          .selectFrom('outbox_mail')
          .select('id')
          .where('recipient', '=', email)
          .where('due_at', '>', new Date(nine).toISOString())
          .execute();
      expect(await mark({ token, visitId, status: 'no-show' })).toBe('no-show');
      expect(await scheduled()).toHaveLength(1);
      expect(await mark({ token, visitId, status: 'expected' })).toBe('expected');
      expect(await scheduled()).toEqual([]);
      expect(await missed()).toHaveLength(before);
    });

    it.each(['arrived', 'no-show'])(
      'PG-281 reporting late that a visitor was %s, and taking it back, keeps the reminders of their next visit',
      async (status) => {
        const { token, visitId, transactionId } = await aDesk();
        const next = aVisitBody(transactionId, '2026-11-27T10:00:00-05:00');
        const after = '2026-11-23T09:40:00-05:00';
        const booked = await api.send('PUT', contract.updateLead.path, next, at(after));
        expect(booked.status).toBe(200);
        const reminders = await scheduledFor(transactionId);
        expect(reminders).toHaveLength(2);
        const body = { token, visitId };
        expect(await mark({ ...body, status }, after)).toBe(status);
        expect(await scheduledFor(transactionId)).toEqual(reminders);
        expect(await mark({ ...body, status: 'expected' }, after)).toBe('expected');
        expect(await scheduledFor(transactionId)).toEqual(reminders);
      },
    );

    it('MB-181 refuses what is too early, and visits of other clubs and days', async () => {
      const { token, visitId } = await aDesk();
      const other = await aDesk();
      const early = '2026-11-23T07:59:00-05:00';
      expect(await mark({ token, visitId, status: 'arrived' }, early)).toBe('NOT_AN_ARRIVAL');
      expect(await mark({ token, visitId, status: 'no-show' }, early)).toBe('NOT_A_NO_SHOW');
      expect(await mark({ token, visitId: other.visitId, status: 'arrived' })).toBe('NOT_FOUND');
      const facilityId = String(130 + people);
      const nextDay = await deskToken(api.secret, { facilityId, day: '2026-11-24' });
      expect(await mark({ token: nextDay, visitId: other.visitId, status: 'arrived' })).toBe(
        'NOT_FOUND',
      );
    });

    describe('helping people', () => {
      const ask = async (path: string, body: object, instant = nine) => {
        const answer = await api.send('POST', path, body, at(instant));
        return { ...answer, code: errorBody.safeParse(answer.body).data?.error.code ?? 'OK' };
      };
      const find = async (token: string, text: string) => {
        const { body } = await ask(contract.findDeskPeople.path, { token, text });
        return contract.findDeskPeople.answer.parse(body).people;
      };
      const read = async (token: string, personId: string) =>
        contract.readDeskPerson.answer.parse(
          (await ask(contract.readDeskPerson.path, { token, personId })).body,
        );
      const change = (token: string, personId: string, wanted: object) =>
        ask(contract.changeDeskPerson.path, { token, personId, change: wanted });
      const history = async (about: string) => {
        const rows = await api.database
          .selectFrom('account_events')
          .select(['kind', 'actor'])
          .where('about', '=', about)
          .orderBy('position')
          .execute();
        return rows.map(({ kind, actor }) => `${actor}: ${kind}`);
      };

      it('OP-120 finds leads by a part of their name, address or phone in any case, as text, and only its club’s own', async () => {
        const { token, email } = await aDesk();
        const other = await aDesk();
        for (const text of ['da LOVE', 'DESK', email.toUpperCase(), '(212) 555-0143', '5550143']) {
          expect((await find(token, text)).map((one) => one.email)).toEqual([email]);
        }
        expect(await find(token, other.email)).toEqual([]);
        expect(await find(token, '%%%')).toEqual([]);
        expect((await ask(contract.findDeskPeople.path, { token, text: ' ad ' })).code).toBe(
          'INVALID_FIELD',
        );
        const [theirs] = await find(other.token, other.email);
        const personId = theirs?.id ?? '';
        for (const [path, body] of [
          [contract.readDeskPerson.path, { token, personId }],
          [contract.changeDeskPerson.path, { token, personId, change: { kind: 'end-sessions' } }],
        ] as const) {
          expect((await ask(path, body)).code).toBe('NOT_FOUND');
          expect((await ask(path, body, '2026-11-24T00:00:00-05:00')).code).toBe('DESK_CLOSED');
        }
      });

      it('PG-370 finds a lead by their number in every way that a person types it', async () => {
        const { token, email } = await aDesk();
        const [lead] = await find(token, email);
        const contact = { firstName: 'Ada', lastName: 'Lovelace', email };
        for (const [phone, ...ways] of [
          ['07911 123456', '+44 7911 123456', '0044 (0)7911 123456', '44 7911 123456', '+44 7911'],
          ['2125550143', '+1 212-555-0143', '1 (212) 555', '001 212 555', '212–555'],
          ['+33612345678', '+33 6 12 34 56 78', '0033 6 12', '06 12 34 56 78', '+33612'],
        ]) {
          await change(token, lead?.id ?? '', { kind: 'correct', ...contact, phone });
          for (const typed of ways) {
            const found = await find(token, typed);
            expect([typed, found.map((one) => one.email)]).toEqual([typed, [email]]);
          }
          expect(await find(token, '+44 7911 123457')).toEqual([]);
        }
      });

      it('OP-120 a desk finds no more than sixty times an hour', async () => {
        const token = await deskToken(api.secret, { facilityId: '102', day: '2026-11-23' });
        const codes = new Set<string>();
        for (let tries = 0; tries <= 60; tries += 1) {
          codes.add((await ask(contract.findDeskPeople.path, { token, text: 'ada' })).code);
        }
        expect([...codes]).toEqual(['OK', 'TOO_MANY_REQUESTS']);
      });

      it('OP-121 corrects a lead, and records which desk did', async () => {
        const { token, email } = await aDesk();
        const [lead] = await find(token, email);
        const id = lead?.id ?? '';
        const contact = { firstName: 'Augusta', lastName: 'King', email: `new.${email}` };
        const correct = { kind: 'correct', ...contact, phone: '+1 (212) 555-0199' };
        expect((await change(token, id, { ...correct, email: 'nobody' })).code).toBe(
          'INVALID_FIELD',
        );
        expect((await read(token, id)).firstName).toBe('Ada');
        expect((await change(token, id, correct)).body).toMatchObject({
          ...contact,
          phone: '2125550199',
        });
        const desk = `desk ${String(130 + people)} 2026-11-23`;
        expect(await history(id)).toEqual([`${desk}: club-corrected`]);
      });

      it('OP-121 OP-151 a corrected address gets the reminders and a new link to the visit to come, and the former one’s no longer works', async () => {
        const { token, email } = await aDesk();
        const [lead] = await find(token, email);
        const id = lead?.id ?? '';
        const linkIn = (body = '') => /\/visit\/([\w-]+)/.exec(body)?.[1] ?? '';
        const mailsTo = (recipient: string) =>
          api.database
            .selectFrom('outbox_mail')
            .select(['subject', 'body'])
            .where('recipient', '=', recipient)
            .where('body', 'like', '%/visit/%')
            .orderBy('number')
            .execute();
        const opened = async (link: string) =>
          (await ask(contract.readVisit.path, { token: link }, early)).code;
        const early = '2026-11-21T09:00:00-05:00';
        const [booked] = await mailsTo(email);
        const contact = { firstName: 'Ada', lastName: 'Lovelace', phone: '2125550143' };
        const correct = { kind: 'correct', ...contact, email: `right.${email}` };
        const body = { token, personId: id, change: correct };
        await ask(contract.changeDeskPerson.path, body, early);
        await ask(contract.changeDeskPerson.path, body, early);
        const mails = await mailsTo(correct.email);
        expect(mails.map(({ subject }) => subject.split(',')[0])).toEqual([
          'New link: Mon',
          'Tomorrow',
          'Today',
        ]);
        expect(await opened(linkIn(booked?.body))).toBe('NOT_FOUND');
        for (const mail of mails) expect(await opened(linkIn(mail.body))).toBe('OK');
      });

      it('OP-121 OP-151 a price that is held for a corrected address has a new link, too', async () => {
        const { token, email, visitId } = await aDesk();
        await mark({ token, visitId, status: 'arrived' });
        const [lead] = await find(token, email);
        const contact = { firstName: 'Ada', lastName: 'Lovelace', phone: '2125550143' };
        const correct = { kind: 'correct', ...contact, email: `held.${email}` };
        await change(token, lead?.id ?? '', correct);
        const linkTo = async (to: string) =>
          (await mailedTo(api, to, /\?heldPrice=([\w-]+)/, nine)).at(-1) ?? '';
        const read = (link: string) => ask(contract.readHeldPrice.path, { token: link });
        expect((await read(await linkTo(email))).code).toBe('NOT_FOUND');
        expect((await read(await linkTo(correct.email))).body).toMatchObject({
          status: 'open',
          until: '2026-11-30',
          offer: { contact: { email: correct.email } },
        });
      });

      it('OP-121 withdraws a consent once, in the log of consents and at the lead', async () => {
        const { token, email } = await aDesk();
        const [lead] = await find(token, email);
        const id = lead?.id ?? '';
        const { transaction_id: transactionId } = await api.database
          .selectFrom('leads')
          .select('transaction_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const consents = [aConsentBody({ transactionId, channel: 'text-alerts' })];
        await api.send('POST', contract.appendConsents.path, consents);
        const withdraw = { kind: 'withdraw', channel: 'text-alerts' };
        await change(token, id, withdraw);
        await change(token, id, withdraw);
        expect((await read(token, id)).consents).toEqual([
          { channel: 'text-alerts', granted: false, at: nine, jurisdiction: 'united-states' },
        ]);
        const rows = await api.database
          .selectFrom('consents')
          .select(['granted', 'jurisdiction'])
          .where('transaction_id', '=', transactionId)
          .orderBy('position')
          .execute();
        const jurisdiction = 'united-states';
        expect(rows).toEqual([
          { granted: 1, jurisdiction },
          { granted: 0, jurisdiction },
        ]);
        expect(await history(id)).toHaveLength(1);
      });

      it('OP-122 ends the sessions of a member of the club, who sees it, and of nobody else', async () => {
        const { id: account, home_facility_id: facilityId } = await api.database
          .selectFrom('accounts')
          .select(['id', 'home_facility_id'])
          .where('member_id', '=', '901001')
          .executeTakeFirstOrThrow();
        await beginSession(api.database, api.secret, account, Temporal.Instant.from(nine));
        const day = '2026-11-23';
        const token = await deskToken(api.secret, { facilityId: facilityId ?? '', day });
        const [grace] = await find(token, '901001');
        const personId = grace?.id ?? '';
        expect(grace).toMatchObject({ kind: 'member', phone: null });
        expect(await read(token, personId)).toMatchObject({ sessions: 1, visits: [] });
        const stranger = await aDesk();
        expect((await change(stranger.token, personId, { kind: 'end-sessions' })).code).toBe(
          'NOT_FOUND',
        );
        expect((await change(token, personId, { kind: 'end-sessions' })).body).toMatchObject({
          sessions: 0,
        });
        const { kind, actor } = await api.database
          .selectFrom('account_events')
          .select(['kind', 'actor'])
          .where('account_id', '=', personId)
          .orderBy('position', 'desc')
          .executeTakeFirstOrThrow();
        expect([kind, actor]).toEqual(['club-ended-sessions', `desk ${facilityId} ${day}`]);
      });

      it('OP-123 mails the person the link from which they get or erase their data, within the limits', async () => {
        const { token, email } = await aDesk();
        const [lead] = await find(token, email);
        const id = lead?.id ?? '';
        const codes: string[] = [];
        for (let sent = 0; sent < 4; sent += 1) {
          codes.push((await change(token, id, { kind: 'send-data-link' })).code);
        }
        expect(codes).toEqual(['OK', 'OK', 'OK', 'TOO_MANY_MAILS']);
        expect(await mailsTo(email, '%data%')).toHaveLength(3);
        expect(await history(id)).toHaveLength(3);
      });
    });

    it('PG-371 devices that read a desk’s day each minute use up none of their network’s requests', async () => {
      const token = await deskToken(api.secret, { facilityId: '102', day: '2026-11-23' });
      await countedAlready(api, 'visitLinksFrom', 'wifi', 299);
      const headers = { 'Foyer-Client': 'wifi' };
      const send = () => api.send('POST', contract.readDesk.path, { token }, headers);
      expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    });

    it('MB-182 a link works until the end of its day at the club, and nobody finds one by guessing', async () => {
      const { token, visitId } = await aDesk();
      const body = { token, visitId, status: 'arrived' };
      expect(await mark(body, '2026-11-23T23:59:59-05:00')).toBe('arrived');
      expect(await mark(body, '2026-11-24T00:00:00-05:00')).toBe('DESK_CLOSED');
      const tokens = ['', 'never-mailed', await api.secret.encode('pass 2026-11-23 131')];
      for (const unknown of tokens) {
        expect(await mark({ ...body, token: unknown })).toBe('NOT_FOUND');
      }
      const headers = { 'Foyer-Client': 'guesser' };
      const send = () => api.send('POST', contract.readDesk.path, { token: 'guess' }, headers);
      await countedAlready(api, 'visitLinksFrom', 'guesser', 299);
      expect([(await send()).status, (await send()).status]).toEqual([404, 429]);
    });
  });
}

import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { changeRows } from '../database/rows.ts';
import type { TestEngine } from './engines.ts';
import { aReferralBody } from './lead-bodies.ts';
import { mailbox } from './mails.ts';
import { freshApi, refusal } from './test-api.ts';
import { countedAlready } from './members.ts';
import { visitRequests } from './visit-requests.ts';

/** The page on which a member joins the visit of a friend they invited, on each engine. */
export function friendsVisitCallsSuite(engine: TestEngine): void {
  describe(`Friends’ visits over ${engine.name}`, () => {
    const api = freshApi(engine);

    const { book } = visitRequests(api);
    const { path } = contract.readFriendsVisit;
    const [time, later] = ['2026-11-23T09:00:00-05:00', '2026-11-24T10:00:00-05:00'];
    const [friend, alan, club] = ['friend@mail.example', 'alan@mail.example', 'soho@foyer.example'];

    const read = (token: string) => api.send('POST', path, { token });
    const from = { 'Foyer-Client': 'a-network' };
    const join = (token: string, startsAt = time) =>
      api.send('PUT', path, { token, facilityId: '102', startsAt }, from);
    const leave = (token: string) => api.send('DELETE', path, { token }, from);

    /** A friend of Alan's books. */
    async function aFriendsVisit() {
      const body = aReferralBody({
        emailAddress: friend,
        referringId: 'R-1002',
        facilityKey: '102',
        sendConfirmationEmail: false,
      });
      await api.send('POST', contract.createReferral.path, body);
      await book(body.transactionId, time);
      return { transactionId: body.transactionId, token: await mailedToken() };
    }

    const mailsTo = (to: string) => mailbox(api, { to });

    async function subjectsTo(recipient: string): Promise<readonly string[]> {
      return (await mailsTo(recipient)).map(({ subject }) => subject);
    }

    /** The token in the latest mail to Alan. */
    async function mailedToken(): Promise<string> {
      const text = (await mailsTo(alan)).at(-1)?.body ?? '';
      return /\/visit\/with\/([\w-]+)/.exec(text)?.[1] ?? 'none';
    }

    async function companionEvents(): Promise<readonly Record<string, unknown>[]> {
      const rows = await api.database
        .selectFrom('webhooks')
        .select('body')
        .where('type', '=', 'visit.companion')
        .orderBy('number')
        .execute();
      return rows.map(({ body }) => (JSON.parse(body) as { data: never }).data);
    }

    it('VL-67: the mailed link joins the visit; the visitor and the club hear it once, and the digest says so', async () => {
      const { token, transactionId } = await aFriendsVisit();
      const answers = await Promise.all([join(token), join(token), join(token)]);
      for (const { body } of answers) expect(body).toMatchObject({ joined: true });
      expect((await read(token)).body).toMatchObject({ friendsName: 'Ada', joined: true });
      expect((await subjectsTo(friend)).slice(1)).toEqual([
        'Alan will be there too: Mon, Nov 23, 9:00 AM',
      ]);
      expect((await subjectsTo(club)).at(-1)).toBe(
        'Member comes along: Alan Turing with Ada Lovelace, Mon, Nov 23, 9:00 AM EST',
      );
      expect(await companionEvents()).toMatchObject([
        { companion: { memberId: '901002', firstName: 'Alan' }, joins: true },
      ]);
      const { body } = await api.send('POST', contract.getVisitLink.path, {
        TokenId: null,
        TransactionId: transactionId,
      });
      const { visit } = contract.getVisitLink.answer.parse(body);
      const managed = await api.send('POST', contract.readVisit.path, { token: visit?.token });
      expect(managed.body).toMatchObject({ companion: 'Alan' });
      api.clock.advance(Date.parse('2026-11-23T12:05:00Z') - api.clock.now().epochMilliseconds);
      await api.send('POST', '/dev/notices');
      expect((await mailsTo(club)).at(-1)?.body).toContain('with Alan Turing, a member');
    });

    it('VL-67: the token names nobody, and the page knows no more of the visitor than the first name', async () => {
      const { token } = await aFriendsVisit();
      const answer = await read(token);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const plain = Buffer.from(token, 'base64url').toString('latin1');
      // First names are too short: a random token has one now and then.
      expect(JSON.stringify([token, plain])).not.toMatch(/lovelace|turing|901002/i);
      expect(JSON.stringify(answer.body)).not.toMatch(/lovelace|alan|901002|@/i);
      for (const wrong of ['made-up', token.slice(0, -2), await api.secret.encode('with a b')]) {
        expect(refusal(await join(wrong))).toMatchObject({ status: 404, field: 'token' });
      }
    });

    it('VL-67: the link of a member who no longer counts as having invited the visitor ends', async () => {
      const { token, transactionId } = await aFriendsVisit();
      const referral = { transaction_id: transactionId };
      await changeRows(api.database, 'referrals', referral, { member_id: '901001' });
      expect((await read(token)).status).toBe(404);
    });

    it('VL-63: a member who books by their own invitation hears of it as the visitor only, however they write their address', async () => {
      const body = aReferralBody({
        emailAddress: 'Alan@mail.example',
        referringId: 'R-1002',
        facilityKey: '102',
        sendConfirmationEmail: false,
      });
      await api.send('POST', contract.createReferral.path, body);
      await book(body.transactionId, time);
      expect(await subjectsTo(alan)).toEqual([expect.stringContaining('your visit to Foyer SoHo')]);
    });

    it('VL-63: a friend who moves the visit more than six times in an hour is booked, and the member gets no further mail', async () => {
      const { transactionId } = await aFriendsVisit();
      for (let move = 0; move < 7; move += 1) {
        const moved = await book(transactionId, move % 2 === 0 ? later : time);
        expect(moved.status).toBe(200);
      }
      expect(await subjectsTo(alan)).toHaveLength(6);
    });

    it('VL-68: a yes taken back is told the visitor and the club once', async () => {
      const { token } = await aFriendsVisit();
      await join(token);
      const answers = await Promise.all([leave(token), leave(token)]);
      for (const { body } of answers) expect(body).toMatchObject({ joined: false });
      expect((await subjectsTo(friend)).slice(2)).toEqual([
        'Alan can’t make it: Mon, Nov 23, 9:00 AM',
      ]);
      expect((await subjectsTo(club)).at(-1)).toBe(
        'Member isn’t coming along: Alan Turing with Ada Lovelace, Mon, Nov 23, 9:00 AM EST',
      );
      expect((await companionEvents()).map(({ joins }) => joins)).toEqual([true, false]);
    });

    it('VL-68: a member who keeps changing their mind is refused, and nobody hears it', async () => {
      const { token } = await aFriendsVisit();
      for (let change = 0; change < 3; change += 1) {
        for (const answer of [await join(token), await leave(token)])
          expect(answer.status).toBe(200);
      }
      const before = await subjectsTo(friend);
      expect(refusal(await join(token))).toMatchObject({ status: 429, code: 'TOO_MANY_MAILS' });
      expect((await read(token)).body).toMatchObject({ joined: false });
      expect(await subjectsTo(friend)).toEqual(before);
    });

    it('VL-69: a move asks the member again, with the link, and tells the visitor that they haven’t answered', async () => {
      const { token, transactionId } = await aFriendsVisit();
      await join(token);
      await book(transactionId, later);
      expect((await read(token)).body).toMatchObject({ startsAt: later, joined: false });
      expect((await mailsTo(alan)).at(-1)?.body).toContain('Does the new time work for you?');
      expect((await mailsTo(friend)).at(-1)?.body).toContain('They haven’t told us yet');
      const again = await mailedToken();
      // The member pressed on a page that still showed the former time.
      expect((await join(again)).body).toMatchObject({ startsAt: later, joined: false });
      expect((await join(again, later)).body).toMatchObject({ joined: true });
    });

    it('VL-69: a canceled visit can’t be joined or left, and its mail has no link', async () => {
      const { token, transactionId } = await aFriendsVisit();
      await api.send('DELETE', contract.cancelAppointment.path, {
        TokenId: null,
        TransactionId: transactionId,
      });
      expect((await read(token)).body).toMatchObject({ status: 'canceled' });
      expect(refusal(await join(token)).code).toBe('VISIT_OVER');
      expect(refusal(await leave(token)).code).toBe('VISIT_OVER');
      expect(await mailedToken()).toBe('none');
    });

    it('VL-63 LA-01: the member reads about the visit in the language of their membership', async () => {
      const membership = { member_id: '901001' };
      await changeRows(api.database, 'memberships', membership, { locale: 'fr-CA' });
      const body = aReferralBody({ referringId: 'R-1001', facilityKey: '102' });
      await api.send('POST', contract.createReferral.path, body);
      await book(body.transactionId, time);
      expect(await subjectsTo('grace@mail.example')).toEqual([
        expect.stringMatching(/^Ada visite Foyer SoHo\u00A0: lun\. 23 nov\./i),
      ]);
    });

    it('VL-67: tries are limited by network', async () => {
      const { token } = await aFriendsVisit();
      const guess = () => api.send('POST', path, { token: 'guess' }, from);
      await countedAlready(api, 'visitLinksFrom', 'a-network', 299);
      expect([(await guess()).status, (await guess()).status]).toEqual([404, 429]);
      expect((await read(token)).status).toBe(200);
    });
  });
}

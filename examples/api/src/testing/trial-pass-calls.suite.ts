/** Free trial passes: how someone gets one, and the page behind the mailed link. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { markAddress } from '../http/limits.ts';
import { serverSecret } from '../server-secret.ts';
import type { TestEngine } from './engines.ts';
import { storedMails, trialsMailedTo } from './mails.ts';
import { countedAlready } from './members.ts';
import { sharedApi } from './test-api.ts';

/** The calls for free trial passes, on each engine. */
export function trialPassCallsSuite(engine: TestEngine): void {
  describe(`Trial passes over ${engine.name}`, () => {
    const formerKey = 'the secret that it had before that';
    const secret = serverSecret('a secret of thirty-two characters', formerKey);
    const api = sharedApi(engine, { secret });
    let people = 0;

    function aRequest() {
      people += 1;
      return {
        id: `trial-${people}`,
        facilityId: '101',
        firstName: 'Ada',
        lastName: 'Byron',
        email: `ada${people}@mail.example`,
        phone: `21255501${people + 10}`,
        startsOn: '2026-11-25',
      };
    }

    const ask = (body: unknown, headers = {}) =>
      api.send('POST', '/v6/acq/trialpass', body, headers);
    const read = (token: string | null | undefined) =>
      api.send('POST', '/v6/acq/trialpass/mailed', { token: token ?? '' });
    async function fieldOf(body: unknown) {
      const answer = await ask(body);
      return [answer.status, errorBody.parse(answer.body).error.field];
    }

    it('PG-356 nobody gets a second pass because the secret of the server was changed', async () => {
      const former = serverSecret(formerKey);
      const request = aRequest();
      await ask(request);
      const email = await markAddress(former, request.email);
      const phone = await former.mark('phone', request.phone);
      const own = await markAddress(api.secret, request.email);
      await sql`update trial_holders set email_mark = ${email}, phone_mark = ${phone}
        where email_mark = ${own}`.execute(api.database);
      const holders = () => api.database.selectFrom('trial_holders').selectAll().execute();
      const before = (await holders()).length;
      await ask({ ...request, id: 'trial-new-secret' });
      const elsewhere = { ...request, id: 'trial-same-number', email: 'ada.b@mail.example' };
      await ask(elsewhere);
      expect(await holders()).toHaveLength(before);
      const [one, other] = await trialsMailedTo(api, request.email);
      expect((await read(other)).body).toEqual((await read(one)).body);
      expect(await trialsMailedTo(api, elsewhere.email)).toEqual([null]);
    });

    it('MB-163 MB-164 mails a pass once for each request, and shows it by the mailed token only', async () => {
      const request = aRequest();
      const first = await ask(request);
      const again = await ask(request);
      expect([first.status, first.body]).toEqual([200, { success: true }]);
      expect([again.status, again.body]).toEqual([200, { success: true }]);
      const tokens = await trialsMailedTo(api, request.email);
      expect(tokens).toHaveLength(1);
      const pass = contract.getMailedPass.answer.parse((await read(tokens[0])).body);
      expect(pass).toMatchObject({
        facilityId: '101',
        firstName: 'Ada',
        lastName: 'Byron',
        days: 3,
        startsOn: '2026-11-25',
        endsOn: '2026-11-27',
      });
      const byCode = await api.send('GET', `/v6/acq/trialpass/101/${pass.code}`);
      expect(byCode.body).toMatchObject({ code: pass.code, takeUpBy: '2026-11-25' });
      expect(JSON.stringify(byCode.body)).not.toContain('Byron');
      for (const token of [pass.code, 'never-mailed', await api.secret.encode('wait 1')]) {
        expect((await read(token)).status).toBe(404);
      }
    });

    it('MB-165 gives no second pass for an address or a number, in any notation, with the same answer', async () => {
      const request = aRequest();
      const holders = () => api.database.selectFrom('trial_holders').selectAll().execute();
      await ask({ ...request, email: 'first+gym@mail.example' });
      const before = await holders();
      const sameAddress = { ...aRequest(), email: 'FIRST@mail.example' };
      const { phone } = request;
      const sameNumber = {
        ...aRequest(),
        phone: `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
      };
      for (const body of [sameAddress, sameNumber]) {
        expect((await ask(body)).body).toEqual({ success: true });
      }
      expect(await holders()).toHaveLength(before.length);
      expect(await trialsMailedTo(api, sameNumber.email)).toEqual([null]);
    });

    it('MB-165 mails the pass again to someone who asks again while it is of use, and to nobody else', async () => {
      const request = aRequest();
      await ask(request);
      await ask({ ...request, id: 'trial-again', startsOn: '2026-12-01' });
      const [one, other] = await trialsMailedTo(api, request.email);
      expect(other).toBe(one);
      await api.database.updateTable('trial_holders').set({ ends_on: '2026-11-19' }).execute();
      await ask({ ...request, id: 'trial-later' });
      expect((await trialsMailedTo(api, request.email)).at(-1)).toBeNull();
    });

    it('MB-165 PG-300 invites someone who had a trial only to a club that takes visits', async () => {
      const request = { ...aRequest(), facilityId: '126' };
      await ask(request);
      await api.database.updateTable('trial_holders').set({ ends_on: '2026-11-19' }).execute();
      await ask({ ...request, id: 'trial-without-visit' });
      await ask({ ...request, id: 'trial-with-visit', facilityId: '101' });
      const mails = await storedMails(api, request.email);
      const invites = mails.slice(1).map(({ body }) => /visit is free/.test(body));
      expect(invites).toEqual([false, true]);
      expect(mails[1]?.body).not.toContain('/inquiry/');
    });

    it('MB-163 answers a request that is sent again past midnight as it did before', async () => {
      const request = { ...aRequest(), startsOn: '2026-11-20' };
      const statusAt = async (now: string) => (await ask(request, { 'foyer-now': now })).status;
      expect(await statusAt('2026-11-21T04:59:59Z')).toBe(200);
      expect(await statusAt('2026-11-21T05:00:01Z')).toBe(200);
    });

    it('MB-163 gives one pass to two requests of the same person at the same moment', async () => {
      const { email, ...request } = aRequest();
      const asked = ['a', 'b'].map((id) => ask({ ...request, email, id: `trial-race-${id}` }));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
      const tokens = await trialsMailedTo(api, email);
      expect(tokens).toHaveLength(2);
      expect(new Set(tokens).size).toBe(1);
    });

    it('MB-162 offers a trial at clubs that are open, from today to 29 days ahead', async () => {
      const daysAt = async (facilityId: string) => {
        const path = `/api/cms/facilities/${facilityId}/membership/plans?fmid=`;
        const { body } = await api.send('GET', path);
        return contract.getClubPlans.answer.parse(body).trialDays;
      };
      expect(await daysAt('101')).toBe(3);
      expect(await daysAt('113')).toBeNull();
      const refused = [
        [{ facilityId: '113' }, 'facilityId'],
        [{ facilityId: '999' }, 'facilityId'],
        [{ startsOn: '2026-11-19' }, 'startsOn'],
        [{ startsOn: '2026-12-20' }, 'startsOn'],
        [{ startsOn: '2026-02-30' }, 'startsOn'],
        [{ email: 'nobody' }, 'email'],
        [{ phone: '12' }, 'phone'],
        [{ firstName: ' ' }, 'firstName'],
      ] as const;
      for (const [change, field] of refused) {
        expect(await fieldOf({ ...aRequest(), ...change })).toEqual([422, field]);
      }
    });

    it('MB-183 makes the person a lead and tells the club once, whatever the pass', async () => {
      const request = { ...aRequest(), newsletter: true };
      await ask(request);
      await ask(request);
      const lead = await api.database
        .selectFrom('leads')
        .selectAll()
        .where('transaction_id', '=', request.id)
        .executeTakeFirstOrThrow();
      expect(lead).toMatchObject({
        facility_id: '101',
        email: request.email,
        newsletter: 1,
        receive_text_alerts: 0,
        outreach_code: 'TRIALPASS',
      });
      const events = await api.database
        .selectFrom('webhooks')
        .select(['type', 'body'])
        .where('about', '=', lead.id)
        .orderBy('number')
        .execute();
      expect(events.map(({ type }) => type)).toEqual(['lead.created', 'trial.requested']);
      expect(JSON.parse(events[1]?.body ?? '')).toMatchObject({
        data: { pass: { startsOn: '2026-11-25', endsOn: '2026-11-27' }, newsletter: true },
      });
      const mails = await api.database
        .selectFrom('outbox_mail')
        .select(['subject', 'body'])
        .where('body', 'like', `%${request.email}%`)
        .where('subject', 'like', 'Trial pass requested%')
        .execute();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.body).toContain('from 2026-11-25 until 2026-11-27');
    });

    it('PG-289 tells a club that the pass of someone who asks there, too, is for another club', async () => {
      const request = aRequest();
      await ask(request);
      await ask({ ...request, id: `${request.id}-too`, facilityId: '102' });
      const { body } = await api.database
        .selectFrom('outbox_mail')
        .select('body')
        .where('recipient', '=', 'soho@foyer.example')
        .where('body', 'like', `%${request.email}%`)
        .where('subject', 'like', 'Trial pass requested%')
        .executeTakeFirstOrThrow();
      expect(body).toContain('only at Foyer Tribeca, from 2026-11-25 until 2026-11-27');
      const event = await api.database
        .selectFrom('webhooks')
        .select('body')
        .where('body', 'like', `%${request.id}-too%`)
        .where('type', '=', 'trial.requested')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(event.body)).toMatchObject({ data: { pass: { clubId: '101' } } });
    });

    it('MB-183 leaves a lead alone whose transaction somebody sends as the id', async () => {
      const request = aRequest();
      await ask(request);
      await ask({ ...aRequest(), id: `${request.id}-other`, phone: request.phone });
      const before = await api.database.selectFrom('leads').selectAll().execute();
      await api.database.deleteFrom('trial_requests').where('id', '=', request.id).execute();
      await ask({ ...request, firstName: 'Mallory' });
      expect(await api.database.selectFrom('leads').selectAll().execute()).toEqual(before);
    });

    it('MB-163 mails an address no more than it may be mailed', async () => {
      const { email, ...request } = aRequest();
      const statuses: number[] = [];
      for (const id of ['1', '2', '3', '4']) {
        const body = { ...request, email, id: `trial-often-${id}` };
        statuses.push((await ask(body, { 'Foyer-Client': 'home' })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    const showTo = (network: string, code: string) =>
      api.app.request(`/v6/acq/trialpass/101/${code}`, { headers: { 'Foyer-Client': network } });

    it('HT-47 keeps a network from finding a trial pass by guessing codes', async () => {
      await countedAlready(api, 'passesFrom', '198.51.100.7', 59);
      expect((await showTo('198.51.100.7', 'TRY-8')).status).toBe(404);
      const refused = await showTo('198.51.100.7', 'TRY-7');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await showTo('203.0.113.9', 'TRY-7')).status).toBe(200);
    });

    it('HT-47 shows a trial pass any number of times', async () => {
      await countedAlready(api, 'passesFrom', '198.51.100.8', 59);
      for (const code of ['TRY-7', 'try-7', 'OLD-7', 'TRY-7']) {
        expect([200, 410]).toContain((await showTo('198.51.100.8', code)).status);
      }
    });
  });
}

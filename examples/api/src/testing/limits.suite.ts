import { randomUUID } from 'node:crypto';

import { contract } from '@foyer/adapters-http/wire';
import { paymentMessages } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import type { TestEngine } from './engines.ts';
import { aConsentBody, aLeadBody, aReferralBody, aVisitBody } from './lead-bodies.ts';
import { aGiftBody, aGiftToken } from './orders.ts';
import { countedAlready } from './members.ts';
import { confirmationIn, goodCard, refusedForm, sendForm } from './payment.ts';
import { aStandardProductBody } from './joins.ts';
import { freshApi, refusal, type TestAnswer } from './test-api.ts';

/** The limits on what anyone may write or have mailed, on each engine. */
export function limitsSuite(engine: TestEngine): void {
  describe(`Limits over ${engine.name}`, () => {
    const api = freshApi(engine);

    const from = (network: string) => ({ 'Foyer-Client': network });

    function saveLead(body: ReturnType<typeof aLeadBody>, network: string = randomUUID()) {
      return api.send('POST', '/v6/acq/leads/abandoned', body, from(network));
    }

    /** Counts the mails that a request sends to its visitor, without reminders. */
    async function mailsToVisitors(): Promise<number> {
      const mails = await api.database
        .selectFrom('outbox_mail')
        .select('id')
        .where('due_at', 'is', null)
        .where('recipient', 'not like', '%@foyer.example')
        .execute();
      return mails.length;
    }

    async function rowsOf(table: 'leads' | 'appointments' | 'outbox_mail'): Promise<number> {
      const { count } = await api.database
        .selectFrom(table)
        .select((row) => row.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }

    it('SE-10 a network can save 60 leads in ten minutes, even concurrently; past that nothing is written', async () => {
      const answers = await Promise.all(
        Array.from({ length: 70 }, (_, index) =>
          saveLead(aLeadBody({ EmailAddress: `visitor${index}@example.com` }), 'gym'),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused && refusal(refused).code).toBe('TOO_MANY_REQUESTS');
      expect(refused?.headers.get('retry-after')).toBe('600');
      expect(await rowsOf('leads')).toBe(60);
      expect((await saveLead(aLeadBody(), 'home')).status).toBe(200);
      api.clock.advance(600_000);
      expect((await saveLead(aLeadBody(), 'gym')).status).toBe(200);
    });

    it('SE-11 a stranger gets three mails an hour and five a day, whoever sends them and however the address is spelled', async () => {
      const refer = (email: string, transactionId = randomUUID()) =>
        api.send(
          'POST',
          '/v6/acq/referral/create',
          aReferralBody({ emailAddress: email, transactionId }),
          from(randomUUID()),
        );
      const mine = randomUUID();
      expect((await refer('stranger@example.com', mine)).status).toBe(200);
      const spellings = ['Stranger@example.com', 'stranger+a@example.com', 'STRANGER@example.com'];
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => refer(spellings[index % 3] ?? '')),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused && refusal(refused).code).toBe('TOO_MANY_MAILS');
      expect(refused?.headers.get('retry-after')).toBe('3600');
      expect([await rowsOf('outbox_mail'), await rowsOf('leads')]).toEqual([3, 3]);
      expect((await refer('stranger@example.com', mine)).status).toBe(200);
      const gift = aGiftBody({ emailAddress: 'stranger@example.com' });
      const ordered = await api.send('POST', contract.orderGiftCard.path, gift, from('giver'));
      expect(refusal(ordered).code).toBe('TOO_MANY_MAILS');
      api.clock.advance(3_600_000);
      expect((await refer('stranger@example.com')).status).toBe(200);
      expect((await refer('stranger@example.com')).status).toBe(200);
      expect((await refer('stranger@example.com')).status).toBe(429);
    });

    interface Person {
      readonly email: string;
      readonly phone: string;
      readonly network: string;
    }

    let people = 0;
    function someone(changes: Partial<Person> = {}): Person {
      people += 1;
      return {
        email: `person${people}@example.com`,
        phone: `212555${String(people).padStart(4, '0')}`,
        network: `network ${people}`,
        ...changes,
      };
    }

    async function timesAt(facilityId: string): Promise<readonly (readonly string[])[]> {
      const { body } = await api.send('GET', `/v6/acq/leads/appointments?facilityId=${facilityId}`);
      const { dateRangeWithTime: days } = contract.listOpenTimes.answer.parse(body);
      return days.map(({ timeSlots }) => timeSlots);
    }

    async function leadOf({ email, phone, network }: Person, facilityId: string): Promise<string> {
      const lead = aLeadBody({
        EmailAddress: email,
        PhoneNumber: phone,
        FacilityId: facilityId,
      });
      expect((await saveLead(lead, network)).status).toBe(200);
      return lead.TransactionId;
    }

    function book(transactionId: string, time: string, { network }: Person): Promise<TestAnswer> {
      return api.send('PUT', '/v6/acq/lead', aVisitBody(transactionId, time), from(network));
    }

    it('SE-13 three of many concurrent bookings by one person succeed', async () => {
      const days = await timesAt('101');
      const person = someone();
      const leads = await Promise.all(
        Array.from({ length: 8 }, () => leadOf({ ...someone(), email: person.email }, '101')),
      );
      const answers = await Promise.all(
        leads.map((lead, index) => book(lead, days[index + 1]?.[0] ?? '', someone())),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 409, 409, 409, 409, 409,
      ]);
      expect([await rowsOf('appointments'), await mailsToVisitors()]).toEqual([3, 3]);
    });

    if (!engine.runsAll) return;

    it('SE-10 saving one’s own lead again never reaches a limit', async () => {
      const lead = aLeadBody();
      for (let save = 0; save < 70; save += 1) {
        expect((await saveLead(lead, 'home')).status).toBe(200);
      }
    });

    it('SE-10 purchases, gift cards and consents are limited by network too', async () => {
      const consents = (network: string, body = [aConsentBody()]) =>
        api.send('POST', contract.appendConsents.path, body, from(network));
      const many = Array.from({ length: 50 }, () => aConsentBody());
      const sent = [many, many, ...Array.from({ length: 5 }, () => many.map(() => aConsentBody()))];
      for (const batch of sent) {
        expect((await consents('gym', batch)).status).toBe(200);
      }
      expect((await consents('gym')).status).toBe(429);
      const gifts = await Promise.all(
        Array.from({ length: 33 }, (_, index) =>
          api.send(
            'POST',
            contract.orderGiftCard.path,
            aGiftBody({ emailAddress: `to${index}@a.example`, giverEmail: `by${index}@a.example` }),
            from('office'),
          ),
        ),
      );
      expect(gifts.filter(({ status }) => status === 200)).toHaveLength(30);
      await countedAlready(api, 'purchasesFrom', 'desk', 59);
      const buy = (email: string) =>
        api.send(
          'POST',
          contract.createProductToken.path,
          aStandardProductBody({ email }),
          from('desk'),
        );
      expect((await buy('last@a.example')).status).toBe(200);
      expect(refusal(await buy('past@a.example')).code).toBe('TOO_MANY_REQUESTS');
    });

    it('SE-10 ten cards can be tried for one purchase in an hour, and 120 from a network', async () => {
      const declined = { ...goodCard, number: '4000000000000002' };
      const send = (token: string, network: string, card: Record<keyof typeof goodCard, string>) =>
        sendForm(api, token, card, '/payment', null, from(network));
      const token = await aGiftToken(api);
      for (let tries = 0; tries < 10; tries += 1) await send(token, `home${tries}`, declined);
      const eleventh = await send(token, 'home', goodCard);
      const refused = await refusedForm(api, token, eleventh);
      expect(refused).toContain(paymentMessages.cardsTried);
      expect(refused).not.toContain('?payment=declined');
      await countedAlready(api, 'cardsFrom', 'gym', 120);
      const other = await aGiftToken(api);
      const past = await send(other, 'gym', goodCard);
      expect(await refusedForm(api, other, past)).toContain(paymentMessages.cardsTried);
      expect(confirmationIn(await send(other, 'home', goodCard))).not.toBeNull();
    });

    it('SE-13 one email address or phone number can hold three upcoming visits, and one a day at a club', async () => {
      const days = await timesAt('101');
      const person = someone();
      const again = await leadOf({ ...person, phone: '2125559999' }, '101');
      const first = await leadOf(person, '101');
      expect((await book(first, days[1]?.[0] ?? '', person)).status).toBe(200);
      const sameDay = await book(again, days[1]?.[3] ?? '', someone());
      expect(refusal(sameDay)).toEqual({
        status: 409,
        code: 'TOO_MANY_VISITS',
        field: 'ScheduledVisitTime',
      });
      const others = [days[2]?.[0] ?? '', days[3]?.[0] ?? ''];
      for (const time of others) {
        expect((await book(await leadOf(person, '101'), time, person)).status).toBe(200);
      }
      const byPhone = someone({ phone: person.phone });
      const fourth = await leadOf(byPhone, '102');
      const [elsewhere = ''] = (await timesAt('102'))[4] ?? [];
      expect(refusal(await book(fourth, elsewhere, byPhone)).code).toBe('TOO_MANY_VISITS');
      expect(await rowsOf('appointments')).toBe(3);
      // A move replaces the lead's own visit, even on the same day; a canceled one makes room.
      expect((await book(first, days[1]?.[5] ?? '', person)).status).toBe(200);
      const cancel = { TokenId: null, TransactionId: first };
      expect(
        (await api.send(contract.cancelAppointment.method, contract.cancelAppointment.path, cancel))
          .status,
      ).toBe(200);
      expect((await book(fourth, elsewhere, byPhone)).status).toBe(200);
    });

    it('SE-14 one network can hold 20 upcoming visits at one club', async () => {
      const times = (await timesAt('101')).flat();
      const answers = await Promise.all(
        Array.from({ length: 24 }, async (_, index) => {
          const person = someone({ network: 'gym' });
          return book(await leadOf(person, '101'), times[index] ?? '', person);
        }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
      const refused = answers.find(({ status }) => status !== 200);
      expect(refused && refusal(refused)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      const elsewhere = someone({ network: 'gym' });
      const [time = ''] = (await timesAt('102')).flat();
      expect((await book(await leadOf(elsewhere, '102'), time, elsewhere)).status).toBe(200);
    });

    it('SE-11 a visit that is moved again and again stops mailing its address', async () => {
      const times = (await timesAt('101')).flat();
      const person = someone();
      const lead = await leadOf(person, '101');
      for (const time of times.slice(0, 6)) {
        expect((await book(lead, time, person)).status).toBe(200);
      }
      expect(refusal(await book(lead, times[6] ?? '', person)).code).toBe('TOO_MANY_MAILS');
      expect(await mailsToVisitors()).toBe(6);
    });

    it('SE-15 the limits table stores only hashes, and nothing from scenarios', async () => {
      await saveLead(aLeadBody({ EmailAddress: 'private@example.com' }), '203.0.113.9');
      const tries = await api.database.selectFrom('limit_tries').selectAll().execute();
      expect(tries).toHaveLength(2);
      expect(JSON.stringify(tries)).not.toMatch(/private|203\.0\.113/);
      await api.send('POST', '/v6/acq/leads/abandoned', aLeadBody(), {
        'Foyer-Now': '2026-11-20T15:00:00Z',
      });
      const after = await api.database.selectFrom('limit_tries').selectAll().execute();
      expect(after).toHaveLength(2);
    });
  });
}

import { contract } from '@foyer/adapters-http/wire';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';

import {
  aCorporateLeadBody,
  aStandardProductBody,
  aStandardProductToken,
} from '../testing/joins.ts';
import { changeRows } from '../database/rows.ts';
import { claimMail } from '../mail/outbox-table.ts';
import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { aLeadBody, anAttribution, aReferralBody, aVisitBody } from '../testing/lead-bodies.ts';
import { mailbox } from '../testing/mails.ts';
import { aMemberWithLogin, aToken, payFor, sendAs } from '../testing/members.ts';
import { goodCard, sendForm } from '../testing/payment.ts';
import { freshApi, refusal } from '../testing/test-api.ts';
import { visitRequests } from '../testing/visit-requests.ts';

const isDeep = process.env['MODE'] === 'deep';
const engines = [sqliteEngine(), postgresEngine({ isReused: true, runsAll: isDeep })];

describe.each(engines)('What is told on $name', (engine) => {
  const webhookSecret = `whsec_${Buffer.alloc(32, 'foyer').toString('base64')}`;
  const api = freshApi(engine, { webhookSecret });
  const { aLeadAt, book } = visitRequests(api);
  const leads = '/v6/acq/leads/abandoned';
  const at = (instant: string) => ({ 'Foyer-Now': instant });

  /** Does what the server does every few seconds. */
  async function queueNotices(instant = '2026-11-20T15:00:00Z'): Promise<void> {
    await api.send('POST', '/dev/notices', undefined, at(instant));
  }

  async function subjectsTo(recipient: string, instant = '2026-11-20T15:00:00Z') {
    return (await mailbox(api, { to: recipient, now: instant })).map(({ subject }) => subject);
  }

  async function newestTo(to: string, now?: string): Promise<string> {
    const mails = await mailbox(api, { to, ...(now !== undefined && { now }) });
    return mails.at(-1)?.body ?? '';
  }

  async function events(): Promise<{ id: string; type: string; body: string }[]> {
    const headers = { accept: 'application/json' };
    const { body } = await api.send('GET', '/dev/webhooks', undefined, headers);
    return (body as { id: string; type: string; body: string }[]).toReversed();
  }

  const typesOf = async () => (await events()).map(({ type }) => type);

  function skip(body: ReturnType<typeof aLeadBody>) {
    return api.send('PUT', leads, { ...body, visitSkipped: true });
  }

  const cancel = (transactionId: string) =>
    api.send('DELETE', '/v6/acq/lead/appointment', { TransactionId: transactionId, TokenId: null });

  const feedback = (id: string) =>
    api.send('POST', '/v6/utility/feedback/club', {
      id,
      facilityId: '102',
      rating: 2,
      message: 'Cold showers.',
      email: null,
    });

  it('CN-01 a club hears of a lead without a visit, and of feedback', async () => {
    await aLeadAt('102');
    await feedback('first');
    expect(await typesOf()).toEqual(['feedback.received']);
    await queueNotices();
    expect(await subjectsTo('soho@foyer.example')).toEqual([
      'Feedback: 2 of 5',
      'New lead: Ada Lovelace',
    ]);
    expect(await typesOf()).toEqual(['feedback.received', 'lead.created']);
  });

  it('CN-02 a club hears of each change once, however often its request is repeated and whoever looks', async () => {
    const body = aLeadBody({ FacilityId: '102' });
    await Promise.all([api.send('POST', leads, body), api.send('POST', leads, body)]);
    await Promise.all([skip(body), skip(body), queueNotices(), queueNotices()]);
    await Promise.all([feedback('same'), feedback('same')]);
    const time = '2026-11-23T09:00:00-05:00';
    await Promise.all([book(body.TransactionId, time), book(body.TransactionId, time)]);
    await Promise.all([cancel(body.TransactionId), cancel(body.TransactionId)]);
    await queueNotices();
    expect((await typesOf()).toSorted()).toEqual([
      'feedback.received',
      'lead.created',
      'visit.booked',
      'visit.canceled',
      'visit.skipped',
    ]);
  });

  it('CN-03 a visitor without a visit hears after 15 minutes that their details arrived, once a day', async () => {
    const someone = { FacilityId: '102', EmailAddress: 'zoe@example.com' };
    await api.send('POST', leads, aLeadBody(someone));
    await queueNotices('2026-11-20T15:14:00Z');
    expect(await subjectsTo('zoe@example.com', '2026-11-20T15:14:00Z')).toEqual([]);
    await api.send('POST', leads, aLeadBody(someone));
    await Promise.all([queueNotices('2026-11-20T15:16:00Z'), queueNotices('2026-11-20T15:16:00Z')]);
    expect(await subjectsTo('zoe@example.com', '2026-11-20T15:16:00Z')).toEqual([
      'Pick a time to visit Foyer SoHo',
    ]);
  });

  if (!engine.runsAll) return;

  it('VL-34: a club reads a number from another country in groups, and its systems as E.164', async () => {
    const lead = aLeadBody({ PhoneNumber: '0033612345678', FacilityId: '102' });
    await api.send('POST', leads, lead);
    await skip(lead);
    expect(await newestTo('soho@foyer.example', '2026-11-20T15:00:00Z')).toContain(
      '+33 6 12 34 56 78',
    );
    expect((await events())[0]?.body).toContain('"+33612345678"');
  });

  it('CN-01 a club hears of new leads in the order in which they came', async () => {
    for (const minute of ['03', '01', '02']) {
      await api.send('POST', leads, aLeadBody(), at(`2026-11-20T15:${minute}:00Z`));
    }
    await queueNotices('2026-11-20T15:05:00Z');
    const minutes = (await events()).map(({ body }) => /"timestamp":".{14}(..)/.exec(body)?.[1]);
    expect(minutes).toEqual(['01', '02', '03']);
  });

  it('CN-01 a club hears of the language in which an employee, a member’s friend or a buyer left their details', async () => {
    const french = { 'accept-language': 'fr-CA' };
    await api.send('POST', '/v6/acq/leads/corp/abandoned', aCorporateLeadBody(), french);
    await api.send('POST', '/v6/acq/referral/create', aReferralBody(), french);
    const purchase = aStandardProductBody({ email: 'leadless@mail.example' });
    await api.send('POST', contract.createProductToken.path, purchase, french);
    await queueNotices();
    const languages = (await events()).map(({ body }) => /"language":"([\w-]+)"/.exec(body)?.[1]);
    expect(languages).toEqual(['fr-CA', 'fr-CA', 'fr-CA']);
  });

  it('CN-01 a club hears of a new lead, a booking, a move and a cancellation, by mail and as events in this order', async () => {
    const { transactionId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    await book(transactionId, '2026-11-24T10:00:00-05:00');
    await cancel(transactionId);
    expect(await subjectsTo('soho@foyer.example')).toEqual([
      'New lead: Ada Lovelace',
      'Visit booked: Ada Lovelace, Mon, Nov 23, 9:00 AM EST',
      'Visit moved: Ada Lovelace, Tue, Nov 24, 10:00 AM EST',
      'Visit canceled: Ada Lovelace, Tue, Nov 24, 10:00 AM EST',
    ]);
    const told = await events();
    expect(told.map(({ type }) => type)).toEqual([
      'lead.created',
      'visit.booked',
      'visit.moved',
      'visit.canceled',
    ]);
    expect(JSON.parse(told[2]?.body ?? '')).toMatchObject({
      type: 'visit.moved',
      version: 1,
      timestamp: '2026-11-20T15:00:00.000Z',
      data: {
        club: { id: '102', name: 'Foyer SoHo', timeZone: 'America/New_York' },
        lead: { transactionId, firstName: 'Ada', lastName: 'Lovelace' },
        visit: { kind: 'tour', startsAt: '2026-11-24T10:00:00-05:00', revision: 1 },
        previous: { club: { id: '102' }, visit: { startsAt: '2026-11-23T09:00:00-05:00' } },
      },
    });
  });

  it('VL-73: a club hears what brought a visitor', async () => {
    const header = { 'Foyer-Attribution': anAttribution('newsletter') };
    await api.send('POST', leads, aLeadBody({ FacilityId: '102' }), header);
    await queueNotices();
    expect(await newestTo('soho@foyer.example')).toMatch(/Came from +newsletter, email/);
    expect(JSON.parse((await events())[0]?.body ?? '')).toMatchObject({
      data: { lead: { attribution: { first: { parameters: { utm_source: 'newsletter' } } } } },
    });
  });

  it('SE-12 a lead can’t put a link or a line of its own into the mail to the club', async () => {
    const code = 'WEBLEAD\n\nYour password has expired:\nhttps://evil.example/login';
    await api.send('POST', leads, aLeadBody({ FacilityId: '102', OutreachCode: code }));
    await queueNotices();
    const text = await newestTo('soho@foyer.example');
    expect(text).toMatch(/^Source +WEBLEAD$/m);
    expect(text).not.toMatch(/evil|^Your password/m);
  });

  it('SE-12 an answer of several lines stays under its visit in the morning’s mail', async () => {
    const { transactionId, tokenId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    await api.send('PUT', '/v6/acq/lead', {
      TokenId: tokenId,
      FacilityId: '102',
      ScheduledVisitTime: null,
      Answers: [{ answerId: '94', additionalInfo: 'Rowing\r\n\nLeads yesterday\n\n- Eve' }],
    });
    const morning = '2026-11-23T12:05:00Z';
    await queueNotices(morning);
    const text = await newestTo('soho@foyer.example', morning);
    expect(text).toMatch(/^ {2}I'm interested in\.\.\. Other: Rowing$/m);
    expect(text).toMatch(/^ {4}- Eve$/m);
    expect(text).not.toMatch(/^(?:Leads yesterday|- Eve)/m);
  });

  it('VL-42: a club hears what a visitor answered, once per change, and again on the day', async () => {
    const { transactionId, tokenId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const answer = (...Answers: object[]) =>
      api.send('PUT', '/v6/acq/lead', {
        TokenId: tokenId,
        FacilityId: '102',
        ScheduledVisitTime: null,
        Answers,
      });
    const yoga = { answerId: '86', additionalInfo: null };
    const other = { answerId: '94', additionalInfo: 'Rowing, see rowing.example' };
    await answer(yoga, other);
    await answer(yoga, other);
    expect(await typesOf()).toEqual(['lead.created', 'visit.booked', 'survey.answered']);
    expect(JSON.parse((await events())[2]?.body ?? '')).toMatchObject({
      data: {
        visit: { startsAt: '2026-11-23T09:00:00-05:00' },
        answers: [
          {
            prompt: "I'm interested in...",
            answers: ['Yoga', 'Other: Rowing, see rowing.example'],
          },
        ],
      },
    });
    await answer({ ...other, additionalInfo: 'Rowing' });
    expect((await subjectsTo('soho@foyer.example')).slice(2)).toEqual(
      Array.from({ length: 2 }, () => 'Survey answered: Ada Lovelace, Mon, Nov 23, 9:00 AM EST'),
    );
    const morning = '2026-11-23T12:05:00Z';
    await queueNotices(morning);
    expect(await newestTo('soho@foyer.example', morning)).toContain(
      "  I'm interested in... Yoga, Other: Rowing\n",
    );
  });

  it('CN-02 a club hears once of a new lead that answers the survey and books in one request', async () => {
    const { tokenId } = await aLeadAt('102');
    await api.send('PUT', '/v6/acq/lead', {
      TokenId: tokenId,
      FacilityId: '102',
      ScheduledVisitTime: '2026-11-23T09:00:00-05:00',
      Answers: [{ answerId: '86', additionalInfo: null }],
    });
    expect(await typesOf()).toEqual(['lead.created', 'survey.answered', 'visit.booked']);
  });

  it('CN-01 both clubs hear of a visit that moves from one to the other', async () => {
    const { transactionId, tokenId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const time = '2026-11-24T09:00:00-05:00';
    const body = { TokenId: tokenId, FacilityId: '101', ScheduledVisitTime: time };
    expect((await api.send('PUT', '/v6/acq/lead', body)).status).toBe(200);
    expect((await subjectsTo('soho@foyer.example')).at(-1)).toBe(
      'Visit moved to another club: Ada Lovelace',
    );
    expect(await subjectsTo('tribeca@foyer.example')).toEqual([
      'Visit moved: Ada Lovelace, Tue, Nov 24, 9:00 AM EST',
    ]);
  });

  it('CN-01 AC-15 HT-56 a home club hears of a freeze once, and again when it changes; the event leaves out the reason', async () => {
    const token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
    const freeze = { freezeDuration: 2, startDate: '2026-11-24', medicalReason: 'A bad knee.' };
    const ask = (body: object) => sendAs(api, token, 'POST', '/v6/account/membership/freeze', body);
    expect(await ask(freeze)).toMatchObject({ status: 200 });
    expect(await ask(freeze)).toMatchObject({ status: 200 });
    expect(await typesOf()).toEqual(['freeze.requested']);
    expect((await events())[0]?.body).not.toContain('knee');
    await ask({ ...freeze, freezeDuration: 3 });
    expect(await typesOf()).toEqual(['freeze.requested', 'freeze.requested']);
    expect(await ask({ ...freeze, startDate: '2026-12-24' })).toMatchObject({ status: 422 });
  });

  it('CN-02 a refused booking tells nobody', async () => {
    const [holder, latecomer] = [await aLeadAt('102'), await aLeadAt('102')];
    await book(holder.transactionId, '2026-11-23T09:00:00-05:00');
    const before = await typesOf();
    expect((await book(latecomer.transactionId, '2026-11-23T09:00:00-05:00')).status).toBe(409);
    expect(await typesOf()).toEqual(before);
  });

  it('CN-03 a visitor who skips choosing a time is announced at once, and hears that their details arrived', async () => {
    const body = aLeadBody({ FacilityId: '102', EmailAddress: 'zoe@example.com' });
    await api.send('POST', leads, body);
    await skip(body);
    expect(await typesOf()).toEqual(['lead.created', 'visit.skipped']);
    expect((await subjectsTo('soho@foyer.example')).at(-1)).toBe('Please call: Ada Lovelace');
    expect(await subjectsTo('zoe@example.com')).toEqual(['Pick a time to visit Foyer SoHo']);
  });

  it('CN-03 an employee who skips choosing a time is announced at once too', async () => {
    const body = aCorporateLeadBody({ FacilityId: '102', visitSkipped: true });
    const answer = await api.send('POST', '/v6/acq/leads/corp/abandoned', body);
    expect(answer.status).toBe(200);
    expect(await typesOf()).toEqual(['lead.created', 'visit.skipped']);
  });

  it('CN-03 PG-300 a club that takes no visits thanks for the details, and offers no time', async () => {
    const body = aLeadBody({ FacilityId: '126', EmailAddress: 'zoe@example.com' });
    await api.send('POST', leads, body);
    await skip(body);
    expect(await subjectsTo('zoe@example.com')).toEqual([
      'Thanks for your interest in Foyer Paramus',
    ]);
    const friend = aReferralBody({ facilityKey: '126', emailAddress: 'max@example.com' });
    await api.send('POST', '/v6/acq/referral/create', friend);
    const mails = api.database.selectFrom('outbox_mail').select('subject');
    expect(await mails.where('recipient', '=', 'max@example.com').execute()).toEqual([
      { subject: 'Thanks for your interest in Foyer Paramus' },
    ]);
  });

  it('CN-03 PG-301 who has booked a visit with another lead, or canceled one, isn’t asked to pick a time', async () => {
    const someone = { FacilityId: '102', EmailAddress: 'zoe@example.com' };
    const [left, booked] = [
      aLeadBody(someone),
      aLeadBody({ ...someone, EmailAddress: 'Zoe@example.com' }),
    ];
    const canceled = aLeadBody({ FacilityId: '102', EmailAddress: 'max@example.com' });
    for (const body of [left, booked, canceled]) await api.send('POST', leads, body);
    await book(booked.TransactionId, '2026-11-23T09:00:00-05:00');
    await book(canceled.TransactionId, '2026-11-23T10:00:00-05:00');
    await cancel(canceled.TransactionId);
    await api.send('PUT', '/v6/acq/referral/update', {
      ...aReferralBody({ facilityKey: '102', emailAddress: 'zoe@example.com' }),
      transactionId: booked.TransactionId,
    });
    await queueNotices('2026-11-20T15:16:00Z');
    const mails = await api.database.selectFrom('outbox_mail').select('subject').execute();
    expect(mails.filter(({ subject }) => /^Pick|recommends/.test(subject))).toEqual([]);
  });

  it('CN-03 PG-308 a member’s friend who gets no recommendation hears that their details arrived', async () => {
    const named = { FacilityId: '102', EmailAddress: 'zoe@example.com', referringId: 'R-1001' };
    await api.send('POST', leads, aLeadBody(named));
    const linked = aLeadBody({ FacilityId: '102', EmailAddress: 'kim@example.com' });
    await api.send('POST', leads, linked);
    await api.send('PUT', '/v6/acq/referral/update', {
      ...aReferralBody({ facilityKey: '102', emailAddress: 'kim@example.com' }),
      transactionId: linked.TransactionId,
      sendConfirmationEmail: false,
    });
    const friend = aReferralBody({ facilityKey: '102', emailAddress: 'max@example.com' });
    await api.send('POST', '/v6/acq/referral/create', friend);
    const later = '2026-11-20T15:16:00Z';
    await queueNotices(later);
    for (const to of ['zoe@example.com', 'kim@example.com']) {
      expect(await subjectsTo(to, later)).toEqual(['Pick a time to visit Foyer SoHo']);
    }
    expect(await subjectsTo('max@example.com', later)).toEqual(['Grace recommends Foyer SoHo']);
  });

  it('CN-03 PG-301 who has joined since, also without the lead, isn’t asked to pick a time', async () => {
    const someone = { FacilityId: '102', EmailAddress: 'zoe@example.com' };
    await api.send('POST', leads, aLeadBody({ ...someone, PhoneNumber: '6465550100' }));
    const purchase = aStandardProductBody({ email: 'zoe@example.com' });
    const { body } = await api.send('POST', contract.createProductToken.path, purchase);
    const token = contract.createProductToken.answer.parse(body).result ?? '';
    await sendForm(api, token, goodCard);
    await queueNotices('2026-11-20T15:16:00Z');
    const subjects = await subjectsTo('zoe@example.com', '2026-11-20T15:16:00Z');
    expect(subjects.filter((it) => !it.startsWith('Welcome'))).toEqual([]);
  });

  it('PG-372 who left their details again after their membership ended is asked to pick a time', async () => {
    const purchase = { email: 'zoe@example.com' };
    const memberId = await payFor(api, await aStandardProductToken(api, purchase));
    const ended = { last_day: '2026-11-19' };
    await changeRows(api.database, 'memberships', { member_id: memberId }, ended);
    await api.send('POST', leads, aLeadBody({ EmailAddress: 'zoe@example.com' }));
    await queueNotices('2026-11-20T15:16:00Z');
    const subjects = await subjectsTo('zoe@example.com', '2026-11-20T15:16:00Z');
    expect(subjects).toContain('Pick a time to visit Foyer Tribeca');
  });

  it('CN-03 a visitor with a visit hears of the visit only', async () => {
    const body = aLeadBody({ FacilityId: '102', EmailAddress: 'zoe@example.com' });
    await api.send('POST', leads, body);
    await book(body.TransactionId, '2026-11-23T09:00:00-05:00');
    await queueNotices('2026-11-20T15:16:00Z');
    expect(await subjectsTo('zoe@example.com', '2026-11-20T15:16:00Z')).toHaveLength(1);
  });

  describe('Reminders', () => {
    async function booked(time: string) {
      const body = aLeadBody({ FacilityId: '102', EmailAddress: 'zoe@example.com' });
      await api.send('POST', leads, body);
      expect((await book(body.TransactionId, time)).status).toBe(200);
      return body.TransactionId;
    }

    const remindersAt = async (instant: string) =>
      (await subjectsTo('zoe@example.com', instant)).filter((it) =>
        /^(?:Today|Tomorrow),/.test(it),
      );

    const [dayBefore, hoursBefore] = [
      'Tomorrow, 9:00 AM: your visit to Foyer SoHo',
      'Today, 9:00 AM: your visit to Foyer SoHo',
    ];

    it('CN-07 come 24 and 2 hours before the visit', async () => {
      await booked('2026-11-23T09:00:00-05:00');
      expect(await remindersAt('2026-11-22T13:59:00Z')).toEqual([]);
      expect(await remindersAt('2026-11-22T14:00:00Z')).toEqual([dayBefore]);
      expect(await remindersAt('2026-11-23T12:00:00Z')).toEqual([dayBefore, hoursBefore]);
    });

    it('CN-07 say tomorrow only until midnight at the club, however late they can be sent', async () => {
      await booked('2026-11-23T09:00:00-05:00');
      const claimed = async (now: string) => (await claimMail(api.database, now, now))?.subject;
      const sent = api.database.updateTable('outbox_mail').set({ sent_at: '2026-11-20' });
      await sent.where('due_at', 'is', null).execute();
      expect(await claimed('2026-11-23T04:59:59.999Z')).toBe(dayBefore);
      expect(await claimed('2026-11-23T05:00:00.000Z')).toBeUndefined();
      expect(await claimed('2026-11-23T12:00:00.000Z')).toBe(hoursBefore);
    });

    it('CN-07 move with the visit', async () => {
      const transactionId = await booked('2026-11-24T09:00:00-05:00');
      await book(transactionId, '2026-11-23T09:00:00-05:00');
      expect(await remindersAt('2026-11-30T00:00:00Z')).toEqual([dayBefore, hoursBefore]);
    });

    it('CN-07 PG-302 go to the address that the visitor has corrected since', async () => {
      const body = aLeadBody({ FacilityId: '102', EmailAddress: 'zoo@example.com' });
      await api.send('POST', leads, body);
      await book(body.TransactionId, '2026-11-23T09:00:00-05:00');
      await api.send('PUT', leads, { ...body, EmailAddress: 'zoe@example.com' });
      expect(await remindersAt('2026-11-30T00:00:00Z')).toEqual([dayBefore, hoursBefore]);
    });

    it('CN-07 end with a cancellation', async () => {
      await cancel(await booked('2026-11-23T09:00:00-05:00'));
      expect(await remindersAt('2026-11-30T00:00:00Z')).toEqual([]);
    });

    it('CN-07 leave out what would follow the confirmation at once', async () => {
      await booked('2026-11-21T10:30:00-05:00');
      expect(await remindersAt('2026-11-30T00:00:00Z')).toEqual([
        'Today, 10:30 AM: your visit to Foyer SoHo',
      ]);
    });

    it('CN-08 are followed by a mail 30 minutes after the start of a visit that was marked as a no-show', async () => {
      await booked('2026-11-23T09:00:00-05:00');
      const visit = await api.database.selectFrom('appointments').select('id').executeTakeFirst();
      const mark = (instant: string) =>
        api.send('POST', `/dev/visits/${visit?.id}/no-show`, undefined, at(instant));
      expect((await mark('2026-11-23T13:59:00Z')).status).toBe(409);
      expect((await mark('2026-11-23T14:10:00Z')).status).toBe(200);
      expect((await mark('2026-11-23T14:11:00Z')).status).toBe(200);
      const missed = async (instant: string) =>
        (await subjectsTo('zoe@example.com', instant)).filter((it) => it.includes('a new time'));
      expect(await missed('2026-11-23T14:29:00Z')).toEqual([]);
      expect(await missed('2026-11-23T14:30:00Z')).toEqual(['Pick a new time at Foyer SoHo']);
      expect((await api.send('POST', '/dev/visits/none/no-show')).status).toBe(404);
    });
  });

  it('CN-09 MB-134 a back end reports a no-show and an arrival by a signed event, and nobody else can', async () => {
    const { transactionId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const visit = await api.database
      .selectFrom('appointments')
      .select('id')
      .executeTakeFirstOrThrow();
    const report = async (secret: string, body: string) => {
      const time = new Date();
      const response = await api.app.request('/webhooks', {
        method: 'POST',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
          'webhook-signature': new Webhook(secret).sign('msg_1', time, body),
          ...at('2026-11-23T14:10:00Z'),
        },
        body,
      });
      return response.status;
    };
    const event = JSON.stringify({ type: 'visit.no_show', data: { visitId: visit.id } });
    const another = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;
    expect(await report(another, event)).toBe(401);
    expect((await api.app.request('/webhooks', { method: 'POST', body: event })).status).toBe(401);
    expect(await report(webhookSecret, '{')).toBe(422);
    expect(await report(webhookSecret, '{"type":"visit.other"}')).toBe(422);
    expect(await report(webhookSecret, event)).toBe(200);
    const rows = await api.database.selectFrom('appointments').select('no_show_at').execute();
    expect(rows).toEqual([{ no_show_at: '2026-11-23T14:10:00.000Z' }]);
    // The visitor was only late.
    const arrived = JSON.stringify({ type: 'visit.arrived', data: { visitId: visit.id } });
    expect(await report(another, arrived)).toBe(401);
    expect(await report(webhookSecret, arrived)).toBe(200);
    expect(await report(webhookSecret, event)).toBe(409);
    const after = await api.database
      .selectFrom('appointments')
      .select(['no_show_at', 'arrived_at'])
      .execute();
    expect(after).toEqual([{ no_show_at: null, arrived_at: '2026-11-23T14:10:00.000Z' }]);
    const mails = await api.database.selectFrom('outbox_mail').select('subject').execute();
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain('We’re holding your price at Foyer SoHo');
    expect(subjects.filter((subject) => subject.includes('a new time'))).toEqual([]);
  });

  it('CN-09 a visitor who came and then moves the visit is expected again', async () => {
    const { transactionId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const visits = api.database.selectFrom('appointments').select(['id', 'arrived_at']);
    const { id } = await visits.executeTakeFirstOrThrow();
    const report = (what: string, instant: string) =>
      api.send('POST', `/dev/visits/${id}/${what}`, undefined, at(instant));
    expect((await report('arrived', '2026-11-23T13:50:00Z')).status).toBe(200);
    await book(transactionId, '2026-11-24T10:00:00-05:00');
    expect(await visits.execute()).toEqual([{ id, arrived_at: null }]);
    expect((await report('no-show', '2026-11-24T15:10:00Z')).status).toBe(200);
  });

  it('CN-01 a club hears of no cancellation of a visit that is over', async () => {
    const { transactionId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const path = '/v6/acq/lead/appointment';
    const ids = { TransactionId: transactionId, TokenId: null };
    const canceled = await api.send('DELETE', path, ids, at('2026-11-23T15:00:00Z'));
    expect(refusal(canceled)).toMatchObject({ status: 409, code: 'VISIT_OVER' });
    expect(await typesOf()).toEqual(['lead.created', 'visit.booked']);
  });

  it('CN-01 a time that is booked once the visit is over is a new visit, not a moved one', async () => {
    const { transactionId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const again = aVisitBody(transactionId, '2026-11-25T10:00:00-05:00');
    const booked = await api.send('PUT', '/v6/acq/lead', again, at('2026-11-23T15:00:00Z'));
    expect(booked.status).toBe(200);
    expect(await typesOf()).toEqual(['lead.created', 'visit.booked', 'visit.booked']);
    const subjects = await subjectsTo('ada@example.com', '2026-11-23T15:00:00Z');
    expect(subjects.filter((subject) => subject.startsWith('Moved to'))).toEqual([]);
  });

  it('CN-01 a visit that is over stays as it was when its visitor books and cancels another', async () => {
    const { transactionId } = await aLeadAt('102');
    await book(transactionId, '2026-11-23T09:00:00-05:00');
    const visits = api.database
      .selectFrom('appointments')
      .select(['id', 'starts_at', 'arrived_at', 'cancelled_at'])
      .orderBy('starts_at');
    const { id } = await visits.executeTakeFirstOrThrow();
    await api.send('POST', `/dev/visits/${id}/arrived`, undefined, at('2026-11-23T14:00:00Z'));
    const [before] = await visits.execute();
    const again = aVisitBody(transactionId, '2026-11-25T10:00:00-05:00');
    await api.send('PUT', '/v6/acq/lead', again, at('2026-11-23T15:00:00Z'));
    await cancel(transactionId);
    expect(await visits.execute()).toMatchObject([
      before,
      { starts_at: '2026-11-25T15:00:00.000Z', arrived_at: null, cancelled_at: expect.anything() },
    ]);
  });

  it('CN-10 a developer sees each event with its state and what is sent, and delivers it again', async () => {
    await api.send('POST', leads, aLeadBody({ FacilityId: '102', FirstName: "O'Hara" }));
    await queueNotices();
    await api.database
      .updateTable('webhooks')
      .set({ attempts: 20, dead_at: '2026-11-21T15:00:00.000Z', last_error: 'HTTP 500' })
      .execute();
    const page = await (await api.app.request('/dev/webhooks')).text();
    expect(page).toContain('lead.created');
    expect(page).toContain('dead after 20 attempts: HTTP 500');
    expect(page).toContain('O&#39;Hara');
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await api.app.request(action, { method: 'POST' })).status).toBe(303);
    expect(await (await api.app.request('/dev/webhooks')).text()).toContain('in the outbox');
    expect((await api.send('POST', '/dev/webhooks/none/redeliver')).status).toBe(404);
  });

  describe('The digest of 7:00', () => {
    const digestsTo = async (club: string) =>
      (await subjectsTo(`${club}@foyer.example`, '2027-05-01T00:00:00Z')).filter((it) =>
        it.startsWith('Today at'),
      );

    it('CN-06 lists yesterday’s leads and today’s visits in the club’s time zone, once', async () => {
      const { transactionId } = await aLeadAt('102');
      await book(transactionId, '2026-11-21T09:00:00-05:00');
      await aLeadAt('199');
      await queueNotices('2026-11-21T11:59:00Z');
      expect(await digestsTo('soho')).toEqual([]);
      // In London it's 11:59.
      expect(await digestsTo('kensington')).toEqual([
        'Today at Foyer Kensington: 0 visits, 1 new lead',
      ]);
      await Promise.all(Array.from({ length: 4 }, () => queueNotices('2026-11-21T12:00:00Z')));
      expect(await digestsTo('soho')).toEqual(['Today at Foyer SoHo: 1 visit, 1 new lead']);
      await queueNotices('2026-11-21T20:00:00Z');
      expect(await digestsTo('soho')).toHaveLength(1);
    });

    it('CN-06 isn’t sent anymore once its day has ended', async () => {
      await aLeadAt('102');
      await queueNotices('2026-11-21T12:00:00Z');
      const sent = api.database.updateTable('outbox_mail').set({ sent_at: '2026-11-20' });
      await sent.where('subject', 'not like', 'Today at%').execute();
      expect(await claimMail(api.database, '2026-11-22T05:00:00.000Z', '')).toBeNull();
      expect(await claimMail(api.database, '2026-11-22T04:59:59.999Z', '')).not.toBeNull();
    });

    it('MB-182 links to the page on which staff report who came, with the token where no server logs it', async () => {
      const { transactionId } = await aLeadAt('102');
      await book(transactionId, '2026-11-21T09:00:00-05:00');
      await aLeadAt('103');
      await queueNotices('2026-11-21T12:00:00Z');
      const bodies = await api.database
        .selectFrom('outbox_mail')
        .select(['body', 'recipient'])
        .where('subject', 'like', 'Today at%')
        .execute();
      const bodyTo = (club: string) =>
        bodies.find(({ recipient }) => recipient === `${club}@foyer.example`)?.body ?? '';
      const [, token = ''] =
        /Report who came: http:\/\/\S+\/desk#([\w-]+)\n/.exec(bodyTo('soho')) ?? [];
      const read = await api.send(
        ...(['POST', '/v6/club/desk/read', { token }, at('2026-11-21T14:00:00Z')] as const),
      );
      expect(read.body).toMatchObject({ clubName: 'Foyer SoHo', day: '2026-11-21' });
      // Without visits there is nobody to report.
      expect(bodyTo('flatiron')).not.toContain('/desk#');
    });

    it('VL-38: says which visits are for two', async () => {
      const { transactionId } = await aLeadAt('102');
      const visit = aVisitBody(transactionId, '2026-11-21T09:00:00-05:00');
      await api.send('PUT', '/v6/acq/lead', { ...visit, Guest: { FirstName: 'Kim' } });
      await queueNotices('2026-11-21T12:00:00Z');
      const [, digest] = await api.database
        .selectFrom('outbox_mail')
        .select('body')
        .where('recipient', '=', 'soho@foyer.example')
        .where('subject', 'not like', 'New%')
        .orderBy('created_at')
        .execute();
      expect(digest?.body).toContain(
        '- Sat, Nov 21, 9:00 AM EST, tour: Ada Lovelace, (212) 555-0143, for two: Ada and Kim\n',
      );
    });

    it('CN-06 lists all of yesterday’s leads where the clocks changed at midnight', async () => {
      const cairo = { time_zone: 'Africa/Cairo' };
      await api.database
        .updateTable('facilities')
        .set(cairo)
        .where('facility_id', '=', '102')
        .execute();
      const lead = aLeadBody({ FacilityId: '102' });
      await api.send('POST', leads, lead, at('2027-04-29T00:30:00+02:00'));
      await queueNotices('2027-04-30T07:00:00+03:00');
      expect(await digestsTo('soho')).toContain('Today at Foyer SoHo: 0 visits, 1 new lead');
    });

    it('CN-06 isn’t sent when there is nothing to say', async () => {
      await aLeadAt('102');
      await queueNotices('2026-11-21T13:00:00Z');
      expect(await digestsTo('tribeca')).toEqual([]);
      await queueNotices('2026-11-22T13:00:00Z');
      expect(await digestsTo('soho')).toHaveLength(1);
    });
  });
});

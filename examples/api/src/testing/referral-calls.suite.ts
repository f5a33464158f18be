import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { memberAccount } from '../account/new-account.ts';
import { systemIds } from '../system.ts';
import type { TestEngine } from './engines.ts';
import { aLeadBody, aReferralBody } from './lead-bodies.ts';
import { mailbox, storedMails } from './mails.ts';
import { aMemberWithLogin, aNewMember, aToken, sendAs } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { refusal, sharedApi } from './test-api.ts';
import { aStandardProductToken } from './joins.ts';
import { visitRequests } from './visit-requests.ts';

/** The referral calls, on each engine. */
export function referralCallsSuite(engine: TestEngine): void {
  describe(`Referrals over ${engine.name}`, () => {
    const api = sharedApi(engine);

    const referral = '/v6/acq/referral';
    const { book } = visitRequests(api);

    async function leadRows(transactionId: string): Promise<unknown> {
      return (await api.send('GET', `/dev/leads?transactionId=${transactionId}`)).body;
    }

    /** By default once the recommendations of the first requests are due. */
    const mailsTo = (to: string, now = '2026-11-20T15:15:00Z') => mailbox(api, { to, now });
    const subjectsTo = async (recipient: string): Promise<string[]> =>
      (await mailsTo(recipient)).map(({ subject }) => subject);

    it('PG-313 nobody finds a new member by a referring id made of their number', async () => {
      const { memberId } = await aNewMember(api);
      for (const id of [memberId, `R-${memberId}`, `S-${memberId}`]) {
        expect((await api.send('GET', `${referral}/info/${id}`)).status).toBe(404);
      }
    });

    it('PG-316 RF-01 a friend reads the first name that the member has by now, on the page and in the mail', async () => {
      const { memberId } = await aNewMember(api);
      await memberAccount(api.database, systemIds, memberId, '2026-11-20T15:00:00.000Z');
      const token = await aToken(api, await aMemberWithLogin(api, memberId, 'renamed'));
      const named = { firstName: 'Robin' };
      const changed = await sendAs(api, token, 'PUT', contract.updateMemberProfile.path, named);
      expect(changed.status).toBe(200);
      const { referring_id: referringId } = await api.database
        .selectFrom('members')
        .select('referring_id')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      const { body } = await api.send('GET', `${referral}/info/${referringId}`);
      expect(body).toMatchObject({ firstName: 'Robin' });
      const emailAddress = 'renamed.friend@mail.example';
      const sent = aReferralBody({ referringId, emailAddress, sendConfirmationEmail: true });
      await api.send('POST', `${referral}/create`, sent);
      const mails = await storedMails(api, emailAddress);
      expect(mails.map(({ body: text }) => text.includes('Robin'))).toEqual([true]);
    });

    it('RF-01 HT-34 returns the member behind a referring id, and a 404 for an unknown one', async () => {
      const { status, body } = await api.send('GET', `${referral}/info/R-1001`);
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          firstName: 'Grace',
          memberId: '901001',
          referringId: 'R-1001',
          shareId: 'S-1001',
          facilityId: '101',
          hearsOfVisits: true,
        },
      });
      const unknown = await api.send('GET', `${referral}/info/R-9`);
      expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
    });

    it('HT-01 RF-01: an encrypted member id finds the member, and an altered one finds nobody', async () => {
      const token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
      const encoded = await api.send('GET', contract.encodeMember.path, undefined, {
        authorization: `Bearer ${token}`,
      });
      const { encryptedMemberId = '' } = contract.encodeMember.answer.parse(encoded.body) ?? {};
      expect(encryptedMemberId).not.toContain('901001');
      const found = await api.send('GET', `${referral}/info/${encryptedMemberId}`);
      expect(found.body).toMatchObject({ firstName: 'Grace', referringId: 'R-1001' });
      const altered = await api.send('GET', `${referral}/info/x${encryptedMemberId}`);
      expect(altered.status).toBe(404);
    });

    it('RF-02 HT-35 creates the friend’s lead, linked by its token, and mails the friend once', async () => {
      const body = aReferralBody({
        emailAddress: 'Friend@EXAMPLE.com',
        phoneNumber: '(212) 555-0143',
        zipCode: '10018',
        companyEmail: 'friend@works.example',
        receiveTextAlerts: true,
        userLocation: 'GB',
      });
      const first = await api.send('POST', `${referral}/create`, body);
      const again = await api.send('POST', `${referral}/create`, body);
      expect(again.body).toEqual(first.body);
      const { associationToken } = contract.createReferral.answer.parse(first.body);
      expect(await leadRows(body.transactionId)).toMatchObject([
        {
          token_id: associationToken,
          email: 'Friend@example.com',
          phone: '2125550143',
          zip: '10018',
          company_email: 'friend@works.example',
          member_id: '901001',
          referring_id: 'R-1001',
          share_id: 'S-1001',
          receive_text_alerts: 1,
          consents: JSON.stringify(body.answers),
        },
      ]);
      const rows = await api.database
        .selectFrom('referrals')
        .selectAll()
        .where('transaction_id', '=', body.transactionId)
        .execute();
      expect(rows).toMatchObject([
        { association_token: associationToken, member_id: '901001', user_location: 'GB' },
      ]);
      expect((await mailsTo('Friend@example.com')).map((mail) => mail.subject)).toEqual([
        'Grace recommends Foyer Tribeca',
      ]);
    });

    it('RF-02 gives the friend a quarter of an hour to book, and recommends no club to a friend who did', async () => {
      const booker = aReferralBody({ emailAddress: 'booker@example.com' });
      const waverer = aReferralBody({ emailAddress: 'waverer@example.com' });
      await api.send('POST', `${referral}/create`, booker);
      await api.send('POST', `${referral}/create`, waverer);
      expect(await mailsTo('waverer@example.com', '2026-11-20T15:14:00Z')).toEqual([]);
      await book(booker.transactionId, '2026-11-23T12:00:00-05:00');
      expect(await subjectsTo('waverer@example.com')).toEqual(['Grace recommends Foyer Tribeca']);
      expect(await subjectsTo('booker@example.com')).toEqual([
        expect.stringContaining('Mon, Nov 23, 12:00 PM'),
      ]);
    });

    it('PG-283 RF-02 recommends no visit to a friend who joined, and keeps the reminders of one who booked first', async () => {
      const friend = (emailAddress: string, phoneNumber: string) =>
        aReferralBody({ emailAddress, phoneNumber });
      const buyer = friend('buyer@example.com', '2125550171');
      const booker = friend('booked@example.com', '2125550172');
      for (const body of [buyer, booker]) await api.send('POST', `${referral}/create`, body);
      await book(booker.transactionId, '2026-11-24T12:00:00-05:00');
      for (const { emailAddress: email, phoneNumber: phone } of [buyer, booker]) {
        const token = await aStandardProductToken(api, { email, phone });
        expect((await sendForm(api, token, goodCard)).status).toBe(303);
      }
      expect(await subjectsTo('buyer@example.com')).toEqual([
        expect.stringContaining('Welcome to Foyer'),
      ]);
      const reminders = await api.database
        .selectFrom('outbox_mail')
        .innerJoin('leads', 'leads.id', 'outbox_mail.about')
        .where('due_at', 'is not', null)
        .select('subject')
        .where('leads.transaction_id', '=', booker.transactionId)
        .execute();
      expect(reminders).toHaveLength(2);
    });

    it('RF-04 HT-36 updates lead and referral on an edit, without a second mail', async () => {
      const body = aReferralBody({ emailAddress: 'edit@example.com' });
      const first = await api.send('POST', `${referral}/create`, body);
      const changed = { ...body, nameFirst: 'Augusta', facilityKey: '199' };
      const updated = await api.send('PUT', `${referral}/update`, changed);
      expect(updated.body).toEqual(first.body);
      expect(await leadRows(body.transactionId)).toMatchObject([
        { first_name: 'Augusta', facility_id: '199', member_id: '901001' },
      ]);
      expect(await mailsTo('edit@example.com')).toHaveLength(1);
    });

    it('PG-280 RF-04 a second member’s link doesn’t take a friend over from the first one', async () => {
      const body = aReferralBody({ emailAddress: 'popular@example.com' });
      await api.send('POST', `${referral}/create`, body);
      const other = { ...body, nameFirst: 'Augusta', referringId: 'R-1002' };
      expect((await api.send('PUT', `${referral}/update`, other)).status).toBe(200);
      expect((await api.send('POST', `${referral}/create`, other)).status).toBe(200);
      expect(await leadRows(body.transactionId)).toMatchObject([
        { first_name: 'Augusta', member_id: '901001', referring_id: 'R-1001', share_id: 'S-1001' },
      ]);
      const rows = await api.database
        .selectFrom('referrals')
        .select('member_id')
        .where('transaction_id', '=', body.transactionId)
        .execute();
      expect(rows).toEqual([{ member_id: '901001' }]);
      expect(await subjectsTo('popular@example.com')).toEqual(['Grace recommends Foyer Tribeca']);
    });

    it('RF-02 LC-17 creates one lead, one referral and one mail from forty concurrent requests under one transaction', async () => {
      const body = aReferralBody({ emailAddress: 'rush@example.com' });
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => api.send('POST', `${referral}/create`, body)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await leadRows(body.transactionId)).toHaveLength(1);
      expect(await mailsTo('rush@example.com')).toHaveLength(1);
    });

    it('LC-23 links an existing lead to its member, and keeps the page it came from', async () => {
      const lead = aLeadBody();
      const { body: made } = await api.send('POST', '/v6/acq/leads/abandoned', lead);
      const { tokenId } = contract.createAbandonedLead.answer.parse(made);
      const body = aReferralBody({
        transactionId: lead.TransactionId,
        sendConfirmationEmail: false,
      });
      const tied = await api.send('PUT', `${referral}/update`, body);
      expect(tied.body).toEqual({ associationToken: tokenId, result: true });
      expect(await leadRows(lead.TransactionId)).toMatchObject([
        { source_url: lead.SourceUrl, member_id: '901001' },
      ]);
    });

    it('HT-36 returns a 404 for an unknown transaction, and creates nothing', async () => {
      const body = aReferralBody();
      const answer = await api.send('PUT', `${referral}/update`, body);
      expect(refusal(answer)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        field: 'transactionId',
      });
      expect(await leadRows(body.transactionId)).toEqual([]);
    });

    it('VL-63 tells the member once about each change of the friend’s visit', async () => {
      const body = aReferralBody({ emailAddress: 'visitor@example.com', referringId: 'R-1002' });
      await api.send('POST', `${referral}/create`, body);
      const { transactionId } = body;
      const before = await subjectsTo('alan@mail.example');
      for (const time of ['2026-11-23T09:00:00-05:00', '2026-11-24T10:00:00-05:00']) {
        await Promise.all([book(transactionId, time), book(transactionId, time)]);
      }
      const cancel = { TokenId: null, TransactionId: transactionId };
      await api.send('DELETE', contract.cancelAppointment.path, cancel);
      await api.send('DELETE', contract.cancelAppointment.path, cancel);
      const sent = await subjectsTo('alan@mail.example');
      expect(sent.filter((subject) => !before.includes(subject)).toSorted()).toEqual([
        'Ada is visiting Foyer Tribeca: Mon, Nov 23, 9:00 AM',
        'Canceled: Ada at Foyer Tribeca, Tue, Nov 24, 10:00 AM',
        'New time for Ada: Tue, Nov 24, 10:00 AM, Foyer Tribeca',
      ]);
      const mails = await mailsTo('alan@mail.example');
      expect(JSON.stringify(mails)).not.toMatch(/Lovelace|visitor@|5550143/);
    });

    it('VL-63 LA-01 tells the member both times of a move as their clubs’ clocks show them', async () => {
      const body = aReferralBody({ emailAddress: 'traveler@example.com', referringId: 'R-1002' });
      await api.send('POST', `${referral}/create`, body);
      const { transactionId } = body;
      await book(transactionId, '2026-11-25T09:00:00-05:00');
      await api.send('PUT', `${referral}/update`, { ...body, facilityKey: '199' });
      await book(transactionId, '2026-11-26T10:00:00+00:00');
      const mails = await mailsTo('alan@mail.example');
      const moved = mails.find(({ subject }) => subject.includes('Thu, Nov 26'));
      expect(moved?.body).toContain('9:00 AM EST');
    });

    it('VL-63 tells no member about the visit of a lead that only names one', async () => {
      const body = aLeadBody({ memberId: '901002', referringId: 'R-1002' });
      await api.send('POST', '/v6/acq/leads/abandoned', body);
      const before = await mailsTo('alan@mail.example');
      const booked = await book(body.TransactionId, '2026-11-27T09:00:00-05:00');
      expect(booked.status).toBe(200);
      expect(await mailsTo('alan@mail.example')).toEqual(before);
    });

    it.each([
      ['nameFirst', '4'],
      ['nameLast', '<b>'],
      ['emailAddress', 'ada@'],
      ['phoneNumber', '12'],
      ['zipCode', 'NOWHERE'],
      ['companyEmail', 'ada@works'],
      ['facilityKey', 'twelve'],
      ['facilityKey', '999'],
      ['transactionId', ' '],
      ['transactionId', 'x'.repeat(101)],
      ['referringId', 'R-nobody'],
      ['userLocation', '\0'],
      ['answers', [{ answerId: 1, additionalInfo: null }]],
      ['sendConfirmationEmail', 'yes'],
    ])('VA-02 VA-03 VA-04 VA-07 refuses a referral by field: %s %j', async (field, value) => {
      const answer = await api.send('POST', `${referral}/create`, {
        ...aReferralBody(),
        [field]: value,
      });
      expect(refusal(answer)).toMatchObject({
        status: 422,
        code: 'INVALID_FIELD',
        field: expect.stringMatching(new RegExp(`^${field}`)) as string,
      });
    });
  });
}

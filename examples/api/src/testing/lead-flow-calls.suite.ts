/** Longer than most: what the lead flow calls beside clubs, leads and visits, held to the same on both engines. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hashCode } from '../corporate/email-code.ts';
import type { EmailCodeRow } from '../database/schema.ts';
import type { TestEngine } from './engines.ts';
import { aCodeBody, aConsentBody, aLeadBody, aReferralBody } from './lead-bodies.ts';
import { openTestApi, type TestAnswer, type TestApi } from './test-api.ts';

/** What every further call of the lead flow does, whatever engine is below. */
export function leadFlowCallsSuite(engine: TestEngine): void {
  describe(`The lead flow’s calls over ${engine.name}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await openTestApi(await engine.newPlace());
    });
    afterAll(() => api.close());

    const referral = '/v6/acq/referral';
    const code = '/v6/acq/corp/email/verify';
    const consents = '/v6/acq/leads/consents';
    const classes = '/v6/acq/leads/gf/classes/count';

    function refusal(answer: TestAnswer): {
      status: number;
      code: string;
      field: string | undefined;
    } {
      const { error } = errorBody.parse(answer.body);
      return { status: answer.status, code: error.code, field: error.field };
    }

    async function leadRows(transactionId: string): Promise<unknown> {
      return (await api.send('GET', `/dev/leads?transactionId=${transactionId}`)).body;
    }

    async function mailsTo(recipient: string): Promise<{ subject: string; body: string }[]> {
      const response = await api.app.request('/dev/mailbox', {
        headers: { accept: 'application/json' },
      });
      const mails = (await response.json()) as {
        recipient: string;
        subject: string;
        body: string;
      }[];
      return mails.filter((mail) => mail.recipient === recipient);
    }

    describe('referrals', () => {
      it('RF-01 HT-34 tells who is behind a referring id, and a 404 for one that nobody has', async () => {
        const { status, body } = await api.send('GET', `${referral}/info/R-1001`);
        expect({ status, body }).toEqual({
          status: 200,
          body: {
            firstName: 'Grace',
            memberId: '901001',
            referringId: 'R-1001',
            shareId: 'S-1001',
          },
        });
        const unknown = await api.send('GET', `${referral}/info/R-9`);
        expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
      });

      it('RF-02 HT-35 makes the friend’s lead, tied by its token, and writes to the friend once', async () => {
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
          'Grace sent you to Foyer Tribeca',
        ]);
      });

      it('RF-04 HT-36 an edit updates lead and referral, without a second mail', async () => {
        const body = aReferralBody({ emailAddress: 'edit@example.com' });
        const first = await api.send('POST', `${referral}/create`, body);
        const changed = {
          ...body,
          nameFirst: 'Augusta',
          facilityKey: '199',
          referringId: 'R-1002',
        };
        const updated = await api.send('PUT', `${referral}/update`, changed);
        expect(updated.body).toEqual(first.body);
        expect(await leadRows(body.transactionId)).toMatchObject([
          { first_name: 'Augusta', facility_id: '199', member_id: '901002' },
        ]);
        const rows = await api.database
          .selectFrom('referrals')
          .select('member_id')
          .where('transaction_id', '=', body.transactionId)
          .execute();
        expect(rows).toEqual([{ member_id: '901002' }]);
        expect(await mailsTo('edit@example.com')).toHaveLength(1);
      });

      it('RF-02 LC-17 forty requests at once under one transaction make one lead, one referral, one mail', async () => {
        const body = aReferralBody({ emailAddress: 'rush@example.com' });
        const answers = await Promise.all(
          Array.from({ length: 40 }, () => api.send('POST', `${referral}/create`, body)),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
        expect(await leadRows(body.transactionId)).toHaveLength(1);
        expect(await mailsTo('rush@example.com')).toHaveLength(1);
      });

      it('LC-23 a lead that was there keeps the page that it came from, and gets its member', async () => {
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

      it('HT-36 a transaction that nobody made is not found, and nothing is made of it', async () => {
        const body = aReferralBody();
        const answer = await api.send('PUT', `${referral}/update`, body);
        expect(refusal(answer)).toEqual({
          status: 404,
          code: 'NOT_FOUND',
          field: 'transactionId',
        });
        expect(await leadRows(body.transactionId)).toEqual([]);
      });

      it.each([
        ['nameFirst', 'A'],
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
      ])('VA-02 VA-03 VA-04 VA-07 refuses a referral by its field: %s %j', async (field, value) => {
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

    describe('employers', () => {
      const domain = (email: string, facilityId: string): Promise<TestAnswer> =>
        api.send(
          'GET',
          `/v6/acq/corp/domain/verify?email=${encodeURIComponent(email)}&facilityId=${facilityId}`,
        );

      it.each([
        ['ada@acme.example', '220', true],
        ['ada@eu.acme.example', '101', true],
        ['ada@ACME.example', '101', true],
        ['ada@globex.example', '101', true],
        ['ada@globex.example', '199', false],
        ['ada@northwind.example', '199', true],
        ['ada@notacme.example', '101', false],
        ['ada@us.acme.example', '101', false],
        ['ada@example.com', '101', false],
      ])('LC-10 HT-22 %s at club %s: %s', async (email, facilityId, domainVerified) => {
        const { status, body } = await domain(email, facilityId);
        expect({ status, body }).toEqual({ status: 200, body: { domainVerified } });
      });

      it('HT-22 refuses what is no address, an unknown club, and a missing part, by its field', async () => {
        expect(refusal(await domain('ada', '101'))).toEqual({
          status: 422,
          code: 'INVALID_FIELD',
          field: 'email',
        });
        expect(refusal(await domain('ada@acme.example', '999'))).toEqual({
          status: 404,
          code: 'NOT_FOUND',
          field: 'facilityId',
        });
        const bare = await api.send('GET', '/v6/acq/corp/domain/verify?facilityId=101');
        expect(refusal(bare)).toMatchObject({ status: 422, field: 'email' });
      });

      it('HT-19 mails four digits that work for 900 s, and keeps only their hash', async () => {
        const { status, body } = await api.send('POST', code, aCodeBody());
        expect(status).toBe(200);
        expect(body).toEqual({
          status: 200,
          data: {
            corporateAccountId: 'CA1002',
            corporateContactId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
            name: 'Globex',
          },
        });
        const [mail] = await mailsTo('ada@globex.example');
        const digits = /code is (\d{4})\./.exec(mail?.body ?? '')?.[1] ?? '';
        expect(mail?.subject).not.toMatch(/\d/);
        const [row] = await liveCodes('ada@globex.example');
        expect(row).toMatchObject({ tries: 0, expires_at: '2026-11-20T15:15:00.000Z' });
        expect(row?.code_hash).toBe(await hashCode(api.secret, digits, row?.salt ?? ''));
        expect(Object.values(row ?? {})).not.toContain(digits);
      });

      it('HT-19 a new code ends the one before, the person stays the same, and older codes stay counted', async () => {
        const body = aCodeBody({ corporateEmail: 'grace@globex.example' });
        const first = await api.send('POST', code, body);
        const second = await api.send('POST', code, {
          ...body,
          corporateEmail: 'Grace@globex.example',
          lastName: 'Hopper',
        });
        expect(second.body).toEqual(first.body);
        expect(await liveCodes('grace@globex.example')).toHaveLength(1);
        const all = await api.database
          .selectFrom('email_codes')
          .selectAll()
          .where('email', '=', 'grace@globex.example')
          .execute();
        expect(all).toHaveLength(2);
      });

      it('HT-19 CJ-20 of ten requests at once three are mailed, and one code is live', async () => {
        const body = aCodeBody({ corporateEmail: 'rush@globex.example' });
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => api.send('POST', code, body)),
        );
        expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
        expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
        expect(await liveCodes('rush@globex.example')).toHaveLength(1);
        expect(await mailsTo('rush@globex.example')).toHaveLength(3);
      });

      it.each([
        ['corporateEmail', 'ada@stranger.example', 'NOT_ELIGIBLE'],
        ['corporateEmail', 'ada', 'INVALID_FIELD'],
        ['facilityId', '999', 'INVALID_FIELD'],
        ['facilityId', 'abc', 'INVALID_FIELD'],
        ['firstName', '', 'INVALID_FIELD'],
        ['lastName', '1', 'INVALID_FIELD'],
        ['personalEmail', 'x', 'INVALID_FIELD'],
        ['phoneNumber', 'x', 'INVALID_FIELD'],
        ['phoneNumber', undefined, 'INVALID_FIELD'],
      ])('HT-65 no code goes out for %s %j', async (field, value, reason) => {
        const before = await api.database.selectFrom('email_codes').select('id').execute();
        const answer = await api.send('POST', code, aCodeBody({ [field]: value }));
        expect(refusal(answer)).toEqual({ status: 422, code: reason, field });
        const after = await api.database.selectFrom('email_codes').select('id').execute();
        expect(after).toHaveLength(before.length);
      });

      function liveCodes(email: string): Promise<Selectable<EmailCodeRow>[]> {
        return api.database
          .selectFrom('email_codes')
          .selectAll()
          .where('email', '=', email)
          .where('ended_at', 'is', null)
          .execute();
      }
    });

    describe('consents', () => {
      it('LC-07 are kept whole, in their order, and read by transaction or address', async () => {
        const lead = aLeadBody({ EmailAddress: 'consents@example.com' });
        await api.send('POST', '/v6/acq/leads/abandoned', lead);
        const transactionId = lead.TransactionId;
        const records = [
          aConsentBody({ transactionId }),
          aConsentBody({ transactionId, channel: 'text-alerts', granted: false, basis: 'default' }),
        ];
        const sent = await api.send('POST', consents, records);
        expect({ status: sent.status, body: sent.body }).toEqual({
          status: 200,
          body: { success: true },
        });
        const expected = records.map((record) => ({
          id: record.id,
          channel: record.channel,
          granted: record.granted ? 1 : 0,
          basis: record.basis,
          text: record.text,
          text_version: record.textVersion,
          at: '2026-11-20T15:00:00.000Z',
          source_url: record.sourceUrl,
        }));
        for (const query of [`transactionId=${transactionId}`, 'email=consents@example.com']) {
          const { body } = await api.send('GET', `/dev/consents?${query}`);
          expect(body).toMatchObject(expected);
        }
        const none = await api.send('GET', '/dev/consents?transactionId=nobody');
        expect(none.body).toEqual([]);
      });

      it('LC-07 sent twice they are there once, some old and some new too', async () => {
        const [one, other] = [aConsentBody(), aConsentBody()];
        await api.send('POST', consents, [one]);
        const again = await api.send('POST', consents, [one, other, one]);
        expect(again.status).toBe(200);
        for (const { transactionId } of [one, other]) {
          const { body } = await api.send('GET', `/dev/consents?transactionId=${transactionId}`);
          expect(body).toHaveLength(1);
        }
      });

      it('LC-07 twenty batches at once that share records are all taken, and each is there once', async () => {
        const [one, other] = [aConsentBody(), aConsentBody()];
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            api.send('POST', consents, index % 2 === 0 ? [one, other] : [other, one]),
          ),
        );
        expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
        for (const { transactionId } of [one, other]) {
          const { body } = await api.send('GET', `/dev/consents?transactionId=${transactionId}`);
          expect(body).toHaveLength(1);
        }
      });

      it('LC-07 another record under an id is refused, and nothing of the request is kept', async () => {
        const [one, other] = [aConsentBody(), aConsentBody()];
        await api.send('POST', consents, [one]);
        const answer = await api.send('POST', consents, [other, { ...one, granted: false }]);
        expect(refusal(answer)).toEqual({ status: 409, code: 'ID_TAKEN', field: '1.id' });
        const { body } = await api.send(
          'GET',
          `/dev/consents?transactionId=${other.transactionId}`,
        );
        expect(body).toEqual([]);
      });

      it('LC-07 the database itself refuses to change one or take one out', async () => {
        const record = aConsentBody();
        await api.send('POST', consents, [record]);
        const row = await api.database
          .selectFrom('consents')
          .selectAll()
          .where('id', '=', record.id)
          .executeTakeFirstOrThrow();
        const { position: _, ...contents } = row;
        const changes = [
          () =>
            api.database
              .updateTable('consents')
              .set({ position: 0 })
              .where('id', '=', record.id)
              .execute(),
          () => api.database.deleteFrom('consents').where('id', '=', record.id).execute(),
          // PostgreSQL has no `replace`.
          ...(engine.name === 'SQLite'
            ? [() => api.database.replaceInto('consents').values(contents).execute()]
            : []),
        ];
        for (const change of changes) {
          // oxlint-disable-next-line no-await-in-loop
          await expect(change()).rejects.toThrow('consents are only added');
        }
        const { body } = await api.send(
          'GET',
          `/dev/consents?transactionId=${record.transactionId}`,
        );
        expect(body).toEqual([row]);
      });

      it.each([
        ['id', ''],
        ['id', 'x'.repeat(101)],
        ['transactionId', ' '],
        ['channel', 'post'],
        ['granted', 'yes'],
        ['basis', 'implied'],
        ['text', '\uD800'],
        ['at', 'today'],
        ['sourceUrl', null],
      ])('LC-07 refuses a record by its field: %s %j', async (field, value) => {
        const answer = await api.send('POST', consents, [
          aConsentBody(),
          { ...aConsentBody(), [field]: value },
        ]);
        expect(refusal(answer)).toEqual({
          status: 422,
          code: 'INVALID_FIELD',
          field: `1.${field}`,
        });
      });
    });

    describe('what a club has to show', () => {
      it('HT-14 HT-68 counts the kinds that were asked for and that the club gives', async () => {
        const asked = [86, 87, 90, 1e300].map((categoryId) => ({ categoryId, className: 'x' }));
        const { status, body } = await api.send('POST', `${classes}/101`, asked);
        expect({ status, body }).toEqual({
          status: 200,
          body: {
            classes: [
              { categoryId: 86, classCount: 1 },
              { categoryId: 87, classCount: 2 },
            ],
          },
        });
      });

      it('HT-14 refuses an unknown club and a category without its name', async () => {
        const unknown = await api.send('POST', `${classes}/999`, []);
        expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'facility' });
        const bare = await api.send('POST', `${classes}/101`, [{ categoryId: 86 }]);
        expect(refusal(bare)).toEqual({
          status: 422,
          code: 'INVALID_FIELD',
          field: '0.className',
        });
      });

      it('HT-63 HT-68 LA-11 lists three to five slides a club, each of another place, and serves them', async () => {
        const { body } = await api.send('GET', '/v6/facilities/facility/101/media');
        const slides = contract.listMediaSlides.answer.parse(body);
        expect(slides[0]).toEqual({
          sys: { id: '101-1' },
          fields: {
            title: 'The arcade',
            mediaType: 'Image',
            media: '/media/clubs/101-1.svg',
            mediaMobile: '/media/clubs/101-1-thumb.svg',
          },
        });
        expect(slides).toHaveLength(5);
        expect(new Set(slides.map((slide) => slide.fields.title)).size).toBe(5);
        const sources = slides.flatMap(({ fields }) => [fields.media, fields.mediaMobile]);
        const pictures = await Promise.all(
          sources.map(async (source) => api.app.request(source ?? 'none')),
        );
        expect(new Set(pictures.map((picture) => picture.status))).toEqual(new Set([200]));
        const unknown = await api.send('GET', '/v6/facilities/facility/999/media');
        expect(refusal(unknown)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'id' });
      });

      it('every club has slides, and classes of most kinds', async () => {
        const media = await api.database
          .selectFrom('club_media')
          .select('facility_id')
          .distinct()
          .execute();
        expect(media).toHaveLength(120);
        const counts = await api.database.selectFrom('class_counts').selectAll().execute();
        expect(counts.length).toBeGreaterThan(120 * 10);
      });
    });

    describe('purchases', () => {
      const buyer = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        phone: '2125550143',
      };

      it('LX-06 HT-31 a purchase that was begun tells its buyer, who is a lead already', async () => {
        const begun = await api.send('POST', '/dev/products', { ...buyer, facilityId: '102' });
        const { productToken = '', transactionNumber = '' } = begun.body as Record<string, string>;
        const { status, body } = await api.send('GET', `/v6/acq/payment/token/${productToken}`);
        expect({ status, body }).toEqual({
          status: 200,
          body: {
            success: true,
            barcode: null,
            productToken,
            transactionNumber,
            memberID: null,
            productBase: { buyer },
            selectedClubDetails: { facilityId: '102' },
          },
        });
        expect(await leadRows(transactionNumber)).toMatchObject([{ facility_id: '102' }]);
      });

      it('HT-31 a token that nobody was given is not found', async () => {
        const answer = await api.send('GET', '/v6/acq/payment/token/nobody');
        expect(refusal(answer)).toEqual({ status: 404, code: 'NOT_FOUND', field: 'token' });
      });

      it('refuses to begin a purchase by its field', async () => {
        const wrong = await api.send('POST', '/dev/products', { ...buyer, facilityId: '999' });
        expect(refusal(wrong)).toEqual({
          status: 422,
          code: 'INVALID_FIELD',
          field: 'facilityId',
        });
        const bare = await api.send('POST', '/dev/products', { facilityId: '101' });
        expect(refusal(bare)).toMatchObject({ status: 422, field: 'firstName' });
      });
    });
  });
}

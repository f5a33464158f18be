import { contract } from '@foyer/adapters-http/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { type ChainData, shippedData } from '../chain-data.ts';
import {
  aProductBody,
  aStandardProductBody,
  type StandardPurchase,
  verifiedPerson,
} from './joins.ts';
import type { TestEngine } from './engines.ts';
import { aHeldPrice } from './held-price.ts';
import { storedMails } from './mails.ts';
import { asMember, payFor } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { sharedApi, openTestApi, refusal } from './test-api.ts';

/** The agreement before paying, on each engine. */
export function joinAgreementSuite(engine: TestEngine): void {
  describe(`The membership agreement over ${engine.name}`, () => {
    const data = shippedData();
    const api = sharedApi(engine, { data });
    let people = 0;

    const path = '/v6/acq/payment/token';
    const adult = { birth_date: '1990-12-10' };
    const price = { monthlyFee: '1.00', totalDues: '0.00', promotionalSavings: '0.00' };

    function someone(): string {
      people += 1;
      return `signer${people}@mail.example`;
    }

    async function termsOf(query: Record<string, string>, facilityId = '101', headers = {}) {
      const search = new URLSearchParams(query).toString();
      const address = `/v6/acq/digitalsignature/agreement/membership/${facilityId}/new?${search}`;
      const { body } = await api.send('GET', address, undefined, headers);
      const { agreement, asks } = contract.getJoinTerms.answer.parse(body);
      if (agreement === null) throw new Error('There is no agreement.');
      return { ...agreement, asks };
    }

    async function signed(agreement: { agreementId: string; version: string }, name = 'Ada Byron') {
      const { agreementId, version } = agreement;
      return { agreementId, version, signature: name };
    }

    /** Buys a plan with the agreement of today. */
    async function bought(
      purchase: Partial<StandardPurchase> = {},
      joinDetails: object = adult,
      name?: string,
    ) {
      const body = aStandardProductBody({ email: someone(), ...purchase });
      const { planId } = body.selectedPlan;
      const { facilityId } = body.selectedClubDetails;
      const start = body.startDate === undefined ? {} : { startDate: body.startDate };
      const terms = await termsOf({ planId, ...price, ...start }, facilityId);
      const agreement = await signed(terms, name);
      const answer = await api.send('POST', path, { ...body, agreement, joinDetails });
      return { terms, answer, email: body.productBase.buyer.email, body };
    }

    const refusalOf = async (body: unknown) => refusal(await api.send('POST', path, body));

    async function pay(answer: { readonly body: unknown }) {
      const token = contract.createProductToken.answer.parse(answer.body).result ?? '';
      return payFor(api, token);
    }

    async function member(memberId: string) {
      const { send } = await asMember(api, memberId);
      return (address: string) => send('GET', address);
    }

    it('MB-100 HT-44 a visitor reads it with the plan, price, days and terms of the purchase, in their language', async () => {
      const terms = await termsOf({ planId: '15', startDate: '2026-12-01' });
      const text = terms.paragraphs.join('\n');
      for (const part of [
        'Select Access',
        'Foyer Tribeca',
        'December 1, 2026',
        '$300 today',
        '$205 a month',
        '12 months',
        '3 months',
        '$15',
        '30 days',
        '(212) 555-0101',
        'tribeca@foyer.example',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain('{{');
      const spanish = await termsOf({ planId: '15' }, '101', { 'accept-language': 'es-US' });
      expect(spanish).toMatchObject({ title: 'Contrato de membresía' });
      expect(spanish.paragraphs.join('\n')).toContain('20 de noviembre de 2026');
      const french = await termsOf({ planId: '16' }, '193', { 'accept-language': 'fr-CA' });
      expect(french.paragraphs.join('\n')).toContain('330 $ par mois');
      const presale = await termsOf({ planId: '15' }, '113');
      expect(presale.paragraphs.join('\n')).toContain('$165 a month');
    });

    it('MB-100 an employee’s has the price of their employer', async () => {
      const person = await verifiedPerson(api, 'terms.b@acme.example');
      const { corporateAccountId, corporateContactId } = person;
      const terms = await termsOf({ planId: '15', corporateAccountId, corporateContactId });
      expect(terms.paragraphs.join('\n')).toContain('$175 a month');
      const body = aProductBody(person);
      expect(await refusalOf(body)).toMatchObject({ status: 422, code: 'AGREEMENT_REQUIRED' });
      const agreement = await signed(terms);
      const answer = await api.send('POST', path, { ...body, agreement, joinDetails: adult });
      expect(answer.status).toBe(200);
      const read = await member(await pay(answer));
      const profile = await read('/v6/account/membership');
      expect(profile.body).toMatchObject({ hasAgreement: true });
    });

    it('MB-135 someone with a held price reads and signs that price, which nobody else can', async () => {
      const email = someone();
      const facilityId = '101';
      const heldPriceToken = await aHeldPrice(api, { facilityId, planId: '15', email });
      const sent = { token: heldPriceToken };
      const { body: held } = await api.send('POST', contract.readHeldPrice.path, sent);
      const heldPriceId = contract.readHeldPrice.answer.parse(held).offer?.id ?? '';
      const terms = await termsOf({ planId: '15', heldPriceId });
      const text = terms.paragraphs.join('\n');
      expect(text).toContain('$111 a month');
      expect(text).toContain('6 months');
      const other = await termsOf({ planId: '16', heldPriceId });
      expect(other.paragraphs.join('\n')).not.toContain('$111');
      const body = { ...aStandardProductBody({ email }), heldPriceToken, joinDetails: adult };
      const usual = await termsOf({ planId: '15' });
      const agreement = await signed(usual);
      expect(await refusalOf({ ...body, agreement })).toMatchObject({ code: 'VERSION_OVER' });
      const answer = await api.send('POST', path, { ...body, agreement: await signed(terms) });
      expect(answer.status).toBe(200);
      // The id in an address buys nothing.
      expect(
        (await api.send('POST', contract.readHeldPrice.path, { token: heldPriceId })).status,
      ).toBe(404);
    });

    it('MB-101 HT-30 no payment begins without a signature under the text of today', async () => {
      const { body, terms } = await bought();
      expect(await refusalOf({ ...body, joinDetails: adult })).toEqual({
        status: 422,
        code: 'AGREEMENT_REQUIRED',
        field: 'agreement',
      });
      const agreement = await signed(terms);
      for (const [changes, field] of [
        [{ version: '2026-10' }, 'agreement.version'],
        [{ agreementId: 'hamptons' }, 'agreement.version'],
      ] as const) {
        expect(await refusalOf({ ...body, agreement: { ...agreement, ...changes } })).toEqual({
          status: 409,
          code: 'VERSION_OVER',
          field,
        });
      }
      const blank = { ...body, joinDetails: adult, agreement: { ...agreement, signature: ' ' } };
      expect(await refusalOf(blank)).toMatchObject({ status: 422, field: 'agreement.signature' });
    });

    it('MB-102 another plan, club, first day or price is another version, and so is a later day', async () => {
      const { terms, body } = await bought();
      const agreement = await signed(terms);
      const other = { ...body, agreement, joinDetails: adult };
      for (const change of [
        { selectedPlan: { ...body.selectedPlan, planId: '16' } },
        { selectedClubDetails: { facilityId: '102', name: 'Foyer SoHo' } },
        { startDate: '2026-12-01' },
      ]) {
        expect(await refusalOf({ ...other, ...change })).toMatchObject({ code: 'VERSION_OVER' });
      }
      const tomorrow = { 'foyer-now': '2026-11-21T15:00:00Z' };
      expect((await api.send('POST', path, other, tomorrow)).body).toMatchObject({
        error: { code: 'VERSION_OVER' },
      });
    });

    it('PG-390 nobody pays by an agreement whose days or sums are others since midnight', async () => {
      const [evening, night] = ['2026-11-21T04:50:00Z', '2026-11-21T05:05:00Z'].map((now) => ({
        'foyer-now': now,
      }));
      const begin = async (startDate: string) => {
        const terms = await termsOf({ planId: '15', startDate }, '101', evening);
        const body = {
          ...aStandardProductBody({ email: someone(), startDate }),
          joinDetails: adult,
        };
        const agreement = await signed(terms);
        const begun = await api.send('POST', path, { ...body, agreement }, evening);
        return contract.createProductToken.answer.parse(begun.body).result ?? null;
      };
      const payAt = async (token: string | null, headers = {}) =>
        (await sendForm(api, token, goodCard, '/payment', null, headers)).status;
      for (const [startDate, status] of [
        ['2026-11-20', 410],
        ['2026-11-21', 410],
        ['2026-11-22', 303],
      ] as const) {
        const token = await begin(startDate);
        expect([startDate, await payAt(token, night)]).toEqual([startDate, status]);
      }
      expect(await payAt(await begin('2026-11-20'), evening)).toBe(303);
    });

    it('MB-104 MB-106 once paid, it is stored once with the very text, and a copy is mailed', async () => {
      const { terms, answer, email, body } = await bought();
      const again = await api.send('POST', path, {
        ...body,
        agreement: await signed(terms, 'A. Byron'),
        joinDetails: adult,
      });
      const memberId = await pay(answer);
      await pay(again);
      const stored = await api.database
        .selectFrom('membership_agreements')
        .selectAll()
        .where('member_id', '=', memberId)
        .execute();
      expect(stored).toEqual([
        expect.objectContaining({
          version: terms.version,
          title: terms.title,
          signature: 'Ada Byron',
          paragraphs: JSON.stringify(terms.paragraphs),
          locale: 'en-US',
          guardian_email: null,
        }),
      ]);
      const mails = await storedMails(api, email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Welcome to Foyer Tribeca: barcode and receipt',
        'Your agreement with Foyer Tribeca',
      ]);
      for (const paragraph of terms.paragraphs) expect(mails[1]?.body).toContain(paragraph);
      expect(mails[1]?.body).toContain('Ada Byron');
    });

    it('MB-106 MB-117 it is in the record of what the member agreed to, once', async () => {
      const { terms, answer } = await bought();
      const memberId = await pay(answer);
      const records = await api.database
        .selectFrom('promises')
        .select(['said', 'at'])
        .where('member_id', '=', memberId)
        .where('kind', '=', 'agreement')
        .execute();
      expect(records.map(({ said }) => JSON.parse(said) as unknown)).toEqual([
        {
          kind: 'agreement',
          agreementId: 'membership',
          version: terms.version,
          title: terms.title,
          paragraphs: terms.paragraphs,
          facilityId: '101',
          signature: 'Ada Byron',
        },
      ]);
    });

    it('MB-102 a promo code is part of the text', async () => {
      const terms = await termsOf({ planId: '15', promoCode: 'WELCOME50' });
      const text = terms.paragraphs.join('\n');
      expect(text).not.toContain('{{');
      expect(terms.version).not.toBe((await termsOf({ planId: '15' })).version);
      const months = await termsOf({ planId: '15', promoCode: 'MONTHS20' });
      expect(months.paragraphs.join('\n')).toMatch(
        /\$205 a month from February 20, 2027.*\n.*\$164 a month for 2 months/,
      );
      const body = { ...aStandardProductBody({ email: someone() }), joinDetails: adult };
      const agreement = await signed(terms);
      expect(await refusalOf({ ...body, agreement })).toMatchObject({ code: 'VERSION_OVER' });
      const answer = await api.send('POST', path, { ...body, agreement, promoCode: 'WELCOME50' });
      expect(answer.status).toBe(200);
    });

    it('MB-106 the database refuses to change or delete what was signed', async () => {
      const memberId = await pay((await bought()).answer);
      const deletion = api.database
        .deleteFrom('membership_agreements')
        .where('member_id', '=', memberId)
        .execute();
      await expect(deletion).rejects.toThrow('only added');
      const change = sql`update membership_agreements set signature = 'Eve'`.execute(api.database);
      await expect(change).rejects.toThrow('only added');
    });

    it('MB-107 HT-44 the member reads in the account what they signed, and nobody else does', async () => {
      const { terms, answer } = await bought();
      const memberId = await pay(answer);
      const read = await member(memberId);
      const address = `/v6/acq/digitalsignature/agreement/membership/101/${memberId}`;
      const { title, paragraphs, version } = terms;
      expect((await read(address)).body).toMatchObject({
        title,
        paragraphs,
        version,
        signedBy: 'Ada Byron',
        signedAt: '2026-11-20T15:00:00.000Z',
      });
      expect((await read(`${address}/${version}`)).body).toMatchObject({ paragraphs });
      expect((await read(`${address}/other`)).status).toBe(404);
      const other = await member(await pay((await bought()).answer));
      expect((await other(address)).status).toBe(403);
    });

    it('MB-107 a member who signed none has no agreement to read', async () => {
      const read = await member('901001');
      const address = '/v6/acq/digitalsignature/agreement/membership/101/901001';
      expect((await read(address)).status).toBe(404);
      expect((await read('/v6/account/membership')).body).toMatchObject({ hasAgreement: false });
    });

    it.each([
      [{}, 'joinDetails.birth_date'],
      [{ birth_date: '1990-02-30' }, 'joinDetails.birth_date'],
      [{ birth_date: '2011-01-01' }, 'joinDetails.birth_date'],
      [{ birth_date: '2009-01-01' }, 'joinDetails.guardian_name'],
    ])('MB-110 MB-111 HT-30 refuses the details %j', async (joinDetails, field) => {
      const { answer } = await bought({}, joinDetails);
      expect(answer).toMatchObject({ status: 422, body: { error: { field } } });
    });

    it('MB-112 a guardian signs for a minor, and gets a copy', async () => {
      const guardian = { guardian_name: 'Anne Byron', guardian_email: someone() };
      const minor = { birth_date: '2009-01-01', ...guardian };
      const { answer, email } = await bought({}, minor, 'Anne Byron');
      const memberId = await pay(answer);
      const [copy] = await storedMails(api, guardian.guardian_email);
      expect(copy?.subject).toBe('Agreement you signed: Foyer Tribeca');
      expect(copy?.body).toContain('Ada has joined Foyer Tribeca');
      expect(await storedMails(api, email)).toHaveLength(2);
      expect((await api.send('GET', '/livez')).status).toBe(200);
      const { account } = await asMember(api, memberId);
      const details = await api.database
        .selectFrom('join_details')
        .selectAll()
        .where('account_id', '=', account.id)
        .executeTakeFirst();
      expect(details?.birth_date).toBe('2009-01-01');
    });

    it.each([
      ['the US', '101', '2008-11-21', true],
      ['the US', '101', '2008-11-20', false],
      ['British Columbia', '194', '2007-11-21', true],
    ])(
      'MB-111 in %s, at %s, someone born on %s needs a guardian: %s',
      async (_, club, birth_date, needs) => {
        const facilityId = club === '194' ? await clubIn('CA', 'BC') : club;
        const { answer } = await bought({ facilityId, planId: '16' }, { birth_date });
        expect(answer.status).toBe(needs ? 422 : 200);
      },
    );

    it('MB-109 the address is asked for, checked and stored where the chain’s data says so', async () => {
      const joining: ChainData['joining'] = {
        agreements: {},
        questions: { '*': { address: true }, 'US-NY': { minimumAge: 0 } },
      };
      const asks = await openTestApi(await engine.newPlace(), { data: { ...data, joining } });
      const body = aStandardProductBody({ email: someone() });
      const joinDetails = {
        street_address: '12 Harbor Lane',
        city: 'New York',
        state: 'NY',
        zip: '10013',
      };
      expect((await asks.send('POST', path, body)).body).toMatchObject({
        error: { field: 'joinDetails.street_address' },
      });
      const answer = await asks.send('POST', path, { ...body, joinDetails });
      expect(answer.status).toBe(200);
      const token = contract.createProductToken.answer.parse(answer.body).result ?? '';
      const { account } = await asMember(asks, await payFor(asks, token));
      expect(account).toMatchObject({
        address1: '12 Harbor Lane',
        city: 'New York',
        state: 'NY',
        zip_code: '10013',
      });
      await asks.close();
    });

    async function clubIn(country: string, state: string): Promise<string> {
      const club = await api.database
        .selectFrom('facilities')
        .select('facility_id')
        .where('country', '=', country)
        .where('state', '=', state)
        .where('status', '=', 'open')
        .executeTakeFirstOrThrow();
      return club.facility_id;
    }
  });
}

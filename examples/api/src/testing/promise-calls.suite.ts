import { contract } from '@foyer/adapters-http/wire';
import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { givenConsent } from '../payment/monthly-consent.ts';
import { mostPromises, promiseRow } from '../promises/promise-table.ts';
import { systemIds } from '../system.ts';
import {
  aProductToken,
  aStandardProductBody,
  aStandardProductToken,
  verifiedPerson,
} from './joins.ts';
import type { TestEngine } from './engines.ts';
import { aConsentBody, aLeadBody } from './lead-bodies.ts';
import { asMember, payFor } from './members.ts';
import { cookieOf, openPayment } from './payment.ts';
import { sharedApi } from './test-api.ts';

const french = { 'accept-language': 'fr-CA' };

/** What is recorded of a person, from the lead to the member, on each engine. */
export function promiseCallsSuite(engine: TestEngine): void {
  describe(`The record of promises over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let people = 0;

    it('MB-115 has each price that the payment page shows, once, and the consent to the monthly charge', async () => {
      const token = await aStandardProductToken(api, { email: anEmail(), planId: '16' });
      await openPayment(api, token);
      await openPayment(api, token);
      const member = await paid(token);
      expect(await member.said()).toEqual([
        {
          kind: 'consent',
          channel: 'monthly-charge',
          granted: true,
          basis: 'express',
          jurisdiction: null,
          text: 'When you pay, you agree that Foyer Tribeca charges $255 on the 20th of each month from December 20, 2026, until your membership ends.',
          textVersion: '2026-11-26',
        },
        {
          kind: 'price',
          planName: 'Regional Access',
          facilityId: '101',
          currency: 'USD',
          dueToday: '455.00',
          firstMonth: '255.00',
          initiation: '500.00',
          saved: '300.00',
          monthly: '255.00',
          monthlyFrom: '2026-12-20',
          startsOn: '2026-11-20',
          commitmentMonths: 12,
          regularMonthly: null,
          promo: null,
        },
      ]);
    });

    it('MB-115 has what a promo code takes off today and off the first months', async () => {
      const body = { ...aStandardProductBody({ email: anEmail() }), promoCode: 'NEWYEAR' };
      const begun = await api.send('POST', contract.createProductToken.path, body);
      const member = await paid(contract.createProductToken.answer.parse(begun.body).result ?? '');
      const [consent, price] = await member.said();
      expect(price).toMatchObject({
        firstMonth: '205.00',
        monthly: '205.00',
        promo: { code: 'NEWYEAR', today: '140.00', monthly: '165.00', months: 2 },
      });
      expect(consent).toMatchObject({
        text: expect.stringMatching(/charges \$165 for \d months? and then \$205 on /) as unknown,
      });
    });

    it('MB-115 a price that was seen before the purchase was begun again stays in the record, in its language', async () => {
      const email = anEmail();
      const first = await aStandardProductToken(api, { email, planId: '15' });
      await api.app.request('/payment', { headers: { ...french, ...cookieOf(first, null) } });
      api.clock.advance(1_000);
      const member = await paid(await aStandardProductToken(api, { email, planId: '16' }));
      const { promises } = await member.record();
      expect(promises.map(({ locale, said: { kind }, place }) => [kind, locale, place])).toEqual([
        ['consent', 'en-US', '/payment'],
        ['price', 'en-US', '/payment'],
        ['price', 'fr-CA', '/payment'],
      ]);
      expect(promises.at(-1)?.said).toMatchObject({ monthly: '205.00' });
    });

    it('MB-119 begins with what the visitor agreed to whose purchase it is, as they read it', async () => {
      const email = anEmail();
      const lead = aLeadBody({ EmailAddress: email });
      await api.send('POST', contract.createAbandonedLead.path, lead);
      const consent = aConsentBody({
        transactionId: lead.TransactionId,
        text: 'Envoyez-moi des nouvelles et des offres.',
        textVersion: '2026-11.2/fr-CA',
        sourceUrl: 'https://clubs.example/join/step2/101?referrer=a-friend',
        // The visitor's clock is wrong.
        at: '2001-01-01T00:00:00Z',
      });
      const strangers = aConsentBody();
      await api.send('POST', contract.appendConsents.path, [consent, strangers]);
      api.clock.advance(1_000);
      const member = await paid(await aStandardProductToken(api, { email }));
      const { promises } = await member.record();
      expect(promises.map(({ said }) => said.kind)).toEqual(['consent', 'price', 'consent']);
      expect(promises.at(-1)).toEqual({
        id: consent.id,
        place: '/join/step2/101',
        locale: 'fr-CA',
        at: api.clock.now().subtract({ seconds: 1 }).toString({ smallestUnit: 'millisecond' }),
        said: {
          kind: 'consent',
          channel: consent.channel,
          granted: consent.granted,
          basis: consent.basis,
          jurisdiction: consent.jurisdiction,
          text: consent.text,
          textVersion: consent.textVersion,
        },
      });
    });

    it('MB-115 has the price and the consent of someone who joins through an employer', async () => {
      const person = await verifiedPerson(api, 'record.m@acme.example');
      const member = await paid(await aProductToken(api, person, '15'));
      const [consent, price] = await member.said();
      expect(consent).toMatchObject({ channel: 'monthly-charge' });
      expect(price).toMatchObject({ planName: 'Select Access', monthly: '175.00' });
    });

    it('MB-116 has each decision once, with the days and amounts that the page said, and where it was made', async () => {
      const member = await paid(await aStandardProductToken(api, { email: anEmail() }));
      const joined = (await member.said()).length;
      const freeze = { kind: 'freeze', from: '2026-12-01', months: 2 };
      for (const decision of [freeze, freeze, { kind: 'unfreeze' }]) {
        await member.send('POST', contract.decideMembership.path, { decision, note: 'My knee.' });
      }
      await member.send('POST', contract.requestFreeze.path, {
        freezeDuration: 1,
        startDate: '2026-12-01',
        medicalReason: 'My knee.',
      });
      const { promises } = await member.record();
      expect(promises).toHaveLength(joined + 3);
      expect(promises.slice(0, 3).map(({ place, said }) => [place, said])).toMatchObject([
        ['/account/freeze', { decision: 'freeze', until: '2027-01-20' }],
        ['/account/membership', { decision: 'unfreeze', from: null, until: null }],
        [
          '/account/membership',
          {
            kind: 'decision',
            decision: 'freeze',
            planName: 'Select Access',
            currency: 'USD',
            monthly: '205.00',
            freezeFee: '15.00',
            from: '2026-12-20',
            until: '2027-02-20',
            commitmentEnd: '2028-01-19',
            nextBill: { on: '2026-12-20', total: '15.00' },
            lastDay: null,
            lastBill: null,
          },
        ],
      ]);
      expect(JSON.stringify(promises)).not.toContain('knee');
    });

    it('MB-116 has no decision that was refused', async () => {
      const member = await paid(await aStandardProductToken(api, { email: anEmail() }));
      const before = await member.said();
      const decision = { kind: 'freeze', from: '2026-12-01', months: 99 };
      const refused = { decision, note: '' };
      const { status } = await member.send('POST', contract.decideMembership.path, refused);
      expect(status).toBe(409);
      expect(await member.said()).toEqual(before);
    });

    it('MB-117 has a signed agreement once, with the text that was read, also when it is read in another language', async () => {
      const token = await aStandardProductToken(api, { email: anEmail(), planId: '17' });
      const member = await paid(token);
      const body = {
        agreementId: 'hamptons',
        version: '4',
        facilityId: '101',
        memberId: member.memberId,
        signature: 'Ada Lovelace',
      };
      for (const _ of [1, 2]) {
        const signed = await member.send('POST', contract.signAgreement.path, body, french);
        expect(signed.status).toBe(200);
      }
      const agreements = (await member.record()).promises.filter(
        ({ said }) => said.kind === 'agreement',
      );
      expect(agreements).toHaveLength(1);
      const { paragraphs } = shippedData().agreements[0] ?? { paragraphs: [] };
      expect(agreements[0]).toMatchObject({
        locale: 'fr-CA',
        place: '/account/agreements/hamptons',
        said: { agreementId: 'hamptons', version: '4', signature: 'Ada Lovelace' },
      });
      expect(agreements[0]?.said).toMatchObject({ title: 'Le club d’été' });
      expect(agreements[0]?.said).not.toMatchObject({ paragraphs });
      expect(agreements[0]?.said).toMatchObject({
        paragraphs: expect.arrayContaining([
          expect.stringContaining('le club d’été à votre abonnement'),
        ]) as unknown,
      });
    });

    it('MB-119 names plans in the member’s language', async () => {
      const member = await paid(await aStandardProductToken(api, { email: anEmail() }));
      const { body } = await member.send('GET', contract.listPromises.path, undefined, french);
      const { promises } = contract.listPromises.answer.parse(body);
      const translated = shippedData().translations['fr-CA']?.['Select Access'];
      expect(translated).toBeDefined();
      expect(promises[1]?.said).toMatchObject({ kind: 'price', planName: translated });
    });

    it('MB-118 can’t be changed or removed, by rule of the database itself', async () => {
      const member = await paid(await aStandardProductToken(api, { email: anEmail() }));
      const before = await member.record();
      const { database } = api;
      const id = before.promises[0]?.id ?? '';
      const row = await database
        .selectFrom('promises')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { position: _, ...contents } = row;
      const changes = [
        () => database.updateTable('promises').set({ position: 0 }).where('id', '=', id).execute(),
        () => database.deleteFrom('promises').where('id', '=', id).execute(),
        // PostgreSQL has no `replace`.
        ...(engine.name === 'SQLite'
          ? [() => database.replaceInto('promises').values(contents).execute()]
          : []),
      ];
      for (const change of changes) {
        await expect(change()).rejects.toThrow('promises are only added');
      }
      expect(await member.record()).toEqual(before);
    });

    it('MB-119 lists the latest 500, newest first, and says that there are older ones', async () => {
      const member = await paid(await aStandardProductToken(api, { email: anEmail() }));
      const [promise] = (await member.record()).promises;
      expect(await member.record()).toMatchObject({ hasOlder: false });
      const said = givenConsent('I agree.');
      const rows = Array.from({ length: mostPromises }, (_, count) =>
        promiseRow(systemIds.next(), {
          holder: { memberId: member.memberId },
          said,
          locale: 'en-US',
          place: '/payment',
          at: Temporal.Instant.from(promise?.at ?? '')
            .add({ seconds: count + 1 })
            .toString({ smallestUnit: 'millisecond' }),
        }),
      );
      await api.database.insertInto('promises').values(rows).execute();
      const { promises, hasOlder } = await member.record();
      expect(hasOlder).toBe(true);
      expect(promises.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
    });

    function anEmail(): string {
      people += 1;
      return `record${people}@mail.example`;
    }

    /** Pays, and reads as the new member. */
    async function paid(productToken: string) {
      const memberId = await payFor(api, productToken);
      const { send } = await asMember(api, memberId);
      const record = async () =>
        contract.listPromises.answer.parse((await send('GET', contract.listPromises.path)).body);
      return {
        memberId,
        send,
        record,
        /** Newest first. */
        said: async () => (await record()).promises.map(({ said }) => said),
      };
    }
  });
}

import { contract } from '@foyer/adapters-http/wire';
import { describe, expect, it } from 'vitest';

import { recordEvent } from '../account/account-events.ts';
import { changeAccount } from '../account/account-table.ts';
import { shippedData } from '../chain-data.ts';
import { insertRow } from '../database/rows.ts';
import { suppress } from '../mail/suppression-table.ts';
import { queueNotices } from '../notifications/notice-loop.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { exportPerson, holdings, impersonal } from '../privacy/holdings.ts';
import { purge } from '../privacy/purge.ts';
import { readRetention, type RetentionName } from '../privacy/retention.ts';
import { serverSecret } from '../server-secret.ts';
import { systemIds } from '../system.ts';
import { aDayPassToken, aGiftToken, payForGift } from './orders.ts';
import type { TestEngine } from './engines.ts';
import { everyText } from './everything.ts';
import { goodCalls, goodRequests, type SentRequest, urlOf } from './good-requests.ts';
import { aHeldPrice } from './held-price.ts';
import { aConsentBody, aLeadBody, aReferralBody, aVisitBody } from './lead-bodies.ts';
import { mailedTo } from './mails.ts';
import { aMemberWithLogin, asMember, aToken, payFor, sendAs } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { aStandardProductBody } from './joins.ts';
import { freshApi } from './test-api.ts';

/** Erasing and exporting a person, and forgetting what is old, on each engine. */
export function privacySuite(engine: TestEngine): void {
  describe(`Privacy over ${engine.name}`, () => {
    const api = freshApi(engine, { data: shippedData() });

    const them = {
      firstName: 'Zebulina',
      lastName: 'Quixfeather',
      email: 'Zebulina@quix.example',
      companyEmail: 'zebulina@globex.example',
      phone: '2125550177',
      street: '77 Nightjar Lane',
    };
    const fullName = `${them.firstName} ${them.lastName}`;
    /** How anybody would recognize the person, whatever the case. */
    const traces = [
      them.firstName,
      them.lastName,
      them.email,
      them.companyEmail,
      them.phone,
      them.street,
      '(212) 555-0177',
      '212-555-0177',
      'Nightjar',
    ].map((trace) => trace.toLowerCase());

    const namesThem = (text: string) => traces.some((trace) => text.toLowerCase().includes(trace));

    /** A good request with the person in the place of whom it names. */
    function asThem(value: unknown, field = ''): unknown {
      if (Array.isArray(value)) return value.map((one) => asThem(one, field));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, asThem(one, name)]),
        );
      }
      if (typeof value !== 'string') return value;
      if (/company.?email|corporateEmail/i.test(field)) return them.companyEmail;
      if (/email/i.test(field)) return them.email;
      if (/^(?:first|name)_?(?:first|name)$/i.test(field)) return them.firstName;
      if (/^(?:last|name)_?(?:last|name)$/i.test(field)) return them.lastName;
      if (/phone/i.test(field)) return them.phone;
      if (/address1|street/i.test(field)) return them.street;
      if (/name$|contact|signature/i.test(field) && value.includes(' ')) return fullName;
      if (/message|note|reason|notes/i.test(field)) return `Call me, ${fullName}.`;
      return value;
    }

    /** Sends every call of the contract as the person, with a token where it needs one. */
    async function sendEverything(token: string): Promise<void> {
      const ends: readonly string[] = ['signOut', 'endOtherSessions', 'updatePassword'];
      for (const { name, call, request } of goodCalls()) {
        if (call.method === 'GET' || ends.includes(name)) continue;
        const theirs = asThem(request) as SentRequest;
        const sender = call.needsToken ? token : null;
        await sendAs(api, sender, call.method, urlOf(call, theirs), theirs.body);
      }
    }

    /** A member who bought with a signed agreement, from a browser with a billing address. */
    async function bought(): Promise<string> {
      const token = await signedPurchase(
        { ...namesOfThem, email: them.email, phone: them.phone },
        { birth_date: '1990-12-10' },
      );
      return payFor(api, token);
    }

    /** The product token of a purchase with the person's signature. */
    async function signedPurchase(
      buyer: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>,
      joinDetails: Readonly<Record<string, string>>,
    ): Promise<string> {
      const query = new URLSearchParams({ planId: '15' });
      const terms = await api.send(
        'GET',
        `/v6/acq/digitalsignature/agreement/membership/101/new?${query.toString()}`,
      );
      const { agreement } = contract.getJoinTerms.answer.parse(terms.body);
      const body = aStandardProductBody({ email: buyer.email, phone: buyer.phone });
      const answer = await call('createProductToken', {
        ...body,
        productBase: { ...body.productBase, buyer: { ...body.productBase.buyer, ...buyer } },
        agreement: {
          agreementId: agreement?.agreementId,
          version: agreement?.version,
          signature: fullName,
        },
        joinDetails,
      });
      return contract.createProductToken.answer.parse(answer.body).result ?? '';
    }

    const namesOfThem = { firstName: them.firstName, lastName: them.lastName };
    const leadOfThem = {
      EmailAddress: them.email,
      FirstName: them.firstName,
      LastName: them.lastName,
      PhoneNumber: them.phone,
    };

    /** Lets the person do everything that stores personal data. Returns their membership number. */
    async function aWholeLife(): Promise<string> {
      const memberId = await bought();
      await asMember(api, memberId);
      const token = await aToken(api, await aMemberWithLogin(api, memberId, 'zebulina'));
      await sendEverything(token);
      const lead = aLeadBody({ ...leadOfThem, SourceUrl: 'http://localhost/membership' });
      await call('createAbandonedLead', lead);
      const visit = aVisitBody(lead.TransactionId, '2026-11-24T10:00:00-05:00');
      await call('updateLead', visit);
      const gone = {
        TokenId: null,
        TransactionId: lead.TransactionId,
        reason: `${fullName} is ill`,
      };
      await call('cancelAppointment', gone);
      await call('joinWaitList', {
        TransactionId: lead.TransactionId,
        FacilityId: '101',
        type: 'guided',
      });
      await call('appendConsents', [
        aConsentBody({
          transactionId: lead.TransactionId,
          sourceUrl: `http://localhost/membership?email=${them.email}`,
        }),
      ]);
      await aHeldPrice(api, { facilityId: '101', planId: '15', email: them.email });
      // Invited by Grace, and in turn inviting Kim, whose visit they join.
      const referral = aReferralBody({
        emailAddress: them.email,
        nameFirst: them.firstName,
        nameLast: them.lastName,
        phoneNumber: them.phone,
        sendConfirmationEmail: true,
      });
      await call('createReferral', referral);
      await call('updateLead', aVisitBody(referral.transactionId, '2026-11-25T10:00:00-05:00'));
      const { referring_id: referringId } = await api.database
        .selectFrom('members')
        .select('referring_id')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      const kims = aReferralBody({
        emailAddress: 'kim@other.example',
        nameFirst: 'Kim',
        nameLast: 'Stone',
        referringId,
        sendConfirmationEmail: true,
        phoneNumber: '2125550188',
      });
      await call('createReferral', kims);
      await call('updateLead', aVisitBody(kims.transactionId, '2026-11-30T10:00:00-05:00'));
      const toThem = await api.database
        .selectFrom('outbox_mail')
        .select('body')
        .where('recipient', '=', them.email)
        .where('body', 'like', '%/visit/with/%')
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      const [, joinToken = ''] = /\/visit\/with\/([\w-]+)/.exec(toThem.body) ?? [];
      await call('joinFriendsVisit', {
        token: joinToken,
        facilityId: '101',
        startsAt: '2026-11-30T10:00:00-05:00',
      });
      // Paid orders, as the buyer and as the recipient.
      await payForGift(api, await aGiftToken(api, { giverName: fullName, giverEmail: them.email }));
      await payForGift(
        api,
        await aGiftToken(api, {
          ...namesOfThem,
          emailAddress: them.email,
          message: `Happy birthday, ${them.firstName}`,
        }),
      );
      await sendForm(
        api,
        await aDayPassToken(api, { ...namesOfThem, email: them.email, phone: them.phone }),
        goodCard,
      );
      await insertRow(api.database, 'training_answers', {
        account_id: await accountIdOf(memberId),
        name: 'goal',
        answer: `${fullName} wants it`,
      });
      const backing = { ...api, ids: systemIds, publicUrl: 'http://localhost' };
      for (const days of [4, 5, 10]) {
        await queueNotices(backing, api.clock.now().add({ hours: 24 * days }));
      }
      return memberId;
    }

    async function accountIdOf(memberId: string): Promise<string> {
      const { id } = await api.database
        .selectFrom('accounts')
        .select('id')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      return id;
    }

    /** Sends a call of the contract, which must succeed. */
    async function call(name: keyof typeof contract, body: unknown) {
      const { method, path } = contract[name];
      const answer = await api.send(method, path, body);
      if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
      return answer;
    }

    const erased = (email = them.email) =>
      erasePerson({ ...api, ids: systemIds }, email, api.clock.now());

    it('OP-60 OP-61 an export has what every call stored about a person, and an erasure leaves nothing of it', async () => {
      const memberId = await aWholeLife();
      const before = (await everyText(api)).filter(({ text }) => namesThem(text));
      const tables = [...new Set(before.map(({ table }) => table))].toSorted();
      expect(tables.length).toBeGreaterThan(18);
      const data = await exportPerson(api.database, api.secret, them.email, api.clock.now());
      const exported = JSON.stringify(data).toLowerCase();
      expect(traces.slice(0, 6).filter((trace) => !exported.includes(trace))).toEqual([]);
      const titles = data.sections.map(({ title }) => title);
      const missing = holdings.filter(
        ({ table, title }) => tables.includes(table) && !titles.includes(title),
      );
      expect(missing).toEqual([]);
      expect(exported).not.toContain('argon2');

      expect((await erased()).ok).toBe(false);
      await api.database
        .updateTable('memberships')
        .set({ last_day: '2026-11-30' })
        .where('member_id', '=', memberId)
        .execute();
      api.clock.advance(40 * 24 * 3_600_000);
      (await erased()).unwrap();
      const left = (await everyText(api)).filter(({ text }) => namesThem(text));
      expect(left).toEqual([]);
      const again = await exportPerson(api.database, api.secret, them.email, api.clock.now());
      // A trial keeps the hashes of who had it.
      const kept = ['Consents', 'Erasures', 'Trial and day passes'];
      expect(again.sections.map(({ title }) => title).filter((one) => !kept.includes(one))).toEqual(
        [],
      );
    });

    it('OP-60 who bought a gift card finds the bank’s question about it, and who got it doesn’t', async () => {
      const [buyer, recipient] = ['giver@gift.example', 'getter@gift.example'];
      const gift = { giverName: 'Gil Ver', giverEmail: buyer, emailAddress: recipient };
      const asked = { ...goodCard, number: '4000 0025 0000 3155', postalCode: '10099' };
      await sendForm(api, await aGiftToken(api, gift), asked);
      const exportOf = async (email: string) =>
        JSON.stringify(await exportPerson(api.database, api.secret, email, api.clock.now()));
      expect(await exportOf(buyer)).toContain('10099');
      expect(await exportOf(recipient)).not.toContain('10099');
    });

    it('OP-60 OP-61 a guardian finds what they signed for a minor, and an erasure leaves only the minor', async () => {
      const minor = (at: string) =>
        signedPurchase(
          {
            firstName: 'Kim',
            lastName: 'Stone',
            email: `${at}@other.example`,
            phone: '2125550188',
          },
          { birth_date: '2009-01-01', guardian_name: fullName, guardian_email: them.email },
        );
      await sendForm(api, await minor('paid'), goodCard);
      await minor('unpaid');
      const data = await exportPerson(api.database, api.secret, them.email, api.clock.now());
      expect(data.sections.map(({ title }) => title)).toContain('Signed agreements');
      expect(JSON.stringify(data)).not.toMatch(/Stone|other\.example/);
      (await erased()).unwrap();
      const left = (await everyText(api)).filter(({ text }) => namesThem(text));
      expect(left).toEqual([]);
      const kept = await api.database
        .selectFrom('product_tokens')
        .select('buyer')
        .where('member_id', 'is not', null)
        .execute();
      expect(kept.map(({ buyer }) => JSON.parse(buyer) as object)).toMatchObject([
        { email: 'paid@other.example' },
      ]);
    });

    it('OP-158 OP-124 what was stored under the former secret of the server is exported and erased, too', async () => {
      const { path } = contract.requestTrialPass;
      const request = {
        ...goodRequests().requestTrialPass.body,
        ...namesOfThem,
        email: them.email,
      };
      expect((await api.send('POST', path, request)).status).toBe(200);
      const secret = { ...serverSecret('a newer secret'), older: [api.secret] };
      const data = await exportPerson(api.database, secret, them.email, api.clock.now());
      expect(data.sections.map(({ title }) => title)).toContain('Trial and day passes');
      (await erasePerson({ ...api, secret, ids: systemIds }, them.email, api.clock.now())).unwrap();
      const holders = await api.database.selectFrom('trial_holders').selectAll().execute();
      expect(holders).toMatchObject([{ first_name: '', last_name: '' }]);
    });

    it('OP-155 who has the former address of a member neither reads nor erases their membership', async () => {
      const memberId = await bought();
      const { account } = await asMember(api, memberId);
      const titles = async (email: string) =>
        (await exportPerson(api.database, api.secret, email, api.clock.now())).sections.map(
          ({ title }) => title,
        );
      const ofMembership = ['Purchases', 'Payments', 'Membership', 'Invoices', 'Signed agreements'];
      expect(await titles(them.email)).toEqual(expect.arrayContaining(ofMembership));
      const moved = { email: 'new@mail.example', email_key: 'new@mail.example' };
      await changeAccount(api.database, account?.id ?? '', moved);
      const former = await titles(them.email);
      expect(former.filter((title) => ofMembership.includes(title))).toEqual([]);
      (await erased()).unwrap();
      expect(await titles(moved.email)).toEqual(expect.arrayContaining(ofMembership));
    });

    it('OP-61 an erasure is refused while a membership at the club runs, also while it is frozen', async () => {
      const email = 'alan@mail.example';
      const erase = async () =>
        (await erasePerson({ ...api, ids: systemIds }, email, api.clock.now())).ok;
      const enters = (membership_status: string) =>
        api.database
          .updateTable('accounts')
          .set({ membership_status })
          .where('email_key', '=', email)
          .execute();
      expect(await erase()).toBe(false);
      await enters('Active');
      expect(await erase()).toBe(false);
      await enters('Cancelled');
      expect(await erase()).toBe(true);
    });

    it('OP-61 a consent can still be proven to somebody who names the address, and the chain hears of it', async () => {
      const lead = aLeadBody(leadOfThem);
      await call('createAbandonedLead', lead);
      const consent = aConsentBody({ transactionId: lead.TransactionId });
      await call('appendConsents', [consent]);
      (await erased()).unwrap();
      const { sections } = await exportPerson(
        ...([api.database, api.secret, them.email, api.clock.now()] as const),
      );
      const [remembered] = sections.find(({ title }) => title === 'Erasures')?.entries ?? [];
      expect(remembered).toMatchObject({ Kind: 'transaction', Subject: lead.TransactionId });
      const kept = await api.database.selectFrom('consents').selectAll().execute();
      expect(kept).toMatchObject([{ id: consent.id, transaction_id: lead.TransactionId }]);
      const events = await api.database.selectFrom('webhooks').selectAll().execute();
      expect(events.map(({ type, body }) => [type, JSON.parse(body) as object])).toMatchObject([
        ['person.erased', { data: { transactionIds: [lead.TransactionId], memberIds: [] } }],
      ]);
    });

    it('OP-61 an erasure that fails changes nothing, and evidence can’t be changed outside of one', async () => {
      const consent = aConsentBody();
      await call('appendConsents', [consent]);
      await call('createAbandonedLead', aLeadBody(leadOfThem));
      const before = await everyText(api);
      const ids = {
        next() {
          throw new Error('no more ids');
        },
      };
      const broken = erasePerson({ ...api, ids }, them.email, api.clock.now());
      await expect(broken).rejects.toThrow('no more ids');
      expect(await everyText(api)).toEqual(before);
      const change = api.database.deleteFrom('consents').execute();
      await expect(change).rejects.toThrow('consents are only added');
    });

    const dataLink = /\/privacy\/request#([\w-]+)/;

    describe('after its period', () => {
      const retention = readRetention('').unwrap();

      /** What is purged just before a period ends, and then. */
      async function purgedAfter(name: RetentionName) {
        const last = api.clock.now().add({ hours: 24 * retention[name] });
        const only = Object.fromEntries(
          Object.keys(retention).map((one) => [one, one === name ? retention[name] : 3_600]),
        ) as typeof retention;
        const early = await purge(api.database, only, last.subtract({ seconds: 1 }));
        // A pass or a price lasts for some days after it was made.
        const due = await purge(api.database, only, last.add({ hours: 24 * 60 }));
        return { early, due };
      }

      it('OP-62 leads go, with a visit later than without, in batches', async () => {
        const leads = Array.from({ length: 7 }, (_, index) =>
          aLeadBody({ EmailAddress: `old${index}@mail.example` }),
        );
        for (const lead of leads) {
          await call('createAbandonedLead', lead);
        }
        const [visitor] = leads;
        const booked = aVisitBody(visitor?.TransactionId ?? '', '2026-11-24T10:00:00-05:00');
        await call('updateLead', booked);
        const count = async () =>
          (await api.database.selectFrom('leads').select('id').execute()).length;
        const later = api.clock.now().add({ hours: 24 * (retention.leads + 1) });
        expect(await purge(api.database, retention, later, { limit: 4 })).toMatchObject({
          'leads without a visit': 6,
        });
        expect(await count()).toBe(1);
        const muchLater = api.clock.now().add({ hours: 24 * (retention.visits + 10) });
        await purge(api.database, retention, muchLater);
        expect(await count()).toBe(0);
      });

      it('OP-62 the text of a mail goes first, then the mail; waiting mail stays', async () => {
        await call('createAbandonedLead', aLeadBody());
        const lead = aLeadBody({ EmailAddress: 'waiting@mail.example' });
        await call('createAbandonedLead', lead);
        await call('updateLead', aVisitBody(lead.TransactionId, '2026-11-24T10:00:00-05:00'));
        const at = api.clock.now().toString();
        await api.database
          .updateTable('outbox_mail')
          .set({ sent_at: at })
          .where('due_at', 'is', null)
          .execute();
        const mails = () => api.database.selectFrom('outbox_mail').selectAll().execute();
        const sent = (await mails()).filter(({ sent_at }) => sent_at !== null).length;
        const later = api.clock.now().add({ hours: 24 * (retention.mailTexts + 1) });
        expect(await purge(api.database, retention, later)).toEqual({ 'texts of mails': sent });
        const emptied = (await mails()).filter(({ body }) => body === '');
        expect(emptied).toHaveLength(sent);
        expect(emptied.every(({ content, subject }) => content === null && subject === '')).toBe(
          true,
        );
      });

      const old: readonly [RetentionName, string, () => Promise<unknown>][] = [
        [
          'codes',
          'mailed codes',
          () => call('verifyCorporateEmail', goodRequests().verifyCorporateEmail.body),
        ],
        [
          'events',
          'events',
          async () => {
            await call('sendClubFeedback', goodRequests().sendClubFeedback.body);
            const delivered_at = api.clock.now().toString();
            await api.database.updateTable('webhooks').set({ delivered_at }).execute();
          },
        ],
        [
          'sessions',
          'sessions',
          async () => aToken(api, await aMemberWithLogin(api, '901001', 'g')),
        ],
        [
          'bounces',
          'addresses that bounced',
          () => suppress(api.database, 'gone@mail.example', 'bounced', api.clock.now().toString()),
        ],
        ['unpaid', 'unpaid orders', () => aGiftToken(api)],
        [
          'unpaid',
          'unpaid purchases',
          () =>
            insertRow(api.database, 'product_tokens', {
              product_token: 'p-1',
              transaction_number: 't-1',
              buyer: '{}',
              facility_id: '101',
              created_at: api.clock.now().toString(),
            }),
        ],
        [
          'unpaid',
          'promo codes of unpaid purchases',
          () =>
            insertRow(api.database, 'promo_uses', {
              code: 'SPRING',
              holder: 'person ada@mail.example',
              until: api.clock.now().toString(),
              paid_at: null,
            }),
        ],
        ['orders', 'people in paid orders', async () => payForGift(api, await aGiftToken(api))],
        [
          'trialNames',
          'names on trial and day passes',
          () => call('requestTrialPass', goodRequests().requestTrialPass.body),
        ],
        [
          'trials',
          'marks of trial passes',
          () => call('requestTrialPass', goodRequests().requestTrialPass.body),
        ],
        [
          'heldPrices',
          'held prices',
          () => aHeldPrice(api, { facilityId: '101', planId: '15', email: 'a@mail.example' }),
        ],
        [
          'messages',
          'feedback',
          () => call('sendClubFeedback', goodRequests().sendClubFeedback.body),
        ],
        [
          'signUps',
          'sign-ups that were never finished',
          () => call('signUpWithEmail', goodRequests().signUpWithEmail.body),
        ],
        [
          'history',
          'history of accounts',
          () => {
            const origin = { network: null, browser: null, system: null };
            const by = { ids: systemIds, origin, now: api.clock.now() };
            return recordEvent(api.database, by, null, 'sign-in-failed');
          },
        ],
        [
          'contacts',
          'employees without a purchase',
          async () => {
            await call('verifyCorporateEmail', goodRequests().verifyCorporateEmail.body);
            await api.database.deleteFrom('email_codes').execute();
          },
        ],
      ];

      if (!engine.runsAll) return;
      it('OP-62 everything else goes after its own period, and not a second earlier', async () => {
        for (const [name, counted, make] of old) {
          await make();
          const { early, due } = await purgedAfter(name);
          expect(early[counted]).toBeUndefined();
          expect(due[counted]).toBeGreaterThan(0);
        }
      });
    });

    if (!engine.runsAll) return;

    it('OP-61 an erasure leaves everybody else’s data as it is, and frees the time and the address', async () => {
      const other = aLeadBody({ EmailAddress: 'other@mail.example', PhoneNumber: '2125550199' });
      await call('createAbandonedLead', other);
      await call('updateLead', aVisitBody(other.TransactionId, '2026-11-24T11:00:00-05:00'));
      const ofOthers = async () =>
        (await everyText(api)).filter(({ table }) => !['erasures', 'webhooks'].includes(table));
      await queueNotices(
        { ...api, ids: systemIds, publicUrl: 'http://localhost' },
        api.clock.now(),
      );
      const before = await ofOthers();
      const time = '2026-11-24T10:00:00-05:00';
      const lead = aLeadBody({ ...leadOfThem, FirstName: 'Ada' });
      await call('createAbandonedLead', lead);
      await call('updateLead', aVisitBody(lead.TransactionId, time));
      (await erased()).unwrap();
      expect(await ofOthers()).toEqual(before);
      const next = aLeadBody(leadOfThem);
      await call('createAbandonedLead', next);
      await call('updateLead', aVisitBody(next.TransactionId, time));
    });

    it('OP-65 a link is requested and mailed in the same way for every address, within limits', async () => {
      await call('createAbandonedLead', aLeadBody(leadOfThem));
      const from = (network: string) => ({ 'Foyer-Client': network });
      const { path } = contract.requestPersonalData;
      const ask = (email: string, network = 'home') =>
        api.send('POST', path, { email }, from(network));
      const [known, unknown] = [await ask(them.email), await ask('nobody@mail.example')];
      expect(known.body).toEqual(unknown.body);
      const mails = await api.database
        .selectFrom('outbox_mail')
        .select(['recipient', 'subject', 'body'])
        .where('subject', 'like', 'Your data%')
        .execute();
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
        them.email,
        'nobody@mail.example',
      ]);
      expect(mails[0]?.body).toBe(mails[1]?.body);
      for (const expected of [200, 200, 429]) {
        expect((await ask(them.email, `n-${expected}`)).status).toBe(expected);
      }
      const flood = await Promise.all(
        Array.from({ length: 12 }, (_, index) => ask(`a${index}@mail.example`, 'flood')),
      );
      expect(flood.filter(({ status }) => status === 429)).toHaveLength(2);
    });

    it('OP-64 a mailed link shows everything for a day and erases it once; logs have neither token nor name', async () => {
      await call('createAbandonedLead', aLeadBody(leadOfThem));
      await call('requestPersonalData', { email: them.email });
      const [token = ''] = await mailedTo(api, them.email, dataLink);
      const read = await call('readPersonalData', { token });
      expect(JSON.stringify(read.body)).toContain(them.lastName);
      expect((await everyText(api)).filter(({ text }) => text.includes(token))).toEqual([]);
      await call('erasePersonalData', { token });
      expect((await everyText(api)).filter(({ text }) => namesThem(text))).toEqual([]);
      const again = await api.send('POST', contract.readPersonalData.path, { token });
      expect(again.status).toBe(404);
      expect(api.logged.filter((line) => line.includes(token) || namesThem(line))).toEqual([]);
      await call('requestPersonalData', { email: them.email });
      const [, later = ''] = await mailedTo(api, them.email, dataLink);
      api.clock.advance(24 * 3_600_000);
      const late = await api.send('POST', contract.erasePersonalData.path, { token: later });
      expect(late.status).toBe(404);
    });

    it('OP-60 every table is either exported or has a reason not to be', async () => {
      const tables = await api.database.introspection.getTables();
      const known = new Set<string>([
        ...holdings.map(({ table }) => table),
        ...Object.keys(impersonal),
      ]);
      expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    });
  });
}

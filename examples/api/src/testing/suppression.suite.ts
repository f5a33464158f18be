import { contract } from '@foyer/adapters-http/wire';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';

import { isHeldBack, suppress, suppressionOf } from '../mail/suppression-table.ts';
import { subscribeAddress, unsubscribeAddress } from '../mail/news-pages.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { exportPerson } from '../privacy/holdings.ts';
import { systemIds } from '../system.ts';
import { aDayPassToken, aGiftToken, payForGift } from './orders.ts';
import type { TestEngine } from './engines.ts';
import { aConsentBody, aLeadBody } from './lead-bodies.ts';
import { linksMailedTo } from './mails.ts';
import { aMemberWithLogin, aToken, reseedAccounts, sendAs } from './members.ts';
import { goodCard, sendForm } from './payment.ts';
import { sharedApi } from './test-api.ts';

/** Addresses that mail doesn't reach, or that were reported, on each engine. */
export function suppressionSuite(engine: TestEngine): void {
  describe(`Suppressed addresses over ${engine.name}`, () => {
    const webhookSecret = `whsec_${Buffer.alloc(32, 'mail').toString('base64')}`;
    const email = 'grace@mail.example';
    const heard: string[] = [];
    const observeMail = (outcome: string) => heard.push(outcome);
    const api = sharedApi(engine, { webhookSecret, observeMail });
    beforeEach(async () => {
      await reseedAccounts(api);
      await api.database.deleteFrom('suppressions').execute();
      heard.length = 0;
    });

    async function report(type: string, data: object, secret = webhookSecret): Promise<number> {
      const body = JSON.stringify({ type, data });
      const time = new Date();
      const response = await api.app.request('/webhooks', {
        method: 'POST',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
          'webhook-signature': new Webhook(secret).sign('msg_1', time, body),
        },
        body,
      });
      return response.status;
    }

    const listed = async () => {
      const rows = await api.database
        .selectFrom('suppressions')
        .select(['address', 'reason'])
        .orderBy('address')
        .orderBy('reason')
        .execute();
      return rows.map(({ address, reason }) => `${address} ${reason}`);
    };

    it('OP-115 the mail service reports bounces and complaints by a signed event, which may come again', async () => {
      const bounce = { recipient: 'Ada@Mail.example', permanent: true };
      const another = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;
      expect(await report('mail.bounced', bounce, another)).toBe(401);
      expect(await report('mail.bounced', { recipient: 'nobody', permanent: true })).toBe(422);
      expect(await listed()).toEqual([]);
      expect(await report('mail.bounced', { ...bounce, permanent: false })).toBe(200);
      expect(await listed()).toEqual([]);
      for (const type of ['mail.bounced', 'mail.bounced', 'mail.complained']) {
        expect(await report(type, bounce)).toBe(200);
      }
      expect(await listed()).toEqual(['ada@mail.example bounced', 'ada@mail.example complained']);
      expect(heard).toEqual(['bounced', 'bounced', 'complained']);
      const deliveryStatus =
        'Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; zoe@mail.example\r\nAction: failed\r\nStatus: 5.1.1\r\n';
      expect(await report('mail.bounced', { deliveryStatus })).toBe(200);
      expect(await listed()).toContain('zoe@mail.example bounced');
    });

    it('OP-118 an erased person stays suppressed, by the keyed hash of the address', async () => {
      const { database, secret, clock } = api;
      const address = 'erased@mail.example';
      const at = clock.now().toString();
      await api.send(
        ...([
          'POST',
          contract.createAbandonedLead.path,
          aLeadBody({ EmailAddress: address }),
        ] as const),
      );
      for (const reason of ['bounced', 'complained', 'bounced'] as const) {
        await suppress(database, address, reason, at);
        const erased = await erasePerson(
          { database, ids: systemIds, secret },
          address,
          clock.now(),
        );
        erased.unwrap();
      }
      const rows = await listed();
      expect(rows).toHaveLength(2);
      expect(rows.join(' ')).not.toContain(address);
      expect(await suppressionOf(database, secret, address)).toBe('bounced');
    });

    if (!engine.runsAll) return;

    it('OP-156 a gift card and a day pass that were paid for are sent to an address that bounced before, the receipt isn’t', async () => {
      const { database, secret, clock } = api;
      const address = 'returned@mail.example';
      await suppress(database, address, 'bounced', clock.now().toString());
      await payForGift(api, await aGiftToken(api, { emailAddress: address, giverEmail: address }));
      await sendForm(api, await aDayPassToken(api, { email: address }), goodCard);
      const reason = await suppressionOf(database, secret, address);
      const mails = await database
        .selectFrom('outbox_mail')
        .selectAll()
        .where('recipient', '=', address)
        .orderBy('number')
        .execute();
      expect(mails.map((mail) => `${mail.subject}: ${isHeldBack(reason, mail)}`)).toEqual([
        'Receipt: gift card for Ada Byron: true',
        'Grace Hopper sent you a gift card: false',
        'Your day pass for Foyer Tribeca, December 1, 2026: false',
      ]);
    });

    it('OP-117 a member sees that mail comes back, confirms the address by a mailed link, and gets mail again', async () => {
      const token = await aToken(api, await aMemberWithLogin(api, '901001', 'grace'));
      const information = async () => {
        const path = contract.getAccountInformation.path;
        return contract.getAccountInformation.answer.parse(
          (await sendAs(api, token, 'GET', path)).body,
        );
      };
      const resend = () => sendAs(api, token, 'POST', contract.resendEmailLink.path);
      expect(await information()).toMatchObject({ emailProblem: null });
      expect((await resend()).body).toEqual({ success: false });
      await report('mail.complained', { recipient: email });
      expect(await information()).toMatchObject({ emailProblem: 'complained' });
      expect((await resend()).body).toEqual({ success: false });
      await report('mail.bounced', { recipient: email, permanent: true });
      expect(await information()).toMatchObject({ emailProblem: 'bounced', pendingEmail: null });
      expect((await resend()).body).toEqual({ success: true });
      expect(await information()).toMatchObject({ pendingEmail: email });
      const link = (await linksMailedTo(api, email)).at(-1);
      const used = await api.send('POST', contract.useEmailLink.path, { token: link });
      expect(used.status).toBe(200);
      // The complaint stays: the mailbox works, and its owner still wants no news.
      expect(await information()).toMatchObject({
        email,
        pendingEmail: null,
        emailProblem: 'complained',
      });
      expect((await linksMailedTo(api, email)).at(-1)).toBe(link);
    });

    it('PG-366 one press in a news mail ends news without a login and withdraws the newsletter consent, however often', async () => {
      const { database, secret, clock } = api;
      const address = 'reader@mail.example';
      const lead = aLeadBody({ EmailAddress: address });
      await api.send('POST', contract.createAbandonedLead.path, lead);
      await api.send('POST', contract.appendConsents.path, [
        aConsentBody({ transactionId: lead.TransactionId, channel: 'newsletter', granted: true }),
      ]);
      const path = await unsubscribeAddress(secret, '', address);
      expect(await (await api.app.request(path)).text()).toContain('<form method="post"');
      expect(await suppressionOf(database, secret, address)).toBeNull();
      for (const press of [1, 2]) {
        // As mail programs send it.
        const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
        const answer = await api.app.request(path, { method: 'POST', body });
        expect([press, answer.status]).toEqual([press, 200]);
        expect(await answer.text()).toContain('You’re unsubscribed');
      }
      expect(await listed()).toEqual([`${address} unsubscribed`]);
      const reason = await suppressionOf(database, secret, address);
      expect(isHeldBack(reason, { is_news: 1, priority: 1 })).toBe(true);
      expect(isHeldBack(reason, { is_news: 0, priority: 1 })).toBe(false);
      const consents = await database
        .selectFrom('consents')
        .select('granted')
        .where('transaction_id', '=', lead.TransactionId)
        .orderBy('position')
        .execute();
      expect(consents).toEqual([{ granted: 1 }, { granted: 0 }]);
      expect(JSON.stringify(await exportPerson(database, secret, address, clock.now()))).toContain(
        'unsubscribed',
      );
      expect((await api.app.request('/unsubscribe/x', { method: 'POST' })).status).toBe(404);
    });

    /** Presses the button of a page, and opens the page that it leads to. */
    async function press(path: string): Promise<string> {
      // A body that is no form is no reason to fail.
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const pressed = await api.app.request(path, { method: 'POST', headers, body: '{' });
      expect(pressed.status).toBe(303);
      const next = new URL(
        pressed.headers.get('location') ?? '',
        `https://www.foyer.example${path}`,
      );
      return (await api.app.request(next.pathname)).text();
    }

    /** Ticks the newsletter's box in a form, with an address that nobody has proved to be theirs. */
    async function tickNewsletter(address: string): Promise<void> {
      const lead = aLeadBody({ EmailAddress: address });
      await api.send('POST', contract.createAbandonedLead.path, lead);
      await api.send('POST', contract.appendConsents.path, [
        aConsentBody({
          transactionId: lead.TransactionId,
          channel: 'newsletter',
          granted: true,
          basis: 'express',
        }),
      ]);
    }

    const questionsTo = async (address: string) => {
      const mails = await api.database
        .selectFrom('outbox_mail')
        .select('body')
        .where('recipient', '=', address)
        .where('subject', '=', 'Do you want our news again?')
        .execute();
      return mails.map(({ body }) => /\/subscribe\/\S+/.exec(body)?.[0] ?? '');
    };

    it('PG-377 who unsubscribed and ticks the newsletter’s box later is asked once by mail, and gets news again after one press', async () => {
      const { database, secret, clock } = api;
      const address = 'returning@mail.example';
      await tickNewsletter(address);
      expect(await questionsTo(address)).toEqual([]);
      await suppress(database, address, 'unsubscribed', clock.now().toString());
      await tickNewsletter(address);
      await tickNewsletter(address);
      const [link = '', ...more] = await questionsTo(address);
      expect(more).toEqual([]);
      expect(await (await api.app.request(link)).text()).toContain('<form method="post"');
      expect(await suppressionOf(database, secret, address)).toBe('complained');
      for (const _ of [1, 2]) expect(await press(link)).toContain('You’re subscribed again');
      expect(await suppressionOf(database, secret, address)).toBeNull();
    });

    it('PG-377 an address that complained is mailed no question, and stays without news', async () => {
      const { database, secret, clock } = api;
      const address = 'complaining@mail.example';
      for (const reason of ['unsubscribed', 'complained'] as const) {
        await suppress(database, address, reason, clock.now().toString());
      }
      await tickNewsletter(address);
      expect(await questionsTo(address)).toEqual([]);
      const link = await subscribeAddress(secret, '', address);
      expect(await press(link)).toContain('You’re unsubscribed');
      expect(await suppressionOf(database, secret, address)).toBe('complained');
      expect((await api.app.request('/subscribe/x', { method: 'POST' })).status).toBe(404);
    });

    it('PG-378 the page after unsubscribing leads to the site, and takes it back with the consents that it withdrew, and Back sends no form again', async () => {
      const { database, secret } = api;
      const address = 'undecided@mail.example';
      await tickNewsletter(address);
      const path = await unsubscribeAddress(secret, '', address);
      const done = await press(path);
      expect(done).toContain('href="http://localhost:4173"');
      const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(done) ?? [];
      const { pathname } = new URL(action, `https://www.foyer.example${path}`);
      expect(await press(pathname)).toContain('You’re subscribed again');
      expect(await suppressionOf(database, secret, address)).toBeNull();
      const consents = await database
        .selectFrom('consents')
        .innerJoin('leads', 'leads.transaction_id', 'consents.transaction_id')
        .select(['granted', 'newsletter'])
        .where('email', '=', address)
        .orderBy('position')
        .execute();
      expect(consents).toEqual([1, 0, 1].map((granted) => ({ granted, newsletter: 1 })));
    });

    it('OP-117 a login link that was opened shows that the mailbox works', async () => {
      await aMemberWithLogin(api, '901001', 'grace');
      await report('mail.bounced', { recipient: email, permanent: true });
      await api.send('POST', contract.recoverByEmail.path, { email });
      const token = (await linksMailedTo(api, email)).at(-1);
      const body = { token, username: 'grace', password: 'Quiet_Hours2' };
      expect((await api.send('POST', contract.activateUser.path, body)).status).toBe(200);
      expect(await listed()).toEqual([]);
    });
  });
}

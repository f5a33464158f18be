/** Longer than most because it has every path through the payment application. */
import { contract, errorBody } from '@foyer/adapters-http/wire';
import { paymentMessages } from '@foyer/core/messages';
import { describe, expect, it } from 'vitest';

import { aProductToken, verifiedPerson } from './joins.ts';
import { storedMails } from './mails.ts';
import {
  browserIn,
  confirmationIn,
  cookieOf,
  goodCard,
  openPayment,
  keptIn,
  redirectOf,
  refusedForm,
  sendForm,
} from './payment.ts';
import type { TestEngine } from './engines.ts';
import { sharedApi } from './test-api.ts';

/** The payment application, on each engine. */
export function paymentPageSuite(engine: TestEngine): void {
  describe(`The payment application over ${engine.name}`, () => {
    const api = sharedApi(engine);
    let people = 0;

    /** A new person who starts a purchase. */
    async function aBuyer(): Promise<string> {
      people += 1;
      return aProductToken(api, await verifiedPerson(api, `buyer${people}@acme.example`));
    }

    async function detailsOf(token: string | null): Promise<{ status: number; body: unknown }> {
      const { status, body } = await api.send('GET', `/v6/acq/payment/token/${token}`);
      return { status, body };
    }

    async function memberOf(token: string | null) {
      const { body } = await detailsOf(token);
      const { memberID, barcode } = contract.getProductDetails.answer.parse(body);
      return { memberID, barcode };
    }

    async function purchases(): Promise<number> {
      return (await api.database.selectFrom('purchases').select('member_id').execute()).length;
    }

    it('RT-09 CK-02 shows the cookie’s buyer what they buy, at what price, and for whom', async () => {
      const token = await aBuyer();
      const answer = await openPayment(api, token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      const page = await answer.text();
      for (const text of ['Select Access', 'Foyer Tribeca', 'Acme', '$175', 'Ada Lovelace']) {
        expect(page).toContain(text);
      }
      expect(page).toContain('Pay $175');
      expect(page).not.toContain(token);
    });

    it('RT-09 CJ-14 creates a member for an approved card, mails them, and sends the buyer back with a new token', async () => {
      const token = await aBuyer();
      const answer = await sendForm(api, token, goodCard);
      expect(answer.status).toBe(303);
      const confirmation = confirmationIn(answer);
      expect(confirmation).toMatch(/^[\w-]{32}$/);
      expect(answer.headers.get('location')).not.toContain(token);
      const { memberID, barcode } = await memberOf(confirmation);
      expect(memberID).toMatch(/^4\d{8}$/);
      expect(barcode).toMatch(new RegExp(`^250${memberID}\\d$`));
      const mails = await storedMails(api, 'ada@example.com');
      expect(mails.filter(({ body }) => body.includes(String(memberID)))).toHaveLength(1);
    });

    it('RT-09 creates one purchase and one member when the form is sent ten times at once, later, and from another tab', async () => {
      people += 1;
      const person = await verifiedPerson(api, `buyer${people}@acme.example`);
      const token = await aProductToken(api, person);
      const otherTab = await aProductToken(api, person, '17');
      const before = await purchases();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          sendForm(api, index % 3 === 0 ? otherTab : token, goodCard),
        ),
      );
      answers.push(await sendForm(api, token, goodCard), await sendForm(api, otherTab, goodCard));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
      const members = await Promise.all(answers.map((one) => memberOf(confirmationIn(one))));
      expect(new Set(members.map(({ memberID }) => memberID)).size).toBe(1);
      expect(await purchases()).toBe(before + 1);
      const mails = await api.database.selectFrom('outbox_mail').select('body').execute();
      const welcomes = mails.filter(({ body }) => body.includes(String(members[0]?.memberID)));
      expect(welcomes).toHaveLength(1);
      const email = encodeURIComponent(person.companyEmail.toUpperCase());
      const shown = await api.send('GET', `/dev/purchases?companyEmail=${email}`);
      expect(shown.body).toMatchObject([{ member_id: members[0]?.memberID, currency: 'USD' }]);
    });

    it.each(['/payment/question/%00', '/payment/wallet/a%00b'])(
      'OP-140 has nothing at %s, an address that no database can look for',
      async (path) => {
        expect((await openPayment(api, await aBuyer(), path)).status).toBe(404);
      },
    );

    it('OP-141 refuses a form with files, whether or not it can be read, with a page that isn’t kept', async () => {
      const headers = { 'sec-fetch-site': 'same-origin', ...cookieOf(await aBuyer(), null) };
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
        const answer = await api.app.request('/payment', {
          method: 'POST',
          body: '--x\r\n',
          headers: { ...headers, 'content-type': type },
        });
        expect([type, answer.status]).toEqual([type, 415]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(textOf(await answer.text())).toContain(paymentMessages.formForeign);
      }
    });

    it('RT-09 recognizes a returning member whose details were removed', async () => {
      const email = 'again@acme.example';
      const buy = async () => {
        const token = await aProductToken(api, await verifiedPerson(api, email));
        return memberOf(confirmationIn(await sendForm(api, token, goodCard)));
      };
      const first = await buy();
      await api.database.deleteFrom('email_codes').where('email', '=', email).execute();
      await api.database.deleteFrom('corporate_contacts').where('email', '=', email).execute();
      expect(await buy()).toEqual(first);
    });

    it('RT-09 MB-24 says so when a purchase is already paid, after Back or a lost response, and leads on to it', async () => {
      const token = await aBuyer();
      const first = await memberOf(confirmationIn(await sendForm(api, token, goodCard)));
      const page = await openPayment(api, token);
      expect(page.status).toBe(200);
      const text = textOf(await page.text());
      expect(text).toContain(paymentMessages.purchasePaid);
      expect(text).toContain('Charged $175 Paid with Visa');
      expect(text).toContain(`Receipt number ${first.memberID}-261120`);
      expect(text).toContain('Questions? Call Foyer Tribeca at');
      const back = await sendForm(api, token, {}, '/payment/return');
      expect(back.status).toBe(303);
      expect(await memberOf(confirmationIn(back))).toEqual(first);
    });

    it.each([
      ['declined', '4000000000000002', paymentMessages.cardDeclined],
      ['without funds', '4000000000009995', paymentMessages.fundsMissing],
    ] as const)(
      'RT-09 MB-20 charges nothing for a card that is %s, says so, keeps all but its number and code, and accepts the next card',
      async (_, number, message) => {
        const token = await aBuyer();
        const before = await purchases();
        const answer = await sendForm(api, token, { ...goodCard, number });
        const page = await refusedForm(api, token, answer);
        expect(page).toContain(message);
        expect(page).toContain('href="/join/corp?payment=declined"');
        expect(typedIn(page)).toEqual({
          number: '',
          expiry: '04/30',
          code: '',
          name: 'Ada Lovelace',
          postalCode: '10013',
          state: 'NY',
        });
        expect(await purchases()).toBe(before);
        expect(confirmationIn(await sendForm(api, token, goodCard))).not.toBeNull();
      },
    );

    it('RT-09 charges once after the bank’s question is answered yes, however often it is answered', async () => {
      const token = await aBuyer();
      const asks = await sendForm(api, token, { ...goodCard, number: '4000 0025 0000 3155' });
      expect(asks.status).toBe(303);
      const question = asks.headers.get('location') ?? '';
      expect(question).toMatch(/^\/payment\/question\/[\w-]+$/);
      const page = await (await openPayment(api, token, question)).text();
      expect(page).toContain('$175');
      const before = await purchases();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => sendForm(api, token, { answer: 'yes' }, question)),
      );
      const members = await Promise.all(answers.map((one) => memberOf(confirmationIn(one))));
      expect(new Set(members.map(({ memberID }) => memberID)).size).toBe(1);
      expect(await purchases()).toBe(before + 1);
    });

    it('RT-09 MB-20 charges nothing after the bank’s question is answered no, and keeps the first answer and what was typed', async () => {
      const token = await aBuyer();
      const asks = await sendForm(api, token, { ...goodCard, number: '4000002500003155' });
      const question = asks.headers.get('location') ?? '';
      const before = await purchases();
      const kept = `${token}; ${keptIn(asks)}`;
      for (const answer of ['no', 'yes']) {
        const said = await sendForm(api, kept, { answer }, question);
        expect(redirectOf(said).pathname).toBe('/payment');
        const page = await refusedForm(api, token, said);
        expect(page).toContain(paymentMessages.confirmationRefused);
        const typed = { name: 'Ada Lovelace', expiry: '04/30', state: 'NY' };
        expect(typedIn(page)).toMatchObject(typed);
        const later = await (await openPayment(api, `${token}; ${keptIn(said)}`)).text();
        expect(later).not.toContain(paymentMessages.confirmationRefused);
        expect(typedIn(later)).toMatchObject(typed);
      }
      expect(await purchases()).toBe(before);
      expect((await openPayment(api, token, question)).status).toBe(410);
    });

    it('MB-20: shows a refused form for its own purchase only', async () => {
      const answer = await sendForm(api, await aBuyer(), { ...goodCard, number: '' });
      const page = await refusedForm(api, await aBuyer(), answer);
      expect(page).not.toContain(paymentMessages.cardNumberRequired);
      expect(typedIn(page)).toMatchObject({ name: '', postalCode: '' });
    });

    it('MB-23: the bank’s question says who asks and why, who is paid, for what, with which card, and how much', async () => {
      const token = await aBuyer();
      const asks = await sendForm(api, token, { ...goodCard, number: '4000002500003155' });
      const page = textOf(await (await openPayment(api, token, redirectOf(asks).pathname)).text());
      for (const text of [
        'Your bank (test)',
        'Your bank wants to be sure that it’s you.',
        'Payee Foyer Tribeca',
        'For Select Access membership',
        'Paid with Your Visa card',
        'Due today $175',
      ]) {
        expect(page).toContain(text);
      }
    });

    it.each([
      ['apple-pay', 'Apple Pay'],
      ['google-pay', 'Google Pay'],
    ])('MB-22: %s is charged once it is approved on its sheet, once', async (wallet, name) => {
      const token = await aBuyer();
      expect(await (await openPayment(api, token)).text()).toContain(`value="${wallet}"`);
      const before = await purchases();
      const sheet = redirectOf(await sendForm(api, token, { wallet }, '/payment/wallet')).pathname;
      expect(textOf(await (await openPayment(api, token, sheet)).text())).toContain(name);
      const early = await openPayment(api, token, sheet.replace('question', 'wallet'));
      expect(redirectOf(early).pathname).toBe('/payment');
      const said = await sendForm(api, token, { answer: 'yes' }, sheet);
      const way = redirectOf(said).pathname;
      const backs = [await openPayment(api, token, way), await openPayment(api, token, way)];
      const members = await Promise.all(backs.map((back) => memberOf(confirmationIn(back))));
      expect(new Set(members.map(({ memberID }) => memberID)).size).toBe(1);
      expect(await purchases()).toBe(before + 1);
    });

    it('MB-22: a wallet that refuses charges nothing and leads back to the form, and nobody else’s sheet or wallet counts', async () => {
      const token = await aBuyer();
      const before = await purchases();
      const wallet = { wallet: 'apple-pay' };
      const sheet = redirectOf(await sendForm(api, token, wallet, '/payment/wallet')).pathname;
      const way = redirectOf(await sendForm(api, token, { answer: 'no' }, sheet)).pathname;
      expect(redirectOf(await openPayment(api, token, way)).pathname).toBe('/payment');
      expect((await openPayment(api, await aBuyer(), way)).status).toBe(410);
      const unknown = await sendForm(api, token, { wallet: 'coins' }, '/payment/wallet');
      expect(redirectOf(unknown).pathname).toBe('/payment');
      expect(await purchases()).toBe(before);
    });

    it('MB-24: says before the payment what is charged each month, on which day, and until when', async () => {
      const page = textOf(await (await openPayment(api, await aBuyer())).text());
      expect(page).toContain(
        'you agree that Foyer Tribeca charges $175 on the 20th of each month from December 20, 2026, until your membership ends.',
      );
      expect(page).toMatch(/Questions\? Call Foyer Tribeca at \(\d{3}\)/);
    });

    it('RT-09 doesn’t let anyone answer another buyer’s bank question', async () => {
      const token = await aBuyer();
      const asks = await sendForm(api, token, { ...goodCard, number: '4000002500003155' });
      const question = asks.headers.get('location') ?? '';
      const stranger = await aBuyer();
      expect((await openPayment(api, stranger, question)).status).toBe(410);
      const said = await sendForm(api, stranger, { answer: 'yes' }, question);
      expect(said.status).toBe(410);
    });

    it.each([
      [{ number: '' }, paymentMessages.cardNumberRequired],
      [{ number: '4242' }, paymentMessages.cardNumberMalformed],
      [{ number: '4242 4242 4242 4241' }, paymentMessages.cardNumberMistyped],
      [{ number: '6759649826438453' }, paymentMessages.cardBrandUnknown],
      [{ number: '4111 1111 1111 1111' }, paymentMessages.cardIsReal],
      [{ expiry: '' }, paymentMessages.expiryRequired],
      [{ expiry: '13/30' }, paymentMessages.expiryMalformed],
      [{ expiry: 'soon' }, paymentMessages.expiryMalformed],
      [{ expiry: '10/26' }, paymentMessages.expiryPast],
      [{ code: '' }, paymentMessages.securityCodeRequired],
      [{ code: '12' }, paymentMessages.securityCodeMalformed],
      [{ code: '1234' }, paymentMessages.securityCodeMalformed],
      [{ number: '378282246310005', code: '123' }, paymentMessages.securityCodeMalformed],
      [{ name: ' ' }, paymentMessages.nameOnCardRequired],
    ])(
      'VA-08 RT-09 shows an error at the field for %j, and never sends the card number back',
      async (typed, message) => {
        const token = await aBuyer();
        const answer = await sendForm(api, token, { ...goodCard, ...typed });
        const page = await refusedForm(api, token, answer);
        // At the field, and in the summary that links to it.
        expect(page.split(message)).toHaveLength(3);
        expect(page).toContain('aria-invalid="true"');
        const [form = ''] = /<form[\s\S]*<\/form>/.exec(page) ?? [];
        expect(form).not.toMatch(/\d{4} ?\d{4}/);
        expect(page).not.toContain('value="123"');
      },
    );

    it.each(['11/26', '1126', '11 / 2026', '11-26', '4/30'])(
      'RT-09 accepts the expiry date %s',
      async (expiry) => {
        const answer = await sendForm(api, await aBuyer(), { ...goodCard, expiry });
        expect(answer.status).toBe(303);
      },
    );

    it.each([
      ['378282246310005', '1234', 'amex'],
      ['6011111111111117', '123', 'discover'],
      ['30569309025904', '123', 'diners'],
      ['3566002020360505', '123', 'jcb'],
      ['5555555555554444', '123', 'mastercard'],
    ])('VA-08 RT-09 accepts the test card %s', async (number, code, brand) => {
      const token = await aBuyer();
      const answer = await sendForm(api, token, { ...goodCard, number, code });
      expect(answer.status).toBe(303);
      const stored = await api.database
        .selectFrom('purchases')
        .select('card_brand')
        .where('product_token', '=', token)
        .executeTakeFirst();
      expect(stored?.card_brand).toBe(brand);
    });

    it.each([
      ['no cookie', null, paymentMessages.nothingToPay],
      ['an unknown token', 'nobody', paymentMessages.purchaseUnknown],
      ['a token that is no text', 'a%00b', paymentMessages.purchaseUnknown],
    ])('RT-09 says that %s can’t pay, with links to both joins', async (_, token, message) => {
      for (const answer of [await openPayment(api, token), await sendForm(api, token, goodCard)]) {
        expect(answer.status).toBe(404);
        const page = await answer.text();
        expect(page).toContain(message);
        expect(page).toContain('href="/join/corp"');
        expect(page).toContain('href="/membership"');
      }
    });

    it('RT-09 keeps a purchase open for half an hour, then says that it has expired', async () => {
      const token = await aBuyer();
      api.clock.advance(1_800_000);
      expect((await openPayment(api, token)).status).toBe(200);
      api.clock.advance(1);
      const answer = await sendForm(api, token, goodCard);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain(paymentMessages.purchaseExpired);
    });

    it('RT-09 refuses a form from another site', async () => {
      const token = await aBuyer();
      const before = await purchases();
      const answer = await api.app.request('/payment', {
        method: 'POST',
        body: new URLSearchParams(goodCard).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `foyer_product_token=${token}`,
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        },
      });
      expect(answer.status).toBe(403);
      expect(await purchases()).toBe(before);
    });

    it('SE-47 CJ-14 shows the member only to the browser that paid, without letting a stranger use the token up', async () => {
      const token = await aBuyer();
      const opened = await openPayment(api, token);
      expect(opened.headers.get('set-cookie')).toMatch(/; Path=\/;/);
      const browser = browserIn(opened);
      const paid = await sendForm(api, token, goodCard, '/payment', browser);
      const path = `/v6/acq/payment/token/${confirmationIn(paid)}`;
      for (const stranger of [null, 'another-browser']) {
        const { status, body } = await api.send('GET', path, undefined, cookieOf(null, stranger));
        expect(status).toBe(403);
        expect(body).toEqual({
          success: false,
          error: {
            code: 'OTHER_BROWSER',
            message: 'This order was paid in another browser.',
            field: 'token',
          },
        });
      }
      api.clock.advance(600_001);
      const buyers = await api.send('GET', path, undefined, cookieOf(null, browser));
      expect(contract.getProductDetails.answer.parse(buyers.body).memberID).toMatch(/^\d+$/);
    });

    it('CJ-14 HT-31 lets a confirmation token be read again for ten minutes after its first use', async () => {
      const confirmation = confirmationIn(await sendForm(api, await aBuyer(), goodCard));
      const first = await detailsOf(confirmation);
      expect(first.status).toBe(200);
      api.clock.advance(600_000);
      expect(await detailsOf(confirmation)).toEqual(first);
      api.clock.advance(1);
      const used = await detailsOf(confirmation);
      expect(used.status).toBe(410);
      expect(errorBody.parse(used.body).error).toMatchObject({
        code: 'TOKEN_USED',
        field: 'token',
      });
    });

    it('CJ-14 HT-31 accepts an unread confirmation token for half an hour, and issues another on the next return', async () => {
      const token = await aBuyer();
      const confirmation = confirmationIn(await sendForm(api, token, goodCard));
      const other = confirmationIn(await sendForm(api, token, goodCard));
      expect(other).not.toBe(confirmation);
      api.clock.advance(1_800_001);
      const late = await detailsOf(confirmation);
      expect(late.status).toBe(410);
      expect(errorBody.parse(late.body).error.code).toBe('TOKEN_EXPIRED');
      const again = confirmationIn(await sendForm(api, token, {}, '/payment/return'));
      expect((await detailsOf(again)).status).toBe(200);
    });

    it('CJ-14 accepts a confirmation token for nothing else, not even a payment, and stores only its hash', async () => {
      const confirmation = confirmationIn(await sendForm(api, await aBuyer(), goodCard)) ?? '';
      expect((await openPayment(api, confirmation)).status).toBe(404);
      const stored = await api.database.selectFrom('confirmations').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(confirmation);
    });

    it('RT-09 CK-02 logs no card number, security code or buyer, and stores no card number or code', async () => {
      const token = await aBuyer();
      const numbers = ['4000000000000002', '4000002500003155', '4242424242424242'];
      for (const number of numbers) {
        await sendForm(api, token, { ...goodCard, number, code: '987', name: 'Zebulon Quist' });
      }
      await sendForm(api, token, {
        ...goodCard,
        number: '4242424242424241',
        name: 'Zebulon Quist',
      });
      // The server's own times, durations and ids contain digits too.
      const own = /"(?:time|requestId)":"[^"]*"|"ms":[\d.]+/g;
      const logged = api.logged.join('').replaceAll(own, '');
      expect(logged).not.toMatch(/4242|4000|987|Zebulon|buyer\d|Lovelace/);
      expect(api.logged.join('')).not.toContain(token);
      const { tables } = { tables: await api.database.introspection.getTables() };
      for (const { name } of tables) {
        const rows = await api.database
          .selectFrom(name as 'purchases')
          .selectAll()
          .execute();
        expect(JSON.stringify(rows)).not.toMatch(/4242 ?4242|400000|Zebulon/);
      }
    });
  });
}

/** The values of the payment form's boxes. */
function typedIn(page: string): Readonly<Record<string, string>> {
  const inputs = [...page.matchAll(/name="(\w+)"\s+type="text"\s+value="([^"]*)"/g)];
  const chosen = /<option value="(\w+)" selected/.exec(page)?.[1] ?? '';
  return { ...Object.fromEntries(inputs.map(([, name, value]) => [name, value])), state: chosen };
}

/** The words of a page. */
function textOf(page: string): string {
  return page.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

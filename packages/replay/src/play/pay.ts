import type { Clock } from '@foyer/core';
import { productTokenCookie } from '@foyer/core/plans';

import type { Given } from '../scenario/step.schema.ts';
import { browserCookie, foyerNow } from './back-end.ts';
import { Mismatch } from './play-scenario.ts';
import type { Environment } from './environment.ts';

type Payment = Given<'pay'>;

/** What the payment page knows about a visitor: the browser's cookies. */
type Payer = Pick<Environment, 'backEnd' | 'cookies'> & { readonly clock: Clock };

/**
 * What the visitor does on the payment page, through its own forms. It's another site and learns from a cookie what
 * is bought. When it redirects back, the visitor's page reloads.
 */
export async function payAs(env: Environment, given: Payment): Promise<void> {
  if (given === 'again') {
    env.open(returnOf(env));
    return;
  }
  requirePaymentPage(env.tab.isAtPayment, env.tab.navigation.current());
  const token = env.cookies.read(productTokenCookie);
  if (token !== null) env.productTokens.add(token);
  const answer = given === 'give-up' ? await giveUp(env) : await useCard(env, given);
  env.isPaymentRefused = answer === null;
  if (answer === null) return;
  env.paidReturn = answer;
  env.open(answer);
}

/** The address that the last payment returned to, which a reload or the history opens again. */
export function returnOf({ paidReturn }: { readonly paidReturn: string | null }): string {
  if (paidReturn === null) throw new Mismatch([], 'nothing was paid for', 'a payment', 'none');
  return paidReturn;
}

export function requirePaymentPage(isOpen: boolean, seen: string): void {
  if (isOpen) return;
  throw new Mismatch([], 'the visitor is not at the payment page', 'the payment page', seen);
}

/** Pays with an approved card. Returns the path on the site that the payment page redirects to. */
export async function payApproved(env: Payer): Promise<string> {
  const back = await useCard(env, 'approved');
  if (back !== null) return back;
  throw new Mismatch([], 'the card was not accepted', 'a return path', 'none');
}

export const cardNumbers = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
  'not-confirmed': '4000 0025 0000 3155',
} as const;

/** Returns the path on the site that the payment page redirects to; null if it shows its own page again. */
async function useCard(env: Payer, given: Exclude<Payment, 'again' | 'give-up'>) {
  const card = {
    number: cardNumbers[given],
    expiry: '04/30',
    code: '123',
    name: 'Maya O’Brien',
    ...(await billingAddress(env)),
  };
  const paid = await submit(env, '/payment', card);
  if (!paid?.startsWith('/payment/question/')) return returnPath(paid);
  return returnPath(await submit(env, paid, { answer: given === 'confirmed' ? 'yes' : 'no' }));
}

/** The parts of an address that the form asks for. */
async function billingAddress(env: Payer): Promise<Readonly<Record<string, string>>> {
  const form = await (await ask(env, '/payment', {})).text();
  const asked = Object.keys(billingAddresses).find((word) => form.includes(`>${word}</label>`));
  return asked === undefined ? {} : { ...billingAddresses[asked] };
}

/** Keyed by the form's label for the postal code, which depends on the country. */
export const billingAddresses: Readonly<
  Record<string, { readonly postalCode: string; readonly state: string }>
> = {
  'ZIP code': { postalCode: '10013', state: 'NY' },
  'Postal code': { postalCode: 'M5V 2T6', state: 'ON' },
  Postcode: { postalCode: 'W8 5SA', state: '' },
};

function returnPath(location: string | null): string | null {
  if (location === null) {
    throw new Mismatch([], 'the card was not accepted', 'a redirect', 'the payment page');
  }
  return location.startsWith('/payment') ? null : location;
}

/** Returns the path of the page's link back to the site. */
async function giveUp(env: Environment): Promise<string> {
  const page = await ask(env, env.isPaymentRefused ? '/payment?refused=1' : '/payment', {});
  const link = /href="(\/join\/[\w/]+\?payment=(?:cancelled|declined))"/.exec(
    await page.text(),
  )?.[1];
  if (link !== undefined) return link;
  throw new Mismatch([], 'the payment page has no link back', 'a link', page.status);
}

/** Sends a form. Returns the redirect's target; null if the page appears again. */
async function submit(env: Payer, path: string, form: Readonly<Record<string, string>>) {
  const answer = await ask(env, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

/** Sends a request like the visitor's browser, with its cookies for the payment page. */
async function ask(env: Payer, path: string, init: RequestInit): Promise<Response> {
  const { backEnd, clock, cookies } = env;
  const stored = [productTokenCookie, ...paymentCookies].flatMap((name) => {
    const value = cookies.read(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const answer = await backEnd.fetch(`${backEnd.baseUrl}${path}`, {
    ...init,
    headers: {
      ...foyerNow(clock),
      'sec-fetch-site': 'same-origin',
      origin: new URL(backEnd.baseUrl).origin,
      ...(stored.length > 0 && { cookie: stored.join('; ') }),
      ...(init.method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  });
  const given = answer.headers.get('set-cookie') ?? '';
  for (const name of paymentCookies) {
    const value = new RegExp(`${name}=([^;]+)`).exec(given)?.[1];
    if (value !== undefined) cookies.write(name, decodeURIComponent(value), daySeconds);
  }
  return answer;
}

/** The second one holds a refused form. */
const paymentCookies = [browserCookie, 'foyer_payment_form'];

const daySeconds = 86_400;

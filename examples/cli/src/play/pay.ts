import { productTokenCookie } from '@foyer/core';

import type { Step } from '../scenario/step.schema.ts';
import { browserCookie, foyerNow } from './back-end.ts';
import { Mismatch } from './mismatch.ts';
import type { World } from './world.ts';

type Payment = NonNullable<Step['pay']>;

/**
 * What the visitor does on the payment page, through its own forms. It's another site and learns from a cookie what
 * is bought. When it redirects back, the visitor's page reloads.
 */
export async function payAs(world: World, given: Payment): Promise<Mismatch | null> {
  if (given === 'again') return openAgain(world);
  if (!world.isAtPayment) {
    return new Mismatch(
      [],
      'the visitor is not at the payment page',
      'the payment page',
      world.navigation.current(),
    );
  }
  const token = world.cookies.read(productTokenCookie);
  if (token !== null) world.productTokens.add(token);
  const answer = given === 'give-up' ? await giveUp(world) : await useCard(world, given);
  if (answer instanceof Mismatch) return answer;
  if (answer === null) return null;
  world.paidReturn = answer;
  world.open(answer);
  return null;
}

/** Opens the address that the payment returned to again, like a reload or the history does. */
function openAgain(world: World): Mismatch | null {
  if (world.paidReturn === null)
    return new Mismatch([], 'nothing was paid for', 'a payment', 'none');
  world.open(world.paidReturn);
  return null;
}

/** Pays with an approved card. Returns the path on the site that the payment page redirects to. */
export async function payApproved(world: World): Promise<string | Mismatch> {
  const back = await useCard(world, 'approved');
  return back ?? new Mismatch([], 'the card was not accepted', 'a return path', 'none');
}

export const cardNumbers = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
  'not-confirmed': '4000 0025 0000 3155',
} as const;

/** Returns the path on the site that the payment page redirects to; null if it shows its own page again. */
async function useCard(
  world: World,
  given: Exclude<Payment, 'again' | 'give-up'>,
): Promise<string | null | Mismatch> {
  const card = {
    ...{ number: cardNumbers[given], expiry: '04/30', code: '123', name: 'Maya O’Brien' },
    ...(await billingAddress(world)),
  };
  const paid = await submit(world, '/payment', card);
  if (!paid?.startsWith('/payment/question/')) return returnPath(paid);
  return returnPath(await submit(world, paid, { answer: given === 'confirmed' ? 'yes' : 'no' }));
}

/** The parts of an address that the form asks for. */
async function billingAddress(world: World): Promise<Readonly<Record<string, string>>> {
  const form = await (await ask(world, '/payment', {})).text();
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

function returnPath(location: string | null): string | null | Mismatch {
  if (location === null) {
    return new Mismatch([], 'the card was not accepted', 'a redirect', 'the payment page');
  }
  return location.startsWith('/payment') ? null : location;
}

/** Returns the path of the page's link back to the site. */
async function giveUp(world: World): Promise<string | Mismatch> {
  const page = await ask(world, '/payment', {});
  const link = /href="(\/join\/[\w/]+\?payment=cancelled)"/.exec(await page.text())?.[1];
  return link ?? new Mismatch([], 'the payment page has no link back', 'a link', page.status);
}

/** Sends a form. Returns the redirect's target; null if the page appears again. */
async function submit(
  world: World,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<string | null> {
  const answer = await ask(world, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

/** Sends a request like the visitor's browser, with its cookies for the payment page. */
async function ask(world: World, path: string, init: RequestInit): Promise<Response> {
  const { backEnd, clock, cookies } = world;
  const kept = [productTokenCookie, browserCookie].flatMap((name) => {
    const value = cookies.read(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const answer = await backEnd.fetch(`${backEnd.baseUrl}${path}`, {
    ...init,
    headers: {
      ...foyerNow(clock),
      'sec-fetch-site': 'same-origin',
      origin: new URL(backEnd.baseUrl).origin,
      ...(kept.length > 0 && { cookie: kept.join('; ') }),
      ...(init.method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  });
  const name = new RegExp(`${browserCookie}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '');
  if (name?.[1] !== undefined) cookies.write(browserCookie, name[1], daySeconds);
  return answer;
}

const daySeconds = 86_400;

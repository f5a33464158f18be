import { productTokenCookie } from '@foyer/core';

import type { Step } from '../scenario/step.schema.ts';
import { billingAddresses } from './billing-address.ts';
import { Mismatch } from './mismatch.ts';
import { browserCookie, foyerNow } from './page.ts';
import type { World } from './world.ts';

type Payment = NonNullable<Step['pay']>;

/**
 * What the visitor does at the payment application, by its own forms: it is another site, which the cookie tells what
 * is bought. Where it sends the visitor back, their page is loaded anew. RT-09, CJ-14
 */
export async function payAs(world: World, given: Payment): Promise<Mismatch | null> {
  if (given === 'again') return openAgain(world);
  if (!world.isAtPayment) {
    return new Mismatch(
      [],
      'the visitor is not at the payment',
      'its page',
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

/** A reload of the address that the payment came back to, or its link from the history. */
function openAgain(world: World): Mismatch | null {
  if (world.paidReturn === null)
    return new Mismatch([], 'nothing was paid for', 'a payment', 'none');
  world.open(world.paidReturn);
  return null;
}

/** Pays with a card that is approved; answers the path on the site that the payment sends back to. */
export async function payApproved(world: World): Promise<string | Mismatch> {
  const back = await useCard(world, 'approved');
  return back ?? new Mismatch([], 'the payment took no card', 'a way back', 'none');
}

const numbers = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
  'not-confirmed': '4000 0025 0000 3155',
} as const;

/** The path on the site that it sends back to; null where it shows its own page again. */
async function useCard(
  world: World,
  given: Exclude<Payment, 'again' | 'give-up'>,
): Promise<string | null | Mismatch> {
  const card = {
    ...{ number: numbers[given], expiry: '04/30', code: '123', name: 'Maya O’Brien' },
    ...(await billingAddress(world)),
  };
  const paid = await submit(world, '/payment', card);
  if (!paid?.startsWith('/payment/question/')) return outcome(paid);
  return outcome(await submit(world, paid, { answer: given === 'confirmed' ? 'yes' : 'no' }));
}

/** As much of one as the form asks for. */
async function billingAddress(world: World): Promise<Readonly<Record<string, string>>> {
  const form = await (await ask(world, '/payment', {})).text();
  const asked = Object.keys(billingAddresses).find((word) => form.includes(`>${word}</label>`));
  return asked === undefined ? {} : { ...billingAddresses[asked] };
}

function outcome(location: string | null): string | null | Mismatch {
  if (location === null) {
    return new Mismatch([], 'the payment took no card', 'an answer to the card', 'its page');
  }
  return location.startsWith('/payment') ? null : location;
}

/** The link back, as the page words it at this moment. */
async function giveUp(world: World): Promise<string | Mismatch> {
  const page = await ask(world, '/payment', {});
  const link = /href="(\/join\/[\w/]+\?payment=cancelled)"/.exec(await page.text())?.[1];
  return link ?? new Mismatch([], 'the payment has no link back', 'a link', page.status);
}

/** Sends a form; answers where that leads, null for the page itself. */
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

/** As the visitor's browser asks, with the cookies that it keeps for the payment application. */
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

import { expect } from 'vitest';

import type { TestApi } from './test-api.ts';

/** Valid card details for a club in the US. */
export const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '04/30',
  code: '123',
  name: 'Ada Lovelace',
  postalCode: '10013',
  state: 'NY',
} as const;

/** Submits a form of the payment application from the browser of the token's holder. */
export function sendForm(
  api: TestApi,
  productToken: string | null,
  form: Readonly<Record<string, string>>,
  path = '/payment',
  browser: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return Promise.resolve(
    api.app.request(path, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
        ...cookieOf(productToken, browser),
      },
    }),
  );
}

/** The cookie that keeps a refused form, or one that the bank asks about. */
export function keptIn(answer: Response): string {
  return /foyer_payment_form=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

/** The payment page after a form that was refused, in the browser that sent it. */
export async function refusedForm(
  api: TestApi,
  productToken: string | null,
  answer: Response,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  expect(answer.status).toBe(303);
  const path = answer.headers.get('location') ?? '';
  const cookies = cookieOf(`${productToken}; ${keptIn(answer)}`, null);
  return (await api.app.request(path, { headers: { ...headers, ...cookies } })).text();
}

/** Opens a page of the payment application. */
export function openPayment(
  api: TestApi,
  productToken: string | null,
  path = '/payment',
  browser: string | null = null,
): Promise<Response> {
  return Promise.resolve(api.app.request(path, { headers: cookieOf(productToken, browser) }));
}

/** The browser cookie that a payment page sets; null when it sets none. */
export function browserIn(answer: Response): string | null {
  const set = answer.headers.get('set-cookie') ?? '';
  return /foyer_payment_browser=([^;]+)/.exec(set)?.[1] ?? null;
}

/** The confirmation token in a redirect back to the site; null when there is none. */
export function confirmationIn(answer: Response): string | null {
  const { pathname, searchParams } = redirectOf(answer);
  return /^\/(?:join\/(?:corp|step3\/\d+)|gift-card\/purchase|day-pass)$/.test(pathname)
    ? searchParams.get('confirmationToken')
    : null;
}

/** Where a response redirects its buyer. */
export function redirectOf(answer: Response): URL {
  return new URL(answer.headers.get('location') ?? '', 'http://localhost');
}

/** The cookies that a browser sends to the payment application, and with calls that show what it paid for. */
export function cookieOf(
  productToken: string | null,
  browser: string | null,
): Record<string, string> {
  const cookies = [
    ...(productToken === null ? [] : [`foyer_product_token=${productToken}`]),
    ...(browser === null ? [] : [`foyer_payment_browser=${browser}`]),
  ];
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
}

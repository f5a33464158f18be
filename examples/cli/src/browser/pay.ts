import { productTokenCookie } from '@foyer/core/plans';
import type { Frame, Locator, Page } from 'playwright';

import {
  billingAddresses,
  cardNumbers,
  requirePaymentPage,
  returnOf,
  type Given,
} from '@foyer/replay/player';
import type { BrowserRun } from './browser-run.ts';
import { isAtPayment } from './page-objects.ts';

type Payment = Given<'pay'>;

/** What the visitor does on the payment page, which is another site. */
export async function payInBrowser(run: BrowserRun, page: Page, given: Payment): Promise<void> {
  if (given === 'again') {
    await run.open(returnOf(run));
    return;
  }
  requirePaymentPage(isAtPayment(page), page.url());
  await noteToken(run);
  if (given === 'give-up') {
    const back = page.getByRole('link', {
      name: /^(?:Cancel and go back|Choose a membership|Choose another plan|Back to my membership)$/,
    });
    run.paidReturn = await follow(page, back);
    return;
  }
  await fillCard(page, cardNumbers[given]);
  // The second where nothing is due today.
  let arrived = await follow(page, page.getByRole('button', { name: /^(?:Pay |Join$)/ }));
  if (isQuestion(arrived)) {
    const name = given === 'confirmed' ? /^Yes/ : /^No/;
    arrived = await follow(page, page.getByRole('button', { name }));
  }
  if (!isAtPayment(page)) run.paidReturn = arrived;
}

/** Remembers the purchase's token, to look up the resulting member in the back end later. */
async function noteToken({ context, productTokens }: BrowserRun): Promise<void> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === productTokenCookie)?.value;
  if (token !== undefined) productTokens.add(decodeURIComponent(token));
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/^(?:Expiration|Expiry) date$/).fill('04/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Maya O’Brien');
  for (const [label, { postalCode, state }] of Object.entries(billingAddresses)) {
    const field = page.getByLabel(label, { exact: true });
    // The form has one of them.
    if ((await field.count()) === 0) continue;
    await field.fill(postalCode);
    if (state !== '') await page.getByLabel(/^(?:State|Province)$/).selectOption(state);
  }
}

/** Clicks something that navigates. Returns the new page's address before any script changes it. */
async function follow(page: Page, pressed: Locator): Promise<string> {
  let address = '';
  const gone = page.waitForEvent('framenavigated', (frame: Frame) => {
    if (frame !== page.mainFrame()) return false;
    address = frame.url();
    return true;
  });
  await pressed.click();
  await gone;
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

function isQuestion(address: string): boolean {
  return address.startsWith('/payment/question/');
}

import { productTokenCookie } from '@foyer/core';
import type { Frame, Locator, Page } from 'playwright';

import { billingAddresses } from '../play/billing-address.ts';
import { Mismatch } from '../play/mismatch.ts';
import type { Step } from '../scenario/step.schema.ts';
import type { BrowserRun } from './browser-run.ts';
import { isAtPayment } from './screen.ts';

type Payment = NonNullable<Step['pay']>;

const numbers = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
  'not-confirmed': '4000 0025 0000 3155',
} as const;

/** What the visitor does at the payment application, another site than the flow's. RT-09, CJ-14 */
export async function payInBrowser(
  run: BrowserRun,
  page: Page,
  given: Payment,
): Promise<Mismatch | null> {
  if (given === 'again') {
    if (run.paidReturn === null) {
      return new Mismatch([], 'nothing was paid for', 'a payment', 'none');
    }
    await run.open(run.paidReturn);
    return null;
  }
  if (!isAtPayment(page)) {
    return new Mismatch([], 'the visitor is not at the payment', 'its page', page.url());
  }
  await noteToken(run);
  if (given === 'give-up') {
    const back = page.getByRole('link', {
      name: /^(?:Cancel and go back|Choose a membership|Back to joining)$/,
    });
    run.paidReturn = await follow(page, back);
    return null;
  }
  await fillCard(page, numbers[given]);
  let arrived = await follow(page, page.getByRole('button', { name: /^Pay / }));
  if (isQuestion(arrived)) {
    const name = given === 'confirmed' ? /^Yes/ : /^No/;
    arrived = await follow(page, page.getByRole('button', { name }));
  }
  if (!isAtPayment(page)) run.paidReturn = arrived;
  return null;
}

/** What is bought, by which the back end is asked afterwards for the member that came of it. */
async function noteToken({ context, productTokens }: BrowserRun): Promise<void> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === productTokenCookie)?.value;
  if (token !== undefined) productTokens.add(decodeURIComponent(token));
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('04/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Maya O’Brien');
  for (const [word, { postalCode, state }] of Object.entries(billingAddresses)) {
    const box = page.getByLabel(word, { exact: true });
    // The form has one of them, and they are filled in one after the other.
    // oxlint-disable-next-line no-await-in-loop
    if ((await box.count()) === 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    await box.fill(postalCode);
    // oxlint-disable-next-line no-await-in-loop
    if (state !== '') await page.getByLabel(/^(?:State|Province)$/).selectOption(state);
  }
}

/** Presses what leads to another page, and answers the address at which that came, before any script changes it. */
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

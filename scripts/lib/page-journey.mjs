import { randomUUID } from 'node:crypto';
import { openSlowPhone } from './slow-phone.mjs';

/**
 * One newcomer's way from the first page to the end of the survey on a slow phone.
 * @returns {Promise<Record<string, number>>} by what was done: how long the slowest of its keys and presses took until the
 * frame was drawn that shows that it was heard, in ms.
 */
export async function bookOnSlowPhone(browser, site) {
  const page = await openSlowPhone(browser);
  const slowest = {};
  for (const [what, act] of journey) {
    await page.evaluate(() => {
      if (window.foyerSeen !== undefined) window.foyerSeen.interactions.length = 0;
    });
    await act(page, site);
    // What an event took is known a frame later.
    await page.waitForTimeout(400);
    const took = await page.evaluate(() => window.foyerSeen.interactions);
    if (took.length > 0) slowest[what] = Math.max(slowest[what] ?? 0, ...took);
  }
  await page.context().close();
  return slowest;
}

const button = (page, name) => page.getByRole('button', { name });
const days = (page) =>
  page.getByRole('group', { name: 'Day' }).getByRole('radio', { name: /\d open times?$/ });
const times = (page) => page.getByRole('radiogroup').getByRole('radio', { disabled: false });

/** One after the other; what has the same name is one kind of interaction. */
const journey = [
  ['the page', (page, site) => page.goto(`${site}/membership`, { waitUntil: 'networkidle' })],
  ['a dialog opens', (page) => button(page, 'Select a Club to Visit').click()],
  [
    'a key in the club search',
    async (page) => {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('york', { delay: 60 });
    },
  ],
  ['a dialog closes', (page) => chooseClub(page)],
  ['a key in the form', (page) => fillIn(page)],
  ['a step', (page) => button(page, /^(?:Visit A Club|Schedule a VIP Guided Tour)$/).click()],
  ['the next step is there', (page) => times(page).first().waitFor()],
  ['another day', (page) => days(page).nth(2).check()],
  ['another day', (page) => days(page).nth(3).check()],
  ['a time', (page) => times(page).first().check()],
  ['a step', (page) => button(page, 'Schedule a Visit').click()],
  ['the next step is there', (page) => survey(page).waitFor()],
  ['an answer', (page) => survey(page).getByRole('checkbox', { name: 'Yoga' }).check()],
  ['the next question', (page) => button(survey(page), 'Next').click()],
  ['an answer', (page) => survey(page).getByRole('radio', { name: 'Newcomer' }).check()],
  ['the next question', (page) => button(survey(page), 'Next').click()],
];

const survey = (page) => page.getByRole('region', { name: 'Make it yours' });

async function chooseClub(page) {
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await button(page, 'Change Club').waitFor();
}

async function fillIn(page) {
  const typed = {
    'First Name': 'Ada',
    'Last Name': 'Byron',
    'Email Address': `ada.${randomUUID().slice(0, 8)}@example.com`,
    'Phone Number': '2125550123',
  };
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label).click();
    await page.keyboard.type(text, { delay: 40 });
  }
}

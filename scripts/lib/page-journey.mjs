import { randomUUID } from 'node:crypto';
import { copyPlain, openPlainCopy } from './plain-copy.mjs';
import { openSlowPhone } from './slow-phone.mjs';

/**
 * One newcomer's way from the first page to the end of the survey on a slow phone, and the same keys and presses on copies
 * of its screens that are plain HTML, once for each kind: what is ticked, typed, opened and closed there is the browser's doing.
 * @returns {Promise<Record<string, { ms: number, html: number }>>} by what was done: how long the slowest of its keys and
 * presses took until the frame was drawn that shows that it was heard, in ms, here and on the copies.
 */
export async function bookOnSlowPhone(browser, site) {
  const page = await openSlowPhone(browser);
  const copy = await openPlainCopy(browser, site);
  const slowest = {};
  const note = (what, way, took) => {
    slowest[what] ??= { ms: 0, html: 0 };
    slowest[what][way] = Math.max(slowest[what][way], ...took);
  };
  await page.goto(`${site}/membership`, { waitUntil: 'networkidle' });
  for (const { what, act, plain, until } of journey) {
    const isNew = slowest[what] === undefined;
    if (isNew && plain !== opens) await copyPlain(page, copy, plain);
    note(what, 'ms', await timed(page, act));
    if (until !== undefined) await until(page).first().waitFor();
    if (isNew && plain === opens) await copyPlain(page, copy, plain);
    if (isNew) note(what, 'html', await timed(copy, act));
  }
  await page.context().close();
  await copy.context().close();
  return slowest;
}

const button = (page, name) => page.getByRole('button', { name });
const days = (page) =>
  page.getByRole('group', { name: 'Day' }).getByRole('radio', { name: /\d open times?$/ });
const times = (page) => page.getByRole('radiogroup').getByRole('radio', { disabled: false });
const survey = (page) => page.getByRole('region', { name: 'Make it yours' });
const clubs = (page) => page.getByRole('dialog').getByRole('listitem').getByRole('button');

/** What a copy's buttons do by themselves: a dialog is opened, or open and closed. */
const opens = 'show-modal';
const closes = 'close';

/** One after the other; what has the same name is one kind of interaction. `until`: what has to be there to go on. */
const journey = [
  {
    what: 'a dialog opens',
    act: press((page) => button(page, 'Select a Club to Visit')),
    plain: opens,
    until: clubs,
  },
  {
    what: 'a key in the club search',
    act: type((page) => page.getByRole('searchbox'), 'york'),
    plain: closes,
  },
  {
    what: 'a dialog closes',
    act: press((page) => clubs(page).first()),
    plain: closes,
    until: (page) => button(page, 'Change Club'),
  },
  ...Object.entries({
    'First Name': 'Ada',
    'Last Name': 'Byron',
    'Email Address': `ada.${randomUUID().slice(0, 8)}@example.com`,
    'Phone Number': '2125550123',
  }).map(([label, text]) => ({
    what: 'a key in the form',
    act: type((page) => page.getByLabel(label), text),
  })),
  {
    what: 'a step',
    act: press((page) => button(page, /^(?:Visit A Club|Schedule a VIP Guided Tour)$/)),
    until: times,
  },
  { what: 'another day', act: press((page) => days(page).nth(2)) },
  { what: 'another day', act: press((page) => days(page).nth(3)) },
  { what: 'a time', act: press((page) => times(page).first()) },
  { what: 'a step', act: press((page) => button(page, 'Schedule a Visit')), until: survey },
  {
    what: 'an answer',
    act: press((page) => survey(page).getByRole('checkbox', { name: 'Yoga' })),
  },
  { what: 'the next question', act: press((page) => button(survey(page), 'Next')) },
  {
    what: 'an answer',
    act: press((page) => survey(page).getByRole('radio', { name: 'Newcomer' })),
  },
  { what: 'the next question', act: press((page) => button(survey(page), 'Next')) },
];

/** A finger on the middle of it. Where that is is found out beforehand: looking for it is none of what is timed. */
function press(locate) {
  return async (page) => {
    const element = locate(page);
    await element.evaluate((found) => found.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = await element.boundingBox();
    return () => page.touchscreen.tap(x + width / 2, y + height / 2);
  };
}

function type(locate, text) {
  return async (page) => {
    await locate(page).focus();
    return () => page.keyboard.type(text, { delay: 60 });
  };
}

/** What each event of an act took, in ms. */
async function timed(page, act) {
  const go = await act(page);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    window.foyerSeen.interactions.length = 0;
  });
  await go();
  // What an event took is known a frame later.
  await page.waitForTimeout(400);
  return page.evaluate(() => window.foyerSeen.interactions);
}

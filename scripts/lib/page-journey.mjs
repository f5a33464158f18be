import { randomUUID } from 'node:crypto';
import { beginMark, endMark, pressCategories, pressesOf } from './page-presses.mjs';
import { copyPlain, openPlainCopy } from './plain-copy.mjs';
import { openSlowPhone } from './slow-phone.mjs';

/**
 * One newcomer's way from the first page to the end of the survey on a slow phone, and the same keys and presses on copies
 * of its screens that are plain HTML, once for each kind: what is ticked, typed, opened and closed there is the browser's doing.
 * @returns {Promise<Record<string, { ours: object, html: object }>>} by what was done: the slowest of its keys and presses, here
 * and on the copies, in the figures of `pressesOf`.
 */
export async function bookOnSlowPhone(browser, site) {
  const page = await openSlowPhone(browser);
  const copy = await openPlainCopy(browser, site);
  const done = new Set();
  await browser.startTracing(undefined, { categories: pressCategories });
  await page.goto(`${site}/membership`, { waitUntil: 'networkidle' });
  for (const { what, act, plain, until } of journey) {
    const isNew = !done.has(what);
    done.add(what);
    if (isNew && plain !== opens) await copyPlain(page, copy, plain);
    await carryOut(page, `${ours}${what}`, act);
    if (until !== undefined) await until(page).first().waitFor();
    if (isNew && plain === opens) await copyPlain(page, copy, plain);
    if (isNew) await carryOut(copy, `${html}${what}`, act);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  await copy.context().close();
  const presses = pressesOf(trace.traceEvents);
  return Object.fromEntries(
    Array.from(done, (what) => [
      what,
      { ours: slowestOf(presses[ours + what]), html: slowestOf(presses[html + what]) },
    ]),
  );
}

const ours = 'ours, ';
const html = 'html, ';

/** The longest by the clock, and what the one did that had most to do. */
function slowestOf(presses) {
  const busiest = presses.reduce((one, other) => (other.processor > one.processor ? other : one));
  return { ...busiest, ms: Math.max(...presses.map(({ ms }) => ms)) };
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

/** Marks in the page's own time when an act began, and that it is over. */
async function carryOut(page, what, act) {
  const go = await act(page);
  await page.waitForTimeout(300);
  const mark = (name) => page.evaluate((text) => void performance.mark(text), name);
  await mark(beginMark + what);
  await go();
  await page.waitForTimeout(400);
  await mark(endMark);
}

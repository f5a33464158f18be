import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhonePage } from './phone-page.mjs';
import { beginMark, endMark, pressCategories, pressesOf } from './page-presses.mjs';
import { copyPlain, openPlainCopy } from './plain-copy.mjs';

/**
 * One newcomer's way from the first page to the end of the survey on a slow phone, and the same keys and presses on copies
 * of its screens that are plain HTML, once for each kind: what is ticked, typed, opened and closed there is the browser's doing.
 * @returns {Promise<Record<string, { ours: object, html: object }>>} by what was done: the slowest of its keys and presses, here
 * and on the copies, in the figures of `pressesOf`.
 */
export async function bookOnSlowPhone(browser, site) {
  const page = await openPhonePage(browser);
  const copy = await openPlainCopy(browser, site);
  const done = new Set();
  const traced = await startTrace(browser);
  await page.goTo(`${site}/membership`);
  for (const { plain, until, ...act } of journey()) {
    const isNew = !done.has(act.what);
    done.add(act.what);
    if (isNew && plain !== opens) await copyPlain(page, copy, plain);
    await carryOut(page, ours, act);
    if (until !== undefined) await found(page, until);
    if (isNew && plain === opens) await copyPlain(page, copy, plain);
    if (isNew) await carryOut(copy, html, act);
  }
  const presses = pressesOf(await traced.end());
  await page.close();
  await copy.close();
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

/** What a copy's buttons do by themselves: a dialog is opened, or open and closed. */
const opens = 'show-modal';
const closes = 'close';

/** Elements by a selector, and by a pattern of their names where others are like them. */
const clubs = { selector: 'dialog[open] li button' };
const days = { selector: '[name=foyer-day]', named: String.raw`\d open times?$` };
const times = { selector: '[name=foyer-time]:enabled' };
const button = (named) => ({ selector: 'button', named });
const answer = (named) => ({ selector: '[name^=foyer-survey]', named });

/**
 * One after the other; what has the same name is one kind of interaction. `press` or `type` says where, `place` which of several.
 * `until`: what has to be there to go on.
 */
function journey() {
  const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
  const details = { First: 'Ada', Last: 'Byron', Email: email, Phone: '2125550123' };
  return [
    {
      what: 'a dialog opens',
      press: button('^Select a Club to Visit'),
      plain: opens,
      until: clubs,
    },
    {
      what: 'a key in the club search',
      type: { selector: '[type=search]' },
      text: 'york',
      plain: closes,
    },
    { what: 'a dialog closes', press: clubs, plain: closes, until: button('^Change Club') },
    ...Object.entries(details).map(([label, text]) => ({
      what: 'a key in the form',
      type: { selector: 'input', named: `^${label}` },
      text,
    })),
    {
      what: 'a step',
      press: button('^(?:Visit A Club|Schedule a VIP Guided Tour)'),
      until: times,
    },
    { what: 'another day', press: days, place: 2 },
    { what: 'another day', press: days, place: 3 },
    { what: 'a time', press: times },
    { what: 'a step', press: button('^Schedule a Visit'), until: answer('Yoga') },
    { what: 'an answer', press: answer('Yoga') },
    { what: 'the next question', press: button('^Next$'), until: answer('Newcomer') },
    { what: 'an answer', press: answer('Newcomer') },
    { what: 'the next question', press: button('^Next$') },
  ];
}

/**
 * Marks in the page's own time when an act began, and that it is over. Where it goes to is found out beforehand: looking for it
 * is none of what is timed.
 */
async function carryOut(page, whose, { what, press, type, text, place = 0 }) {
  const point = await found(page, press ?? type, place, type !== undefined);
  await wait(300);
  const mark = (name) => page.evaluate((text) => void performance.mark(text), name);
  await mark(beginMark + whose + what);
  if (press === undefined) await typeQuickly(page, text);
  else await page.tap(point);
  await wait(400);
  await mark(endMark);
}

async function typeQuickly(page, text) {
  for (const key of text) {
    await page.press(key);
    await wait(betweenKeysMs);
  }
}

/** As quick as anybody types on a phone: 85 words a minute, the most of 37,000 people (Palin et al., MobileHCI 2019). */
const betweenKeysMs = 140;

/** The middle of an element that is brought into sight, once there is one. */
async function found(page, { selector, named = '' }, place = 0, takesFocus = false) {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const point = await page.evaluate(pointAt, selector, named, place, takesFocus);
    if (point !== null) return point;
    await wait(50);
  }
  throw new Error(`There is no ${selector} named ${named} after ${longestMs} ms.`);
}

/** How long to wait for what has to come, in ms. */
const longestMs = 30_000;

/** Runs in the page. */
function pointAt(selector, named, place, takesFocus) {
  const nameOf = (element) =>
    element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
  const element = [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && new RegExp(named).test(nameOf(one).trim()),
  )[place];
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center' });
  if (takesFocus) element.focus();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Has the browser write down what happens until `end`, which answers it. */
async function startTrace({ send, onEvent }) {
  const events = [];
  const ended = Promise.withResolvers();
  const stop = onEvent(({ method, params }) => {
    if (method === 'Tracing.dataCollected') events.push(...params.value);
    if (method === 'Tracing.tracingComplete') ended.resolve();
  });
  await send('Tracing.start', {
    traceConfig: { includedCategories: pressCategories, excludedCategories: ['*'] },
  });
  return {
    async end() {
      await send('Tracing.end');
      await ended.promise;
      stop();
      return events;
    },
  };
}

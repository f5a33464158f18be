import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhonePage } from './phone-page.mjs';
import { beginMark, endMark, pressCategories, pressesOf } from './page-presses.mjs';

/**
 * Goes through a new visitor's journey from the first page to the end of the survey on a slow phone, and repeats one
 * key press or tap
 * of each kind on plain HTML copies of its screens, where checkboxes, typing and dialogs are handled by the browser
 * alone.
 * @returns {Promise<Record<string, { ours: object, html: object }>>} by kind of action: the slowest of its key
 * presses and taps, here
 * and on the copies, as measured by `pressesOf`.
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

/** The longest by the clock, and the work of the one with the most work. */
function slowestOf(presses) {
  const busiest = presses.reduce((one, other) => (other.processor > one.processor ? other : one));
  return { ...busiest, ms: Math.max(...presses.map(({ ms }) => ms)) };
}

/** What a copy's buttons do without scripts: open a dialog, or close the open one. */
const opens = 'show-modal';
const closes = 'close';

/** Elements by selector, and by a pattern of their names if several match. */
const clubs = { selector: 'dialog[open] li button' };
const days = { selector: '[name=foyer-day]', named: String.raw`\d open times?$` };
const times = { selector: '[name=foyer-time]:enabled' };
const button = (named) => ({ selector: 'button', named });
const answer = (named) => ({ selector: '[name^=foyer-survey]', named });

/**
 * The actions in order. Actions with the same name count as one kind of interaction. `press` or `type` says where,
 * `place` which of several. `until`: what must appear before continuing.
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
 * Marks the start and the end of an action in the page's own timeline. Finds the target beforehand, so that this
 * isn't measured.
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

/**
 * The fastest typing on phones: 85 words per minute, the maximum among 37,000 people (Palin et al., MobileHCI 2019).
 */
const betweenKeysMs = 140;

/** Waits for an element, scrolls it into view, and returns its center. */
async function found(page, { selector, named = '' }, place = 0, takesFocus = false) {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const point = await page.evaluate(pointAt, selector, named, place, takesFocus);
    if (point !== null) return point;
    await wait(50);
  }
  throw new Error(`There is no ${selector} named ${named} after ${longestMs} ms.`);
}

/** How long to wait for an element, in ms. */
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

/** Records a trace until `end`, which returns it. */
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

/** Opens a page on a similar phone that shows given plain HTML. */
async function openPlainCopy(browser, site) {
  const copy = await openPhonePage(browser);
  const address = `${site}/plain`;
  await copy.ask('Fetch.enable', { patterns: [{ urlPattern: address }] });
  const stop = copy.onEvent(({ method, params }) => {
    if (method !== 'Fetch.requestPaused') return;
    void copy.ask('Fetch.fulfillRequest', {
      requestId: params.requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: Buffer.from('<!doctype html><title>A copy</title>').toString('base64'),
    });
  });
  await copy.goTo(address);
  stop();
  // The browser doesn't cache intercepted requests and would load the styles again for each screen.
  await copy.ask('Fetch.disable');
  return copy;
}

/**
 * Makes `copy` show what `page` shows: the same elements and styles without scripts. The time of a key press or tap
 * there
 * is the browser's own, and a lower limit for ours.
 * @param {'show-modal' | 'close'} [command] what the dialog does: opened by the button that opens it, or open
 * and closed by each of its buttons.
 */
async function copyPlain(page, copy, command) {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await copy.evaluate(show, html, command ?? null);
  await copy.isQuiet();
}

/** Runs in the page. Scripts inserted this way don't run. */
async function show(html, command) {
  const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(root);
  await Promise.all(
    [...document.querySelectorAll('link[rel=stylesheet]')]
      .filter((link) => link.sheet === null)
      .map((link) => new Promise((resolve) => link.addEventListener('load', resolve))),
  );
  await document.fonts.ready;
  // Forms are never submitted.
  for (const button of document.querySelectorAll('button')) button.type = 'button';
  if (command !== null) wire(document.querySelector('dialog[open]'));

  function wire(dialog) {
    dialog.removeAttribute('open');
    dialog.id = 'copied';
    if (command === 'close') dialog.showModal();
    const by = command === 'close' ? '#copied button' : 'form [aria-haspopup=dialog]';
    for (const button of document.querySelectorAll(by)) {
      button.setAttribute('commandfor', dialog.id);
      button.setAttribute('command', command);
    }
  }
}

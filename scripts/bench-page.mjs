// `pnpm bench:page`: measures what a visitor on a phone waits for, on slow 4G with a CPU four times slower than this
// one. Loads pages of the built site beside the same pages without scripts, then books a visit and measures the
// slowest interaction of each kind. `--runs 9` uses the medians of more runs, `--path /terms` loads only that page.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownServer } from '../examples/web/e2e/own-server.ts';
import { buildSite, siteFolder } from './lib/build.mjs';
import { numbersOf, readOptions } from './lib/options.mjs';
import { launchBareChromium, openPhonePage } from './lib/phone-page.mjs';
import { reportFailure } from './lib/step.mjs';

const { values: options } = readOptions({
  options: {
    path: { type: 'string', multiple: true, default: ['/membership', '/', '/terms'] },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Array.from({ length: numbersOf({ runs: options.runs }).runs });

/** The fastest typing on phones: 85 words per minute (Palin et al., MobileHCI 2019). */
const betweenKeysMs = 140;

/** Without one there is nothing to build or to serve. */
const browser = await launchBareChromium().catch((error) => {
  reportFailure(error);
  process.exit();
});
const plainSite = mkdtempSync(join(tmpdir(), 'foyer-bench-page-'));
const servers = [];
let ours;
let plain;
try {
  await buildSite((text) => console.error(text));
  copyWithoutScripts(siteFolder, plainSite);
  for (const site of [siteFolder, plainSite]) servers.push(await serve(site));
  [ours, plain] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  for (const path of options.path) await reportPage(path);
  await reportInteractions();
} catch (error) {
  reportFailure(error);
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(plainSite, { recursive: true });
}

/** Prints the medians of one page. Alternates between the two sites, so that a busy moment affects both. */
async function reportPage(path) {
  const pages = [];
  const copies = [];
  for (const _ of runs) {
    pages.push(await loaded(ours + path));
    copies.push(await loaded(plain + path));
  }
  const of = (name, list = pages) => median(list.map((one) => one[name]));
  const ratio = of('lcp') / of('lcp', copies);
  console.log(
    `${path}: largest paint ${of('lcp')} ms, ${ratio.toFixed(2)} x plain HTML; ` +
      `blocking ${of('blocking')} ms, longest task ${of('longest')} ms, layout shift ${of('shift')}`,
  );
}

/** Books visits and prints the slowest interaction of each kind, as the median of the runs. */
async function reportInteractions() {
  const slowest = {};
  for (const run of runs.keys()) {
    for (const [what, ms] of Object.entries(await interactionsOfBooking(run))) {
      (slowest[what] ??= []).push(ms);
    }
  }
  for (const [what, taken] of Object.entries(slowest)) console.log(`${what}: ${median(taken)} ms`);
}

/** The slowest interaction of each kind while a new visitor books a visit, in ms until the next frame. */
async function interactionsOfBooking(run) {
  const page = await openPage();
  const act = async (what, selector, { named = '', place = 0, text } = {}) => {
    const point = await found(page, selector, named, place);
    await page.evaluate((name) => void (window.foyerSeen.kind = name), what);
    if (text === undefined) await page.tap(point);
    else await typeInto(page, selector, named, text);
    await page.isQuiet();
  };
  const button = (what, named) => act(what, 'button', { named });
  const type = (named, text) => act('a key in the form', 'input', { named, text });
  await page.goTo(`${ours}/membership`);
  await button('a dialog opens', '^Select a Club to Visit');
  await act('a key in the club search', '[type=search]', { text: 'york' });
  await act('a dialog closes', 'dialog[open] li button');
  await type('^First', 'Ada');
  await type('^Last', 'Byron');
  await type('^Email', `ada.${Date.now()}@example.com`);
  // A person has one visit a day at a club, so each run is somebody else.
  await type('^Phone', `2125550${100 + run}`);
  await button('a step', '^(?:Visit A Club|Schedule a VIP Guided Tour)');
  await act('another day', '[name=foyer-day]', {
    named: String.raw`\d times? available$`,
    place: 2,
  });
  await act('a time', '[name=foyer-time]:enabled');
  await button('a step', '^Schedule a Visit');
  // The page scrolls to the heading of the step.
  await wait(3_000);
  await act('the survey opens', '.foyer-survey__toggle');
  await act('an answer', '[name^=foyer-survey]', { named: 'Yoga' });
  await button('the next question', '^Next$');
  const { slowest } = await page.evaluate(() => window.foyerSeen);
  await page.close();
  return slowest;
}

async function typeInto(page, selector, named, text) {
  await page.evaluate(pointAt, selector, named, 0, true);
  for (const key of text) {
    await page.press(key);
    await wait(betweenKeysMs);
  }
}

/** Waits for an element, scrolls it into view, and returns its center. */
async function found(page, selector, named, place) {
  for (let tries = 0; tries < 600; tries += 1) {
    const point = await page.evaluate(pointAt, selector, named, place);
    if (point !== null) return point;
    await wait(50);
  }
  throw new Error(`There is no ${selector} named ${named}.`);
}

/** Runs in the page. */
function pointAt(selector, named, place, takesFocus = false) {
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

async function loaded(url) {
  const page = await openPage();
  await page.goTo(url);
  const { lcp, shift, tasks } = await page.evaluate(() => window.foyerSeen);
  await page.close();
  const blocking = tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
  return { lcp, shift, blocking, longest: Math.max(0, ...tasks) };
}

async function openPage() {
  const page = await openPhonePage(browser);
  await page.ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})()` });
  return page;
}

/** Runs in the page before anything else. Times in ms. */
function watch() {
  const seen = { lcp: 0, shift: 0, tasks: [], kind: '', slowest: {} };
  window.foyerSeen = seen;
  const observe = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId === 0) return;
      seen.slowest[seen.kind] = Math.max(seen.slowest[seen.kind] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
}

function serve(site) {
  // Several runs come from one network.
  return ownServer(() => ({ FOYER_SITE_DIR: site, FOYER_LIMITS: 'off' }));
}

/** Copies a site, without the scripts of its pages. */
function copyWithoutScripts(site, copy) {
  cpSync(site, copy, { recursive: true });
  const pages = join(copy, '.pages');
  for (const name of readdirSync(pages, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const text = readFileSync(join(pages, name), 'utf8');
    writeFileSync(
      join(pages, name),
      text.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''),
    );
  }
}

function median(numbers) {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  return Math.round(middle * 1e4) / 1e4;
}

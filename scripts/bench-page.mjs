// `pnpm bench:page`: measures what a visitor on a phone waits for. Loads the built site in Chromium at a phone's
// size, with slow 4G and a CPU four times slower, next to the same pages as plain HTML and to the site without
// prerendering: largest paint, blocking time, longest task, layout shift. Then it books a visit and measures how long
// each key press and tap takes to show, next to the same action on a copy of the screen without scripts. `--json`
// prints everything, `--markdown` the tables of docs/performance.md, `--runs 9` uses the median of more runs, `--path
// /terms` measures only that page, `--presses` only books a visit.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchBareChromium } from './lib/bare-chromium.mjs';
import { buildSite, siteFolder } from './lib/build.mjs';
import { bookOnSlowPhone } from './lib/page-journey.mjs';
import { asMarkdown, asText } from './lib/page-report.mjs';
import { openPhonePage, quietMs } from './lib/phone-page.mjs';
import { inRoot, projectNode, root } from './lib/project.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    path: { type: 'string', multiple: true, default: ['/membership', '/', '/terms'] },
    presses: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    site: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-page-'));
const servers = [];
try {
  if (options.site === undefined) await buildSite((text) => console.error(text));
  const sites = copies(options.site ?? siteFolder);
  const addresses = {};
  for (const [name, site] of Object.entries(sites)) addresses[name] = await serve(name, site);
  const browser = await launchBareChromium();
  const rows = options.presses ? [] : await measureAll(browser, addresses);
  const interactions = await interact(browser, addresses.ours);
  await browser.close();
  const [busy] = loadavg();
  const report = { rows, interactions, load: busy };
  if (options.json) console.log(JSON.stringify(report));
  else console.log(options.markdown ? asMarkdown(report) : asText(report));
} finally {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** The site, its pages without scripts, and the site without its prerendered pages. */
function copies(site) {
  const made = { ours: site, html: join(folder, 'html'), script: join(folder, 'script') };
  for (const copy of [made.html, made.script]) cpSync(site, copy, { recursive: true });
  const pages = readdirSync(join(made.html, '.pages'), { recursive: true });
  for (const name of pages.filter((file) => file.endsWith('.html'))) {
    const file = join(made.html, '.pages', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''));
  }
  rmSync(join(made.script, '.pages'), { recursive: true });
  return made;
}

/** Starts the app's own server for a site; returns its URL. */
function serve(name, site) {
  const server = spawn(projectNode(), ['--conditions=source', inRoot('examples/api/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      FOYER_SITE_DIR: site,
      FOYER_DATA_DIR: join(folder, `${name}-data`),
      // Several runs come from one network.
      FOYER_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const [, port] = /Site\s+http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
  });
}

async function measureAll(browser, addresses) {
  const rows = [];
  for (const path of options.path)
    rows.push({ path, ...(await measure(browser, addresses, path)) });
  return rows;
}

/** The medians of each variant. Alternates between them, so that a busy moment affects all of them. */
async function measure(browser, addresses, path) {
  const taken = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      console.error(`${path} as ${name}, ${run + 1} of ${options.runs}`);
      taken[name].push(await loadPage(browser, address + path));
    }
  }
  return Object.fromEntries(
    Object.entries(taken).map(([name, runs]) => [
      name,
      Object.fromEntries(
        Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]),
      ),
    ]),
  );
}

/**
 * Measures a visitor's actions while booking a visit, the slowest first. `ms` and `html` are the medians over the
 * runs of the slowest one by the clock; `processor` is the main thread's work in the run where it was least. All in
 * ms.
 */
async function interact(browser, site) {
  const taken = {};
  for (let run = 0; run < Number(options.runs); run += 1) {
    console.error(`a visit booked, ${run + 1} of ${options.runs}`);
    const slowest = await bookOnSlowPhone(browser, site);
    for (const [name, took] of Object.entries(slowest)) (taken[name] ??= []).push(took);
  }
  return Object.entries(taken)
    .map(([name, runs]) => {
      const ours = leastWork(runs.map((run) => run.ours));
      const html = leastWork(runs.map((run) => run.html));
      return {
        name,
        ms: median(runs.map((run) => run.ours.ms)),
        html: median(runs.map((run) => run.html.ms)),
        processor: { ours: ours.processor, html: html.processor, ...partsOf(ours) },
      };
    })
    .toSorted((a, b) => b.ms - a.ms);
}

function leastWork(runs) {
  return runs.reduce((one, other) => (other.processor < one.processor ? other : one));
}

function partsOf({ script, layout, drawing }) {
  return { script, layout, drawing };
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] * 1e4) / 1e4;
}

/** Loads a URL once as a new visitor on a slow phone. Times in ms; the shift is a share of the screen. */
async function loadPage(browser, url) {
  const { lcp, fcp, shift, tasks } = await seenBy(browser, url);
  return {
    fcp,
    lcp,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    shift: Math.round(shift * 1e4) / 1e4,
  };
}

/** Asks the inspector nothing about the script before the end. */
async function seenBy(browser, url) {
  const page = await openPhonePage(browser);
  const source = `(${countWhatIsSeen.toString()})()`;
  await page.ask('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.goTo(url);
  await wait(quietMs);
  const seen = await page.evaluate(() => window.foyerSeen);
  await page.close();
  return seen;
}

/** Runs in the page before anything else. Times in ms. */
function countWhatIsSeen() {
  const seen = { lcp: 0, fcp: 0, shift: 0, tasks: [] };
  window.foyerSeen = seen;
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
}

import { expect, test as base } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { browserPlayer } from '../../cli/src/browser/browser-player.ts';
import { BrowserRun } from '../../cli/src/browser/browser-run.ts';
import {
  chooseClubs,
  hashOf,
  openApiBackEnd,
  playScenario,
  readScenarios,
  type BackEnds,
} from '@foyer/replay/player';
import { startApi } from '../../cli/src/testing/start-api.ts';

/** Plays the scenarios tagged `browser` on the built site. They are the same files that run against the core. */

/** The others show nothing in a browser that a journey doesn’t show, too. */
const everyTime = ['Both tabs go on'];

interface Fixtures {
  /** A separate app per worker, so that other tests' bookings and clocks don't interfere. */
  readonly product: { readonly url: string; readonly backEnds: BackEnds };
}

const test = base.extend<object, Fixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const api = await startApi();
      const backEnds = (await openApiBackEnd(api.url)).unwrap();
      await use({ url: api.url, backEnds });
      await api.stop();
    },
    { scope: 'worker' },
  ],
});

// One worker starts the app for all.
test.describe.configure({ mode: 'default' });

const folder = join(import.meta.dirname, '..', '..', '..', 'scenarios');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

const tagged = files
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  // Parsing all of them would take a second, in each process of Playwright.
  .filter(({ text }) => text.includes('browser'))
  .flatMap(({ file, text }) => readScenarios(file, text).scenarios)
  .filter(({ scenario }) => scenario.tags?.includes('browser'));

for (const read of tagged) {
  const { name, visitor = {} } = read.scenario;
  const tag = everyTime.includes(name) ? [] : ['@deep'];
  test(`CL-01 in a browser: ${name}`, { tag }, async ({ browser, product }) => {
    const { url, backEnds } = product;
    const clubs = chooseClubs(read.scenario, backEnds.chain, { seed: 1, run: 0 });
    await using context = await browser.newContext({
      baseURL: url,
      // Narrow enough for the week of days, on which a day without times can be shown too.
      viewport: { width: 780, height: 720 },
      locale: 'en-US',
      timezoneId: visitor['time-zone'] ?? 'America/New_York',
      reducedMotion: 'reduce',
    });
    await backEnds.use(async (backEnd) => {
      const run = new BrowserRun(read.scenario, {
        context,
        backEnd,
        clubs,
        seed: hashOf(1, name, 0),
      });
      await run.begin();
      const failure = await playScenario(read, browserPlayer(run), new AbortController().signal);
      expect(failure).toBeNull();
    });
  });
}

import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { lookAt, lookInTurn } from '../examples/web/e2e/look-at.ts';
import { testStorybookFolder } from '../scripts/lib/build.mjs';
import { expectScreenshot, windows } from './compare.ts';
import { test } from './one-page.ts';
import { furtherStates, mails, type Screen, stories as screens } from './screens.ts';

/** An entry of the built Storybook's index. */
interface Story {
  readonly type: 'story' | 'docs';
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** What a test checks after its story has ended. */
interface Further {
  readonly title: string;
  readonly check: (page: Page) => Promise<void>;
}

/** `npm test` tries some of what `pnpm test:stories` tries. */
const isSample = process.env['STORIES'] === 'sample';
const look = isSample ? lookInTurn : lookAt;

const index = JSON.parse(readFileSync(join(testStorybookFolder, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story>>;
};

const further = new Map([
  ...screens.map((screen, turn) => [screen.at, ofScreen(screen, turn)] as const),
  ...(isSample ? [] : furtherStates).map((story, turn) => [story, ofState(story, turn)] as const),
  ...mails.map((mail) => [mail.at, ofMail(mail)] as const),
]);

for (const story of [...further.keys(), ...furtherStates]) {
  if (!(story in index.entries)) throw new Error(`screens.ts names an unknown story: ${story}`);
}

for (const [file, entries] of Map.groupBy(Object.values(index.entries), fileOf)) {
  const stories = entries.filter(({ type }) => type === 'story');
  // Together, because starting a test takes longer than playing such a story.
  const plain = stories.filter(
    (story) => !further.has(story.id) && !(isSample && isInAnotherSize(story)),
  );
  const title = `${file}: ${plain.length} further stories play without an error ${idsOf(plain)}`;
  test(title.trimEnd(), async ({ page }) => {
    test.setTimeout(180_000);
    const wrong: string[] = [];
    for (const story of plain) {
      const problems = await open(page, story);
      wrong.push(...problems.map((problem) => `${story.name}: ${problem}`));
    }
    expect(wrong, 'errors and axe’s violations').toEqual([]);
  });
  for (const story of stories) {
    const then = further.get(story.id);
    if (then === undefined) continue;
    test(`${story.title}, ${story.name}: ${then.title}`, async ({ page }) => {
      expect(await open(page, story, windows.phone), 'errors and axe’s violations').toEqual([]);
      await then.check(page);
    });
  }
}

/** Another story in a smaller window. `npm test` tries the sizes of each screen, not of each story. */
function isInAnotherSize({ id, tags }: Story): boolean {
  return /-on-a-(?:phone|tablet)$/.test(id) && !tags.includes('play-fn');
}

function fileOf({ importPath }: Story): string {
  return basename(importPath);
}

/** The requirements that stories name. */
function idsOf(stories: readonly Story[]): string {
  const ids = stories.flatMap(({ name }) => name.match(/\b[A-Z]{2}-\d+\b/g) ?? []);
  return [...new Set(ids)].join(' ');
}

function ofScreen(screen: Screen, turn: number): Further {
  return {
    title: `UI-01 UI-03 ${screen.name} matches its approved screenshot, and passes all checks of a page`,
    async check(page) {
      await expectScreenshot(page, screen, { width: 'phone', scheme: 'light' });
      if (screen.dark) await expectScreenshot(page, screen, { width: 'desktop', scheme: 'dark' });
      await page.emulateMedia({ colorScheme: 'light' });
      await look(page, screen.name, turn);
    },
  };
}

function ofState(story: string, turn: number): Further {
  return {
    title: 'UI-01 UI-02 passes all checks of a page',
    check: (page) => look(page, story, turn),
  };
}

function ofMail(mail: Screen): Further {
  return {
    title: `ML-09 ${mail.name} matches its approved screenshot`,
    async check(page) {
      await expectScreenshot(page, mail, { width: 'phone', scheme: 'light' });
      if (mail.dark) await expectScreenshot(page, mail, { width: 'letter', scheme: 'dark' });
    },
  };
}

/** The test sets the color scheme. */
const globals = { scheme: 'system', axe: isSample ? 'sample' : 'all' };

/** Plays a story and returns what's wrong with it. `size` overrides the size of the story's own window. */
async function open(page: Page, { id, tags }: Story, size?: Size): Promise<readonly string[]> {
  if (page.url() === 'about:blank') {
    await page.goto('/iframe.html');
    await page.evaluate(setGlobals, globals);
  }
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: tags.includes('motion') ? 'no-preference' : 'reduce',
  });
  const window = size ?? (await page.evaluate(windowOfStory, id));
  const { width, height } = page.viewportSize() ?? {};
  if (width !== window.width || height !== window.height) await page.setViewportSize(window);
  const uncaught: string[] = [];
  const note = ({ message }: Error): void => void uncaught.push(message);
  page.on('pageerror', note);
  const found = await page.evaluate(play, { storyId: id, endsMotion: size === undefined });
  page.off('pageerror', note);
  return [...found, ...uncaught];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, selection: object): void;
    on(event: string, listener: (what: never) => void): void;
    off(event: string, listener: (what: never) => void): void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(story: { readonly storyId: string }): Promise<{
      readonly storyGlobals: { readonly viewport?: { readonly value: string } };
      readonly parameters: {
        readonly viewport: {
          readonly options: Readonly<Record<string, { readonly styles: Styles }>>;
        };
      };
    }>;
  };
}

interface Styles {
  readonly width: string;
  readonly height: string;
}

interface Thrown {
  readonly message: string;
}

/** What Storybook reports of a story that has ended. */
interface Ending {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly {
    readonly result: {
      readonly error?: Thrown;
      readonly violations?: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly html: string }[];
      }[];
    };
  }[];
}

/** Runs in the page. */
async function setGlobals(globals: object): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as Storybook;
  await preview.ready();
  channel.emit('updateGlobals', { globals });
}

/** Runs in the page. Returns the size of a story's window. */
async function windowOfStory(storyId: string): Promise<Size> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? ''] ?? {};
  return styles === undefined
    ? { width: 1200, height: 900 }
    : { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) };
}

interface Turn {
  readonly storyId: string;
  /** Ends its animations. Otherwise Storybook waits a tenth of a second for one to begin, and for its end. */
  readonly endsMotion: boolean;
}

/** Runs in the page: plays a story as if it was chosen in the sidebar. Returns what's wrong with it. */
async function play({ storyId, endsMotion }: Turn): Promise<readonly string[]> {
  // Storybook reads this name to know whether a test runs it.
  Reflect.set(window, '__vitest_browser__', endsMotion);
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
  const errors: string[] = [];
  const note = (thrown: Thrown | Thrown[]): void => {
    errors.push(...[thrown].flat().map(({ message }) => message));
  };
  // A failed play function leaves the status as it is.
  const thrown = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  for (const event of thrown) channel.on(event, note);
  const { status, reporters } = await new Promise<Ending>((resolve) => {
    const end = (ending: Ending): void => {
      if (ending.storyId !== storyId) return;
      channel.off('storyFinished', end);
      resolve(ending);
    };
    channel.on('storyFinished', end);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  for (const event of thrown) channel.off(event, note);
  // So does an error while rendering, which shows in the story's place.
  if (document.body.classList.contains('sb-show-errordisplay')) {
    errors.push(document.querySelector('#error-message')?.textContent ?? 'No message');
  }
  for (const { result } of reporters) if (result.error) note(result.error);
  for (const { id, nodes } of reporters.flatMap(({ result }) => result.violations ?? [])) {
    errors.push(`${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return status === 'success' || errors.length > 0 ? errors : ['The story failed.'];
}

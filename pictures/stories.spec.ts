import { expect, type Page } from '@playwright/test';

import { forget, isUpdate, strays } from './album.ts';
import { expectAsSeen, picturesOf, test } from './easel.ts';
import { storyPictures } from './story-pictures.ts';

for (const { name, story, dark, extent = 'grown' } of storyPictures) {
  test(`UI-03 ${name} looks as it did`, async ({ easel }) => {
    await open(easel, story);
    await expectAsSeen(easel, `stories/${name}`, { dark, extent });
  });
}

test('UI-03 no picture is kept that nobody looks at', () => {
  const wanted = storyPictures.flatMap(({ name, dark }) => picturesOf(`stories/${name}`, dark));
  const left = strays('stories', wanted);
  if (isUpdate) left.forEach(forget);
  else expect(left).toEqual([]);
});

/** The scheme is the picture's to choose, and what axe finds is the stories' own run to tell. */
const globals = 'scheme:system;a11y.manual:!true';

/** Opens a story and waits until it has played, and until nothing is on its way any more. */
async function open(page: Page, story: string): Promise<void> {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  const ended = await page.waitForFunction(endOfStory);
  expect(await ended.jsonValue(), `how the story ${story} ended`).toBe('finished');
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: how the story ended; null while it plays. */
function endOfStory(): string | null {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  };
  const phase = preview?.currentRender?.phase ?? '';
  // A check after the story that fails shows its error in the story's place, and the phase is the same.
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : null;
}

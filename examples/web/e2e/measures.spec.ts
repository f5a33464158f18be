import { expect, type Page, test } from '@playwright/test';

import { violationsOf } from './axe.ts';
import { focusInTurn, lostWithoutColors, measure, moving } from './measures.ts';

/** Covers the measuring functions, on pages with and without each problem. */

test.use({ viewport: { width: 375, height: 500 } });

test('UI-01 UI-02 what the walks measure is found, and what is right is let be', async ({
  page,
}) => {
  await test.step('What reaches past the side is found, and a strip that is moved on its own is let be', async () => {
    await show(page, '<p class="wide" style="width: 500px">Wide</p>');
    expect((await page.evaluate(measure)).sideways).toEqual([expect.stringContaining('p.wide')]);
    await show(page, '<div style="overflow-x: auto"><p style="width: 500px">Strip</p></div>');
    expect((await page.evaluate(measure)).sideways).toEqual([]);
  });
  await test.step('A target that is small and near another one is found; one with room, or in a sentence, is not', async () => {
    const small = 'style="width: 12px; height: 12px; padding: 0; display: block"';
    await show(
      page,
      `<button class="one" ${small}></button><button class="two" ${small}></button>`,
    );
    expect((await page.evaluate(measure)).small).toHaveLength(2);
    await show(
      page,
      `<button ${small}></button><p style="margin: 40px">A <a href="#">link</a> here</p>`,
    );
    expect((await page.evaluate(measure)).small).toEqual([]);
  });
  await test.step('Text that is cut is found, and text that goes on in the next line is not', async () => {
    const style = 'width: 60px; overflow: hidden; height: 1.2em';
    await show(page, `<p class="cut" style="${style}">More words than there is room</p>`);
    expect((await page.evaluate(measure)).cut).toEqual([expect.stringContaining('p.cut')]);
    await show(page, '<p style="width: 60px">More words than there is room</p>');
    expect((await page.evaluate(measure)).cut).toEqual([]);
  });
  await test.step('Motion, edges that go with the colours, and a choice that looks like none are found', async () => {
    await show(
      page,
      '<i class="slow" style="transition: color 1s"></i><b style="transition: none"></b>',
    );
    expect(await page.evaluate(moving)).toEqual(['i.slow']);
    await page.emulateMedia({ forcedColors: 'active' });
    const radio = '<input type="radio" name="one" style="opacity: 0"';
    await show(
      page,
      `<input class="bare" style="border: 0"><input>${radio} class="chosen" checked><i></i>${radio}><i></i>
       ${radio} class="taken" disabled><i></i>
       <button class="tab" role="tab" aria-selected="true"></button><button role="tab" aria-selected="false"></button>`,
    );
    expect(await page.evaluate(lostWithoutColors)).toEqual([
      'input.bare ',
      'input.chosen ',
      'input.taken ',
      'button.tab ',
    ]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('What has the focus and is covered, or shows no sign of it, is found', async () => {
    await show(
      page,
      `<button class="seen">Seen</button><button class="plain" style="outline: none">Plain</button>
     <div style="position: fixed; inset: 200px 0 0; background: white"></div>
     <button class="under" style="display: block; margin-block-start: 250px">Under</button>`,
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusInTurn, true)).toEqual({
      covered: [expect.stringContaining('button.under')],
      unmarked: [expect.stringContaining('button.plain')],
    });
  });
  await test.step('What has the focus is looked for in the main part, or in the open dialog', async () => {
    const bare = 'style="outline: none"';
    await show(
      page,
      `<a href="#" class="top" ${bare}>Header</a><main><button class="first" ${bare}>First</button>
       <dialog><button class="asked" ${bare}>Asked</button></dialog></main>`,
    );
    await page.keyboard.press('Tab');
    const unmarked = async (): Promise<readonly string[]> =>
      (await page.evaluate(focusInTurn, false)).unmarked;
    expect(await unmarked()).toEqual([expect.stringContaining('button.first')]);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    expect(await unmarked()).toEqual([expect.stringContaining('button.asked')]);
  });
  await test.step('Axe finds what is wrong at its first look, at each later one, and on the next page', async () => {
    const nameless = 'button-name: <button></button>';
    const addButton = () => document.body.append(document.createElement('button'));
    await show(page, '<main><h1>Right</h1></main>');
    expect(await violationsOf(page)).toEqual([expect.stringMatching(/^html-has-lang: /)]);
    await page.evaluate(addButton);
    expect(await violationsOf(page)).toContain(nameless);
    await page.goto('about:blank');
    await page.evaluate(addButton);
    expect(await violationsOf(page)).toContain(nameless);
    expect(await violationsOf(page, { rules: 'colors' })).toEqual([]);
    await show(page, '<main><h1 style="color: #ddd">Pale</h1></main>');
    expect(await violationsOf(page, { rules: 'colors' })).toHaveLength(1);
  });
});

function show(page: Page, content: string): Promise<void> {
  return page.setContent(`<!doctype html><title>Measured</title><body>${content}`);
}

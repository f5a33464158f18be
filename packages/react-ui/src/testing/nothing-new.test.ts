// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { hasNothingNew } from './nothing-new.ts';

const first =
  '<p class="hint" id="a">Text</p><button aria-label="Close" style="top: 1px"></button>';

function showsNothingNew(html: string): boolean {
  document.body.innerHTML = `<main>${html}</main>`;
  return hasNothingNew(document.body);
}

it('UI-02 in a sample, axe skips a story whose elements earlier ones had, whatever their texts and ids', () => {
  expect(showsNothingNew(first)).toBe(false);
  expect(showsNothingNew('<p class="hint" id="b">Other text</p>')).toBe(true);
  expect(showsNothingNew('<button aria-label="Leave" style="top: 2px"></button>')).toBe(true);
});

it.each([
  ['without its name', '<button></button>'],
  ['without its text', '<p class="hint" id="a"></p>'],
  ['of another class', '<p class="alert">Text</p>'],
  ['in another state', '<button aria-label="Close" aria-expanded="true"></button>'],
  ['in a parent of another tag', '<div><p class="hint" id="a">Text</p></div>'],
])('UI-02 axe looks at a story with an element %s', (_, html) => {
  showsNothingNew(first);
  expect(showsNothingNew(html)).toBe(false);
});

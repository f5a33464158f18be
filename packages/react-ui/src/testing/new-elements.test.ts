// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { newElements } from './new-elements.ts';

const first =
  '<p class="hint" id="a">Text</p><button aria-label="Close" style="top: 1px"></button>';

function newIn(html: string): readonly string[] {
  document.body.innerHTML = `<main>${html}</main>`;
  return newElements(document.body).map(({ outerHTML }) => outerHTML);
}

it('UI-02 in a sample, axe leaves out elements that earlier stories had, whatever their texts and ids', () => {
  expect(newIn(first)).toEqual([`<main>${first}</main>`]);
  expect(newIn('<p class="hint" id="b">Other text</p>')).toEqual([]);
  expect(newIn('<button aria-label="Leave" style="top: 2px"></button>')).toEqual([]);
});

it.each([
  ['without its name', '<button></button>'],
  ['without its text', '<p class="hint" id="a"></p>'],
  ['of another class', '<p class="alert">Text</p>'],
  ['in another state', '<button aria-label="Close" aria-expanded="true"></button>'],
])('UI-02 axe looks at an element %s', (_, html) => {
  newIn(first);
  expect(newIn(`${first}${html}`)).toEqual([html]);
});

it('UI-02 axe looks at an element that is new in a parent of this tag, with what is in it', () => {
  newIn(first);
  const inside = '<div><p class="hint">Text</p></div>';
  expect(newIn(inside)).toEqual([inside]);
  expect(newIn(`<div><i></i></div>`)).toEqual(['<i></i>']);
});

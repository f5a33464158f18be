// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pressByFinger } from './press-by-finger.ts';

let end = (): void => undefined;

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A page of that HTML; the element that is to be touched has the id `here`. */
function aPage(html: string): HTMLElement {
  document.body.innerHTML = `<input id="box" />${html}`;
  document.getElementById('box')?.focus();
  end = pressByFinger(document);
  const here = document.getElementById('here');
  if (here === null) throw new Error('Nothing to touch.');
  return here;
}

/** Whether the browser goes on to play a mouse. */
function comesDown(on: HTMLElement, pointerType = 'touch'): boolean {
  return on.dispatchEvent(
    new PointerEvent('pointerdown', { pointerType, bubbles: true, cancelable: true }),
  );
}

/** The press, and what comes once it is seen. */
function clicks(on: HTMLElement, pointerType = 'touch'): void {
  on.dispatchEvent(new PointerEvent('click', { pointerType, bubbles: true, cancelable: true }));
  vi.runAllTimers();
}

it.each([
  ['a button', '<button id="here">Go</button>', '#here'],
  ['what a button shows', '<button class="it"><b id="here">Go</b></button>', '.it'],
  ['a tick', '<input type="checkbox" id="here" />', '#here'],
  [
    'the label of a tick',
    '<label><input type="radio" /><i id="here">9</i></label>',
    '[type=radio]',
  ],
])(
  'UI-02 %s has no mouse played for a finger, and the focus with its click',
  (_, html, control) => {
    const here = aPage(html);
    expect(comesDown(here)).toBe(false);
    expect(document.activeElement?.id).toBe('box');
    clicks(here);
    expect(document.activeElement).toBe(document.querySelector(control));
  },
);

it.each([
  ['a box to type in', '<input type="search" id="here" />'],
  ['the label of a box', '<label id="here">Name <input /></label>'],
  ['a link', '<a href="#x" id="here">There</a>'],
  [
    'a link in the label of a tick',
    '<label><input type="checkbox" /><a href="#x" id="here">Terms</a></label>',
  ],
  ['a text', '<p id="here">Words</p>'],
])('UI-02 %s is the browser’s own', (_, html) => {
  const here = aPage(html);
  expect(comesDown(here)).toBe(true);
  const before = document.activeElement;
  clicks(here);
  expect(document.activeElement).toBe(before);
});

it('UI-02 a real mouse, and what is pressed by a key, are left as they are', () => {
  const here = aPage('<button id="here">Go</button>');
  expect(comesDown(here, 'mouse')).toBe(true);
  clicks(here, 'mouse');
  clicks(here, '');
  expect(document.activeElement?.id).toBe('box');
});

it('UI-02 a button that opens a dialog has the focus as it opens, so that it comes back to it', () => {
  const here = aPage('<button aria-haspopup="dialog" id="here">Choose</button>');
  here.addEventListener('click', () => expect(document.activeElement).toBe(here));
  expect.assertions(1);
  clicks(here);
});

it('UI-02 a tick is heard before the box that one typed in is left', () => {
  const here = aPage('<input type="checkbox" id="here" />');
  here.addEventListener('click', () => expect(document.activeElement?.id).toBe('box'));
  expect.assertions(1);
  clicks(here);
});

it('UI-02 the focus that the page gave to something else because of the press stays there', () => {
  const here = aPage('<button id="here">Next</button><h1 tabindex="-1">The next question</h1>');
  const heading = document.querySelector('h1');
  here.addEventListener('click', () => heading?.focus());
  clicks(here);
  expect(document.activeElement).toBe(heading);
});

it('UI-02 the page says that it is touched, until a mouse or a key that writes nothing moves on in it', () => {
  const here = aPage('<button id="here">Go</button>');
  const isTouched = (): boolean => document.documentElement.hasAttribute('data-by-finger');
  const key = (name: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  comesDown(here);
  key('a');
  expect(isTouched()).toBe(true);
  key('Tab');
  expect(isTouched()).toBe(false);
  comesDown(here);
  comesDown(here, 'mouse');
  expect(isTouched()).toBe(false);
});

it('UI-02 it ends', () => {
  const here = aPage('<button id="here">Go</button>');
  end();
  expect(comesDown(here)).toBe(true);
});

// @vitest-environment jsdom
import { FakeNavigation } from '@foyer/core/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { followLinks } from './follow-links.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Clicks a link and returns the path it navigated to; null when the click was left to the browser. */
function press(html: string, options: MouseEventInit = {}): string | null {
  const navigation = new FakeNavigation('/start');
  stop = followLinks(document, navigation);
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  const leave = (late: Event): void => late.preventDefault();
  window.addEventListener('click', leave, { once: true });
  const target = document.body.querySelector('a *') ?? document.body.querySelector('a');
  const followed = target?.dispatchEvent(event) === false && navigation.current() !== '/start';
  window.removeEventListener('click', leave);
  return followed ? navigation.current() : null;
}

describe('following links', () => {
  it('navigates in place to a page of the site, including its query', () => {
    expect(press('<a href="/clubs?q=soho"><b>Clubs</b></a>')).toBe('/clubs?q=soho');
  });

  it.each([
    ['to another site', '<a href="https://other.example/clubs">x</a>', {}],
    ['to a place on this page', '<a href="#main">x</a>', {}],
    ['for a new tab', '<a href="/clubs" target="_blank">x</a>', {}],
    ['to download', '<a href="/clubs" download>x</a>', {}],
    ['pressed with Ctrl', '<a href="/clubs">x</a>', { ctrlKey: true }],
    ['pressed with the middle button', '<a href="/clubs">x</a>', { button: 1 }],
    ['of a telephone number', '<a href="tel:2125550101">x</a>', {}],
  ])('leaves a link %s to the browser', (_what, html, options) => {
    expect(press(html, options)).toBeNull();
  });
});

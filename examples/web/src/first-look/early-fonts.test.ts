// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchFonts } from './early-fonts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `
    <meta name="foyer-font" content="/serif.woff2" data-family="A Serif" data-weight="200 800">
    <meta name="foyer-font" content="/sans.woff2" data-family="A Sans" data-weight="400 700">
    <meta name="theme-color" content="#fff">
    <link rel="stylesheet" href="/site.css">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('UI-01 the page’s fonts', () => {
  it('are given to the page when they are there, each as the page says; one that doesn’t come is left out', async () => {
    const { asked, given } = beginFonts();
    vi.runAllTimers();
    expect(asked).toMatchObject([
      { family: 'A Serif', source: 'url("/serif.woff2")', weight: '200 800' },
      { family: 'A Sans', source: 'url("/sans.woff2")', weight: '400 700' },
    ]);
    expect(given).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(given).toHaveBeenCalled());
    expect(given.mock.calls).toEqual([[asked[0]]]);
  });

  it('are asked for when the style sheet is there, once', () => {
    const { asked } = beginFonts();
    expect(asked).toEqual([]);
    const sheet = document.querySelector('link');
    sheet?.dispatchEvent(new Event('load'));
    expect(asked).toHaveLength(2);
    sheet?.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(asked).toHaveLength(2);
  });

  it('do not wait longer than the style sheet’s head start', () => {
    const { asked } = beginFonts();
    vi.advanceTimersByTime(49);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toHaveLength(2);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(asked).toHaveLength(2);
  });
});

function beginFonts() {
  const asked: FontOf[] = [];
  vi.stubGlobal('FontFace', fontsThatCome(asked));
  const given = vi.fn<(font: FontOf) => void>();
  Reflect.set(document, 'fonts', { add: given });
  fetchFonts(document);
  return { asked, given };
}

interface FontOf {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
}

/** The browser's `FontFace`, to which only the first font comes. */
function fontsThatCome(asked: FontOf[]): unknown {
  return class {
    readonly family: string;
    readonly source: string;
    readonly weight: string;
    constructor(family: string, source: string, { weight }: { readonly weight: string }) {
      this.family = family;
      this.source = source;
      this.weight = weight;
      asked.push(this);
    }
    async load(): Promise<this> {
      return this === asked[0] ? this : Promise.reject(new Error('It does not come.'));
    }
  };
}

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fetchFonts } from './early-fonts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('UI-01 the page’s fonts', () => {
  it('are given to the page when they are there, each as its link says; one that doesn’t come is left out', async () => {
    document.head.innerHTML = `
      <link rel="preload" as="font" href="/serif.woff2" data-family="A Serif" data-weight="200 800">
      <link rel="preload" as="font" href="/sans.woff2" data-family="A Sans" data-weight="400 700">
      <link rel="preload" as="image" href="/art.svg">`;
    const asked: FontOf[] = [];
    vi.stubGlobal('FontFace', fontsThatCome(asked));
    const fonts = { add: vi.fn<(font: FontOf) => void>() };
    Reflect.set(document, 'fonts', fonts);

    fetchFonts(document);

    expect(asked).toMatchObject([
      { family: 'A Serif', source: 'url("http://localhost:3000/serif.woff2")', weight: '200 800' },
      { family: 'A Sans', source: 'url("http://localhost:3000/sans.woff2")', weight: '400 700' },
    ]);
    expect(fonts.add).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(fonts.add).toHaveBeenCalled());
    expect(fonts.add.mock.calls).toEqual([[asked[0]]]);
  });
});

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

/// <reference types="node" />
import Color from 'colorjs.io';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { readTokens, schemesOf } from './read-tokens.ts';

const sheets = globSync('*.css', { cwd: import.meta.dirname });
const rules = sheets.filter((name) => name !== 'tokens.css').flatMap((name) => rulesOf(read(name)));
const brands = ['tokens.css', ...globSync('../docs/brands/*.css', { cwd: import.meta.dirname })];

describe('the type scale', () => {
  it('PG-211 sets body text at 17 px, secondary text at 16 and captions at 14', () => {
    const sizes = new Map(readTokens(read('tokens.css')).map(({ name, value }) => [name, value]));
    expect(sizes.get('--foyer-size-body')).toBe('1.0625rem');
    expect(sizes.get('--foyer-size-small')).toBe('1rem');
    expect(sizes.get('--foyer-size-tiny')).toBe('0.875rem');
  });

  it('PG-211 has no text smaller than a caption, in any brand or sheet', () => {
    const sizes = [...rules.map(({ body }) => body), ...brands.map(read)].flatMap((css) =>
      Array.from(css.matchAll(/(?:font-size|--foyer-size-\w+):\s*([\d.]+)rem/g), ([, rem]) =>
        Number(rem),
      ),
    );
    expect(Math.min(...sizes)).toBe(0.875);
  });
});

describe('the icons', () => {
  it('PG-241 are drawn with one line of 1.5 px, whatever their grid', () => {
    const strokes = rules
      .filter(({ selector }) => ['.foyer-icon', '.foyer-room__icon'].includes(selector))
      .map(({ selector, body }) => [selector, Number(/stroke-width: ([\d.]+)/.exec(body)?.[1])]);
    // Icons of 20 px and 24 px on a grid of 24.
    expect(strokes).toEqual([
      ['.foyer-icon', (1.5 * 24) / 20],
      ['.foyer-room__icon', 1.5],
    ]);
  });
});

describe('motion', () => {
  const motions = rules.flatMap(({ body }) =>
    Array.from(
      body.matchAll(/(transition|animation(?:-duration)?):\s*([^;]+)/g),
      ([, kind, text]) => ({ kind, text: text ?? '' }),
    ),
  );

  it('PG-242 lasts as long and eases as the tokens say; only what turns while one waits has a pace of its own', () => {
    const own = motions.filter(
      ({ text }) =>
        !/^[^,]*?(?:var\(--foyer-(?:quick|calm)\)|calc\(\d \* var\(--foyer-calm\)\))/.test(text),
    );
    expect(own.filter(({ text }) => !text.includes('infinite')).map(({ text }) => text)).toEqual([
      '1ms !important',
    ]);
  });

  it('PG-242 stops for visitors who prefer less of it', () => {
    const base = read('base.css');
    const calm = base.slice(base.indexOf('@media (prefers-reduced-motion: reduce)'));
    expect(calm).toContain('animation-duration: 1ms !important');
    expect(calm).toContain('transition-duration: 0s !important');
  });
});

describe('the raised card', () => {
  it('PG-212 is one rule; only fields and the two halves of a gift card are raised as well', () => {
    const raised = rules.filter(({ body }) =>
      body.includes('background: var(--foyer-paper-raised)'),
    );
    expect(raised.map(({ selector }) => selector)).toEqual([
      '.foyer-surface',
      '.foyer-code__box',
      '.foyer-input',
      '.foyer-gift-card__face, .foyer-gift-card__words',
    ]);
  });
});

describe('a primary button that can’t act yet', () => {
  const waiting = rules.find(({ selector }) =>
    selector.startsWith(".foyer-button--primary[aria-disabled='true']"),
  );
  const share = Number(
    /--foyer-accent\) (\d+)%, var\(--foyer-paper\)/.exec(waiting?.body ?? '')?.[1],
  );

  for (const file of brands) {
    for (const scheme of ['light', 'dark'] as const) {
      it(`PG-213 stays visible and readable, at 3:1: ${file}, ${scheme}`, () => {
        const colors = colorsIn(read(file), scheme);
        const fill = colors('paper').mix(colors('accent'), share / 100, { space: 'srgb' });
        expect(fill.contrastWCAG21(colors('paper'))).toBeGreaterThanOrEqual(3);
        expect(fill.contrastWCAG21(colors('on-accent'))).toBeGreaterThanOrEqual(3);
      });
    }
  }
});

describe('the sheets of single pages', () => {
  const always = ['index.css', 'element.css', 'layers.css', ...importsOf('layers.css')];
  const pages = sheets.filter((name) => !always.includes(name));

  it('PG-218 look the same whichever was loaded first: no two style the same class', () => {
    const classes = pages.flatMap((name) => {
      const subjects = rulesOf(read(name)).flatMap(({ selector }) => selector.split(', '));
      return [...new Set(subjects)].filter((one) => /^\.foyer-[\w-]+$/.test(one));
    });
    expect(classes.filter((one, at) => classes.indexOf(one) !== at)).toEqual([]);
  });

  it('PG-218 style no part of another page in a layer that wins over that page', () => {
    const parts = new Map(
      pages.flatMap((name) =>
        Array.from(read(name).matchAll(/[ >](\.foyer-[\w-]+)(?=,|\s*\{)/g), ([, part]) => [
          part,
          name,
        ]),
      ),
    );
    const wins = pages.flatMap((name) =>
      rulesOf(read(name).split('@layer foyer.screens {')[1] ?? '').filter(
        ({ selector }) => (parts.get(selector) ?? name) !== name,
      ),
    );
    expect(wins).toEqual([]);
  });
});

function importsOf(name: string): readonly string[] {
  return Array.from(read(name).matchAll(/@import '\.\/([\w-]+\.css)'/g), ([, file = '']) => file);
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** The innermost rules of a sheet, with their selectors on one line. */
function rulesOf(css: string): readonly { readonly selector: string; readonly body: string }[] {
  return Array.from(css.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    body,
  }));
}

function colorsIn(css: string, scheme: 'light' | 'dark'): (name: string) => Color {
  const tokens = new Map(readTokens(css).map((token) => [token.name, token]));
  return (name) => {
    const token = tokens.get(`--foyer-${name}`);
    const schemes = token && schemesOf(token);
    if (!schemes) throw new Error(`There is no color --foyer-${name}.`);
    return new Color(schemes[scheme]);
  };
}

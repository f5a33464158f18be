/// <reference types="node" />
import Color from 'colorjs.io';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { readTokens } from './read-tokens.ts';

/** Text colors allowed on each background. They need a contrast of 4.5:1 in each scheme (WCAG 1.4.3). */
const readOn: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'ink-soft', 'accent', 'problem'],
  'paper-raised': ['ink', 'ink-soft', 'accent', 'problem'],
  'paper-sunk': ['ink', 'ink-soft', 'accent', 'problem'],
  'accent-wash': ['ink', 'ink-soft', 'accent'],
  'problem-wash': ['ink', 'ink-soft', 'accent', 'problem'],
  accent: ['on-accent'],
  'accent-pressed': ['on-accent'],
  ink: ['paper'],
};

/** Borders, focus rings and selection colors allowed on each background. They need a contrast of 3:1 (WCAG 1.4.11). */
const seenOn: Readonly<Record<string, readonly string[]>> = {
  paper: ['line-strong', 'ink', 'accent', 'problem'],
  'paper-raised': ['line-strong', 'ink', 'accent', 'problem'],
  'accent-wash': ['line-strong', 'ink', 'accent'],
  'problem-wash': ['ink', 'accent', 'problem'],
  // The focus ring.
  ink: ['paper'],
};

/** Decorative or disabled parts, which need no contrast. */
/** A line may be drawn as a background, to be shorter than its box. */
const decorative = { line: ['line'], ground: ['veil', 'line'], off: ['line-strong'] } as const;

const sheets = [
  ...globSync('*.css', { cwd: import.meta.dirname }).map((name) => join(import.meta.dirname, name)),
  ...globSync('../../../../examples/web/src/styles/*.css', { cwd: import.meta.dirname }).map(
    (name) => join(import.meta.dirname, name),
  ),
];
const house = 'tokens.css';
/** The default tokens and those of the Storybook brands, each of which replaces the defaults. */
const tokenFiles = [
  house,
  ...globSync('../docs/brands/*.css', { cwd: import.meta.dirname }),
] as const;
const tokens = colorTokens(read(house));

for (const file of tokenFiles) {
  for (const scheme of ['light', 'dark'] as const) {
    describe(`the ${scheme} scheme of ${basename(file, '.css')}`, () => {
      const contrast = contrastIn(colorTokens(read(file)), scheme);

      it.each(pairs(readOn))('UI-02 %s on %s has a contrast of 4.5:1', (text, ground) => {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      });

      it.each(pairs(seenOn))('UI-02 %s next to %s has a contrast of 3:1', (part, ground) => {
        expect(contrast(part, ground)).toBeGreaterThanOrEqual(3);
      });
    });
  }
}

describe('a brand', () => {
  it.each(tokenFiles)('UI-03 sets every default token and no others: %s', (file) => {
    const names = (css: string): readonly string[] => readTokens(css).map(({ name }) => name);
    expect(names(read(file))).toEqual(names(read(house)));
  });
});

describe('the style sheets', () => {
  it('UI-02 use only text colors with a checked contrast', () => {
    const looked = new Set([...Object.values(readOn).flat(), ...decorative.off]);
    expect(used(/(?<![\w-])(?:color|caret-color)$/).filter((one) => !looked.has(one))).toEqual([]);
  });

  it('UI-02 use only backgrounds with a checked text contrast', () => {
    const looked = new Set([...Object.keys(readOn), ...decorative.ground]);
    expect(used(/^background/).filter((one) => !looked.has(one))).toEqual([]);
  });

  it('UI-02 use only border and outline colors with a checked contrast', () => {
    const looked = new Set([...Object.values(seenOn).flat(), ...decorative.line]);
    expect(used(/^(?:border|outline|accent-color)/).filter((one) => !looked.has(one))).toEqual([]);
  });

  it('UI-02 name every color by its token, except in the barcode and the poster, which need plain black and white', () => {
    const bare = declarations()
      .filter(({ file }) => !file.endsWith('tokens.css'))
      .filter(({ value }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i.test(value));
    expect(bare.map(({ property, value }) => `${property}: ${value}`)).toEqual([
      'background: #fff',
      'color: #000',
      'background: #fff',
      'color: #000',
    ]);
  });
});

function contrastIn(
  tokens: ReadonlyMap<string, Record<'light' | 'dark', string>>,
  scheme: 'light' | 'dark',
): (one: string, other: string) => number {
  const color = (name: string): Color => {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`There is no --foyer-${name}.`);
    return new Color(token[scheme]);
  };
  return (one, other) => color(one).contrastWCAG21(color(other));
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** The colors of a tokens file by name, without the prefix. */
function colorTokens(css: string): Map<string, Record<'light' | 'dark', string>> {
  const found = css.matchAll(/--foyer-([\w-]+): light-dark\((.+), (.+)\);/g);
  return new Map(
    Array.from(found, ([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

function pairs(table: Readonly<Record<string, readonly string[]>>): (readonly [string, string])[] {
  return Object.entries(table).flatMap(([ground, texts]) =>
    texts.map((text) => [text, ground] as const),
  );
}

/** The color tokens used in declarations of matching properties, without duplicates. */
function used(property: RegExp): readonly string[] {
  const names = declarations()
    .filter((one) => property.test(one.property))
    .flatMap(({ value }) =>
      Array.from(value.matchAll(/var\(--foyer-([\w-]+)\)/g), ([, name = '']) => name),
    );
  return Array.from(new Set(names)).filter((name) => tokens.has(name));
}

function declarations(): readonly { file: string; property: string; value: string }[] {
  return sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return Array.from(
      css.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g),
      ([, property = '', value = '']) => ({
        file,
        property,
        value,
      }),
    );
  });
}

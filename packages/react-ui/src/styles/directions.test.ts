/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

const sheets = globSync(['packages/react-ui/src/styles/*.css', 'examples/web/src/styles/*.css'], {
  cwd: root,
});

it.each(sheets)('ER-01 %s uses no left or right, so that it works in either direction', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(sidesIn(css)).toEqual([]);
});

it('ER-01 finds declarations that name a side and ignores symmetric ones', () => {
  const named = [
    'margin-left: 1px',
    'left: 0',
    'text-align: right',
    'float: left',
    'border-right-color: red',
    'padding: 0 1px 0 2px',
    'inset: 0 auto 0 calc(1px + (2px))',
    'background-position: right 1px center',
    'border-top-left-radius: 1px',
  ];
  expect(sidesIn(`a { ${named.join('; ')} }`)).toEqual(named);
  const same =
    'a { padding: 1px 2px max(3px, env(x)); inset: 0; margin: 0 1px 2px 1px; margin-inline: 1px 0 }';
  expect(sidesIn(same)).toEqual([]);
});

/**
 * Returns declarations that name a side of the screen. A custom property is allowed if a `:dir(rtl)` rule mirrors it.
 */
function sidesIn(css: string): readonly string[] {
  // Rules for the other direction may name sides.
  const declarations = Array.from(
    css
      .replaceAll(/:dir\(rtl\)[^{}]*\{[^{}]*\}/g, '')
      .matchAll(/(?<=[;{]\s*)([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g),
    ([, property = '', value = '']) => ({ property, value: value.replaceAll(/\s+/g, ' ') }),
  );
  const mirrored = new Set(
    Array.from(css.matchAll(/:dir\(rtl\)[^{]*\{\s*(--[\w-]+)/g), ([, name]) => name),
  );
  return declarations
    .filter(({ property, value }) => !mirrored.has(property) && namesSide(property, value))
    .map(({ property, value }) => `${property}: ${value}`);
}

function namesSide(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true;
  if (/\b(?:left|right)\b/.test(value.replaceAll(/var\([^)]*\)|url\([^)]*\)/g, ''))) return true;
  if (!/^(?:margin|padding|inset|border-width|border-style|border-color)$/.test(property))
    return false;
  const [, right, , left] = partsOf(value);
  return left !== undefined && left !== right;
}

/** Splits a value at spaces. Ignores text in parentheses, so that calls of the same function count as equal. */
function partsOf(value: string): readonly string[] {
  let plain = value;
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return plain.split(' ');
}

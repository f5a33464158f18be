/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

const sheets = globSync(['packages/react-ui/src/styles/*.css', 'examples/web/src/styles/*.css'], {
  cwd: root,
});

it.each(sheets)('ER-01 %s names no left or right, so that it runs in either direction', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(sidesIn(css)).toEqual([]);
});

it('ER-01 what names a side is found, and what is the same on both is not', () => {
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

/** Declarations that name a side of the screen. A variable is excused whose twin below `:dir(rtl)` says it mirrored. */
function sidesIn(css: string): readonly string[] {
  // What stands in its own rule for the other direction is what it is there for.
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

/** By spaces; what stands in parentheses is left out, so that functions of the same name count as the same. */
function partsOf(value: string): readonly string[] {
  let plain = value;
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return plain.split(' ');
}

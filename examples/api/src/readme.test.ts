import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { tables } from './database/schema.ts';

const read = (...path: string[]): string =>
  readFileSync(join(import.meta.dirname, ...path), 'utf8');

it('OP-159 the README has a line for each setting and each table', () => {
  const readme = read('..', 'README.md');
  const settings = read('settings.ts').matchAll(/^ {2}(FOYER_\w+): /gm);
  const names = [...[...settings].flatMap(([, name]) => name ?? []), ...Object.keys(tables)];
  expect(names.length).toBeGreaterThan(80);
  const inFirstColumn = readme.matchAll(/^\| ((?:`\w+`(?:, )?)+)/gm);
  const documented = [...inFirstColumn].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { firstRoute, laterParts, withImports } from './lib/payload.mjs';
import { budgeted, sizeTable } from './lib/size-table.mjs';

const site = {
  'index.html': `<!doctype html>
    <link rel="preload" as="font" href="/assets/serif.woff2" crossorigin>
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="/icon.svg">
    <script type="module" crossorigin src="/assets/main.js"></script>
    <script async src="https://elsewhere.example/other.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main.css">`,
  'assets/main.js': 'import{a}from"./shared.js";import"../boot.js";a(()=>import("./later.js"));',
  'assets/shared.js': 'export*from"./deep.js";export const b=1;',
  'assets/deep.js': 'import{b}from"./shared.js";export const a=(f)=>f(b);',
  'boot.js': 'globalThis.x=1;',
  'assets/program.js': 'import"./shared.js";import("./later.js");',
};
const manifest = {
  'index.html': { file: 'assets/main.js', dynamicImports: ['src/program.ts'] },
  'src/program.ts': { file: 'assets/program.js', dynamicImports: ['src/later.ts'] },
  'src/later.ts': { file: 'assets/later.js' },
};

describe('the payload of the first route', () => {
  it('contains the page’s scripts, their program, all static imports, its styles and fonts, but nothing loaded later', () => {
    expect(firstRoute((file) => site[file], manifest)).toEqual([
      { kind: 'fonts', file: 'assets/serif.woff2' },
      { kind: 'JavaScript', file: 'assets/main.js' },
      { kind: 'JavaScript', file: 'assets/shared.js' },
      { kind: 'JavaScript', file: 'assets/deep.js' },
      { kind: 'JavaScript', file: 'boot.js' },
      { kind: 'CSS', file: 'assets/main.css' },
      { kind: 'JavaScript', file: 'assets/program.js' },
    ]);
  });

  it('does not count in a lazy part what the first route already loads', () => {
    const first = firstRoute((file) => site[file], manifest).map(({ file }) => file);
    const later = { ...site, 'assets/later.js': 'import"./shared.js";import"./own.js";' };
    const part = withImports((file) => later[file] ?? '', ['assets/later.js']);
    expect(part.filter((file) => !first.includes(file))).toEqual([
      'assets/later.js',
      'assets/own.js',
    ]);
  });

  it('names a part after its source or its package', () => {
    const built = {
      'index.html': { file: 'assets/main.js', isEntry: true },
      '_shared.js': { file: 'assets/shared.js' },
      'src/pages/home-page.tsx': { file: 'assets/home-page-1.js', isDynamicEntry: true },
      '../../node_modules/.pnpm/a@1/node_modules/@a/b/dist/c.js': {
        file: 'assets/c-2.js',
        isDynamicEntry: true,
      },
    };
    expect(laterParts(built).map(({ name, file }) => [name, file])).toEqual([
      ['home-page', 'assets/home-page-1.js'],
      ['@a/b', 'assets/c-2.js'],
    ]);
  });
});

describe('budgets', () => {
  const entries = budgeted(
    [
      { name: 'lead route', gzip: 3 * 1024, brotli: 2 * 1024 },
      { name: 'club-dialog', gzip: 1025, brotli: 900 },
      { name: 'login-page', kind: 'each page of the members', gzip: 1025, brotli: 900 },
    ],
    { 'lead route': 3.5, 'each page of the members': 2, 'each other part': 1 },
  );

  it('apply to an entry by name, else by kind, else by the default for parts', () => {
    expect(entries.map(({ name, budget }) => [name, budget])).toEqual([
      ['lead route', 3584],
      ['club-dialog', 1024],
      ['login-page', 2048],
    ]);
  });

  it('mark the entry that exceeds its own', () => {
    const [, route, dialog] = sizeTable(entries).split('\n');
    expect(route).toMatch(/^ {2}lead route +3\.0 +2\.0 +3\.5$/);
    expect(dialog).toMatch(/^✗ club-dialog +1\.0 +0\.9 +1\.0$/);
  });
});

import { describe, expect, it } from 'vitest';
import { firstRoute } from './lib/payload.mjs';

const site = {
  'index.html': `<!doctype html>
    <link rel="preload" as="font" type="font/woff2" href="/assets/serif.woff2" crossorigin>
    <link rel="icon" href="/icon.svg">
    <script type="module" crossorigin src="/assets/main.js"></script>
    <script async src="https://elsewhere.example/other.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main.css">`,
  'assets/main.js': 'import{a}from"./shared.js";import"../boot.js";a(()=>import("./later.js"));',
  'assets/shared.js': 'export*from"./deep.js";export const b=1;',
  'assets/deep.js': 'import{b}from"./shared.js";export const a=(f)=>f(b);',
  'boot.js': 'globalThis.x=1;',
};

describe('the payload of the first route', () => {
  it("is the page's scripts, all that they import, its styles and fonts; not what comes later", () => {
    expect(firstRoute((file) => site[file])).toEqual([
      { kind: 'fonts', file: 'assets/serif.woff2' },
      { kind: 'JavaScript', file: 'assets/main.js' },
      { kind: 'JavaScript', file: 'assets/shared.js' },
      { kind: 'JavaScript', file: 'assets/deep.js' },
      { kind: 'JavaScript', file: 'boot.js' },
      { kind: 'CSS', file: 'assets/main.css' },
    ]);
  });
});

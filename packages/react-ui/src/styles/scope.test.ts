/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the style sheets', () => {
  it.each(globSync('*.css', { cwd: import.meta.dirname }))(
    'AD-05: %s has no rule for the page around Foyer’s markup',
    (sheet) => {
      expect(strayRules(readFileSync(join(import.meta.dirname, sheet), 'utf8'))).toEqual([]);
    },
  );

  it('AD-05: the check finds rules for a page, and accepts those for Foyer', () => {
    const stray = [
      'h1',
      '*::before',
      'body:has(.foyer-dialog)',
      'a:not(.foyer-link)',
      ':is(a, .foyer-link):hover',
      ':where(.foyer, html) p',
      '::view-transition',
    ];
    expect(
      strayRules(`@media print { ${stray.map((one) => `${one} { top: 0 }`).join('')} }`),
    ).toEqual(stray);
    expect(strayRules(':root { --foyer-ink: red; color-scheme: dark; }')).toEqual([':root']);
    expect(
      strayRules(`
        :root, :host { --foyer-ink: red; --foyer-paper: light-dark(red, blue); }
        .foyer-box { top: 0; > :last-child { top: 0 } @media print { &:hover { top: 0 } } }
        h1:where(.foyer, .foyer *), :is(.foyer-a, .foyer-b):hover { top: 0 }
        ::view-transition-old(foyer-step), :host([hidden]) { top: 0 }
        @keyframes foyer-turn { from { top: 0 } }
      `),
    ).toEqual([]);
  });
});

/** The selectors of the rules that match elements without any name of Foyer's. */
function strayRules(css: string): readonly string[] {
  const found: string[] = [];
  /** The rules around the current place: those that need no look at what is inside are true. */
  const settled: boolean[] = [];
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, prelude = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const rule = prelude.trim();
    if (end === '}') settled.pop();
    if (end !== '{') continue;
    const isInside = settled.at(-1) === true;
    const isGroup = /^@(?:media|layer|supports|container)\b/.test(rule);
    settled.push(isInside || !isGroup);
    if (isInside || rule.startsWith('@')) continue;
    const isOfTokens = /^[^{}]*\{(?:\s*--(?:foyer|lightningcss)-[\w-]+:[^;{}]+;)+\s*\}/.test(
      plain.slice(plain.indexOf(`${prelude}{`)),
    );
    if (!isOfTokens) found.push(...alternatives(rule).filter((selector) => !namesFoyer(selector)));
  }
  return found;
}

/** True if each element that the selector matches is Foyer's, or inside an element of Foyer's. */
function namesFoyer(selector: string): boolean {
  const calls = Array.from(selector.matchAll(/:(is|where)\(((?:[^()]|\([^()]*\))*)\)/g));
  const outside = selector.replaceAll(/:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  return (
    /\.foyer\b|\[data-foyer-|^:host\b|^::view-transition-\w+\(foyer-/.test(outside) ||
    calls.some(([, , list = '']) => alternatives(list).every(namesFoyer)) ||
    /^:root:has\(\.foyer-step\)::view-transition$/.test(selector)
  );
}

/** Splits a selector list at its commas, except those in parentheses. */
function alternatives(list: string): readonly string[] {
  return Array.from(list.matchAll(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g), ([one]) => one.trim());
}

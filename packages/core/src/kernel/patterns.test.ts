import { readdirSync, readFileSync } from 'node:fs';

import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url);

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every regular expression literal of the core, read from its syntax trees: a new one is checked without a list. */
const patterns: readonly Pattern[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|contract|fake|builder|d)\.ts$/.test(file))
  .flatMap((file) => {
    const tree = parseAst(readFileSync(new URL(file, source), 'utf8'), { lang: 'ts' });
    return [...literals(tree)].map((literal) => ({ file, ...literal }));
  });

/** The look at a pattern takes milliseconds; where others want the machine, its own limit of ten seconds was too short once. */
const longestLookMs = 120_000;

describe('regular expressions', () => {
  it('VA-14 are found in the source', () => {
    expect(patterns.length).toBeGreaterThan(20);
  });

  it.each(patterns)(
    'VA-14 $source in $file runs in linear time on any input',
    { timeout: 150_000 },
    (pattern) => {
      const verdict = checkSync(pattern.source, pattern.flags, { timeout: longestLookMs });
      expect(verdict.status).toBe('safe');
    },
  );

  it('VA-14 are told apart from ones that do not', () => {
    expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
  });
});

function* literals(node: unknown): Generator<{ source: string; flags: string }> {
  if (Array.isArray(node)) {
    for (const child of node) yield* literals(child);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    yield { source: pattern, flags };
  }
  for (const child of Object.values(node)) yield* literals(child);
}

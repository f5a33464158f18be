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

/**
 * Every regular expression literal of the core, read from the syntax trees, so that new ones are checked
 * automatically.
 */
const patterns: readonly Pattern[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|contract|fake|builder|d)\.ts$/.test(file))
  .flatMap((file) => {
    const tree = parseAst(readFileSync(new URL(file, source), 'utf8'), { lang: 'ts' });
    return [...literals(tree)].map((literal) => ({ file, ...literal }));
  });

/** Checking a pattern takes milliseconds, but on a busy machine the default limit of ten seconds was too short. */
const longestLookMs = 120_000;

describe('regular expressions', () => {
  it('VA-14 are all found in the source', () => {
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

  it('VA-14 that run in more than linear time are detected', () => {
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

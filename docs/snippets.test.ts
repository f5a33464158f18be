// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import * as setup from './snippets.setup.tsx';

/**
 * The snippets in the guides and READMEs: what is copied from a file equals it, and everything else compiles and runs.
 * A snippet may use the names that `snippets.setup.tsx` exports without showing where they come from.
 */

const docs = import.meta.dirname;
const root = join(docs, '..');
const built = join(docs, 'snippets');

interface Snippet {
  /** The page and line, `docs/headless.md:23`. */
  readonly place: string;
  readonly code: string;
  /** The file that it is copied from, relative to the root, or null. */
  readonly source: string | null;
  readonly module: string;
}

const pages = globSync(
  ['docs/*.md', 'docs/contributing/*.md', 'packages/*/README.md', 'README.md'],
  {
    cwd: root,
  },
);
const snippets = pages.flatMap(snippetsOf);
const own = snippets.filter(({ source }) => source === null);

// No snippet leaves this machine.
vi.mock('cross-fetch', () => ({ fetch: () => Promise.reject(new TypeError('No network')) }));

beforeAll(() => {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  for (const snippet of own) writeFileSync(join(built, snippet.module), moduleOf(snippet));
});

describe('the snippets of the documentation', () => {
  it.each(snippets.filter(({ source }) => source !== null))(
    '$place is copied from $source',
    ({ source, code }) => {
      const text = readFileSync(join(root, source ?? ''), 'utf8');
      expect(unindented(text)).toContain(unindented(code));
    },
  );

  it('AD-60: compile', () => {
    // With one checker and little garbage collection, which takes a third less processor time.
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(outputOf(tsc, '-b', docs, '--checkers', '1')).toBe('');
  });

  it.each(own)('$place runs', async ({ module }) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const { snippet = nothing } = (await import(join(built, module))) as {
      snippet?: () => Promise<void>;
    };
    await expect(snippet()).resolves.toBeUndefined();
  });
});

/** For a snippet that exports something: importing it has run it. */
async function nothing(): Promise<void> {}

function snippetsOf(page: string): readonly Snippet[] {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = text.matchAll(
    /<!-- copied from (?<source>\S+) -->\n```\w+\n(?<copy>[\s\S]*?)```|```tsx?\n(?<code>[\s\S]*?)```/g,
  );
  return Array.from(blocks, ({ index, groups }) => {
    const line = text.slice(0, index).split('\n').length;
    return {
      place: `${page}:${line}`,
      code: groups?.['copy'] ?? groups?.['code'] ?? '',
      source: groups?.['source'] ?? null,
      module: `${nameOf(page)}-${line}.tsx`,
    };
  });
}

/** `headless` for `docs/headless.md`, `packages-core-readme` for `packages/core/README.md`. */
function nameOf(page: string): string {
  return relative('docs', page)
    .replace(/^\.\.\//, '')
    .replaceAll('/', '-')
    .replace(/\.md$/, '')
    .toLowerCase();
}

/**
 * The snippet as a module. A function wraps its statements, so that its names can shadow the setup's. A snippet that
 * exports something stays as it is.
 */
function moduleOf({ code }: Snippet): string {
  const imports = /^import [\s\S]*?;\n/gm;
  const used = Object.keys(setup).filter((name) => new RegExp(`(?<![.'\\w])${name}\\b`).test(code));
  const body = code.replaceAll(imports, '');
  return [
    used.length > 0 ? `import { ${used.join(', ')} } from '../snippets.setup.tsx';\n` : '',
    ...(code.match(imports) ?? []),
    /^export /m.test(body) ? body : `export async function snippet() {\n${body}}\n`,
  ].join('');
}

/** A page may show part of a file with less indentation. */
function unindented(text: string): string {
  return text.replaceAll(/^ +/gm, '');
}

function outputOf(...args: readonly string[]): string {
  try {
    const env = { ...process.env, GOGC: '400' };
    return execFileSync(process.execPath, args, { encoding: 'utf8', cwd: root, env });
  } catch (failure) {
    return String((failure as { stdout?: unknown }).stdout);
  }
}

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { tables } from '../database/schema.ts';
import { holdings, impersonal } from './holdings.ts';

describe('The levels of protection', () => {
  it('OP-125 docs/privacy.md names the level of each table, and what is about people is at least personal', () => {
    const page = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
    const rows = page.matchAll(
      /^\| \*\*(public|internal|personal|secret)\*\* \|.*\| ([^|]+) \|$/gm,
    );
    const levels = new Map(
      [...rows].flatMap(([, level, named = '']) =>
        [...named.matchAll(/`(\w+)`/g)].map(([, table]) => [table, level] as const),
      ),
    );
    expect(new Set(levels.keys())).toEqual(new Set(Object.keys(tables)));
    for (const { table } of holdings) expect(['personal', 'secret']).toContain(levels.get(table));
    const open = Object.keys(impersonal).filter((table) => !guarded.includes(table));
    for (const table of open) expect(['public', 'internal']).toContain(levels.get(table));
  });
});

/** These say nothing about anybody, and open something. */
const guarded = ['invitation_codes', 'server_secrets'];

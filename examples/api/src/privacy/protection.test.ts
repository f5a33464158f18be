import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { holdings, impersonal } from './holdings.ts';
import { protection } from './protection.ts';

describe('The levels of protection', () => {
  it('OP-125 each table has a level, which docs/privacy.md names, and what is about people is at least personal', () => {
    const page = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
    const rows = page.matchAll(/^\| \*\*(\w+)\*\* \|.*\| ([^|]+) \|$/gm);
    const documented = [...rows].flatMap(([, level, tables = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => [table, level] as const),
    );
    expect(Object.fromEntries(documented)).toEqual(protection);
    for (const { table } of holdings) expect(['personal', 'secret']).toContain(protection[table]);
    const open = Object.keys(impersonal).filter((table) => !guarded.includes(table));
    const levels = Object.entries(protection).filter(([table]) => open.includes(table));
    for (const [, level] of levels) expect(['public', 'internal']).toContain(level);
  });
});

/** These say nothing about anybody, and open something. */
const guarded = ['invitation_codes', 'server_secrets'];

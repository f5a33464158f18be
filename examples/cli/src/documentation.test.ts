import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { playsInMemory } from './testing/play-text.ts';
import { repository } from './testing/run-foyer.ts';
import { callNames, scenarioJsonSchema } from '@foyer/replay/player';

const { play } = playsInMemory();

const page = await readFile(join(repository, 'docs', 'scenarios.md'), 'utf8');

describe('the documentation of scenarios', () => {
  it('CL-01 mentions every key and choice of the format, except the calls, which the OpenAPI document lists', () => {
    const calls = new Set<string>(callNames);
    const words = [...wordsOf(scenarioJsonSchema())].filter((word) => !calls.has(word));
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter((word) => !page.includes(word))).toEqual([]);
  });

  it('CL-01 starts with a scenario that passes', async () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect((await play(example)).map(({ failure }) => failure)).toEqual([null]);
  });
});

/** Every key and every choice in a JSON Schema. */
function wordsOf(schema: unknown): Set<string> {
  const words = new Set<string>();
  JSON.stringify(schema, (key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (key === 'properties') for (const word of Object.keys(value)) words.add(word);
    if (key === 'enum' && Array.isArray(value)) for (const word of value) words.add(String(word));
    return value;
  });
  return words;
}

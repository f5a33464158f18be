import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { repository } from './testing/run-foyer.ts';
import { scenarioJsonSchema } from '@foyer/replay/player';

const scenarios = join(repository, 'scenarios');
const isValid = new Ajv2020({ allErrors: true }).compile(scenarioJsonSchema());

describe('the JSON Schema of scenarios', () => {
  it('CL-01 accepts the scenarios of this repository, each of which refers editors to it', async () => {
    const found = await readdir(scenarios, { recursive: true });
    const files = found.filter((file) => file.endsWith('.yaml'));
    const texts = await Promise.all(files.map((file) => readFile(join(scenarios, file), 'utf8')));
    const wrong = texts.flatMap((text, index) =>
      isValid(parse(text)) ? [] : [{ file: files[index], errors: isValid.errors }],
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
    for (const [index, text] of texts.entries()) {
      const up = relative(dirname(files[index] ?? ''), '..');
      expect(text).toContain(`$schema=${up}/examples/cli/dist/scenario.schema.json`);
    }
  });

  it('CL-01 rejects an unknown key', () => {
    expect(isValid({ name: 'a', steps: [{ open: '/' }] })).toBe(true);
    expect(isValid({ name: 'a', steps: [{ opn: '/' }] })).toBe(false);
    expect(isValid({ name: 'a', steps: [] })).toBe(false);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { cliFolder, repository } from '../testing/run-foyer.ts';
import { scenarioJsonSchema } from './scenario.schema.ts';

const published = join(cliFolder, 'schema', 'scenario.schema.json');
const scenarios = join(repository, 'scenarios');

async function published2020() {
  return new Ajv2020({ allErrors: true }).compile(
    JSON.parse(await readFile(published, 'utf8')) as object,
  );
}

describe('the JSON Schema of scenarios', () => {
  it('CL-01 the published file is what the schema says: `foyer schema` writes it', async () => {
    expect(JSON.parse(await readFile(published, 'utf8'))).toEqual(scenarioJsonSchema());
  });

  it('CL-01 editors check the scenarios of this repository by it, and find nothing wrong', async () => {
    const isFine = await published2020();
    const found = await readdir(scenarios, { recursive: true });
    const files = found.filter((file) => file.endsWith('.yaml'));
    const texts = await Promise.all(files.map((file) => readFile(join(scenarios, file), 'utf8')));
    const wrong = texts.flatMap((text, index) =>
      isFine(parse(text)) ? [] : [{ file: files[index], errors: isFine.errors }],
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
    for (const [index, text] of texts.entries()) {
      const up = relative(dirname(files[index] ?? ''), '..');
      expect(text).toContain(`$schema=${up}/examples/cli/schema/scenario.schema.json`);
    }
  });

  it('CL-01 it refuses a key that the format does not know', async () => {
    const isFine = await published2020();
    expect(isFine({ name: 'a', steps: [{ open: '/' }] })).toBe(true);
    expect(isFine({ name: 'a', steps: [{ opn: '/' }] })).toBe(false);
    expect(isFine({ name: 'a', steps: [] })).toBe(false);
  });
});

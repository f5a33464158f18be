import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Misfit } from '@foyer/core/decode';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { repository } from '../testing/run-foyer.ts';
import { decodeScenario } from './scenario.compiled.ts';
import { scenarioSchema } from './scenario.schema.ts';

const folder = join(repository, 'scenarios');
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => parse(readFileSync(join(folder, file), 'utf8')) as object)
  .flatMap((file) => ('scenarios' in file ? (file.scenarios as object[]) : [file]));

describe('a scenario as it is checked when nothing is wrong', () => {
  it('CL-01 each one of this repository is read as the schema reads it, its keys in the same order', () => {
    expect(scenarios.length).toBeGreaterThan(30);
    for (const scenario of scenarios) expect(ours(scenario)).toBe(zods(scenario));
  });

  it('CL-01 CL-04 whatever is changed in one, the schema takes and refuses the same', () => {
    const changed = fc
      .tuple(fc.constantFrom(...scenarios), fc.array(fc.tuple(fc.nat(), value()), { minLength: 1 }))
      .map(([scenario, changes]) => {
        const copy = structuredClone(scenario);
        for (const [at, put] of changes) change(copy, at, structuredClone(put));
        return copy;
      });
    fc.assert(
      fc.property(changed, (scenario) => ours(scenario) === zods(scenario)),
      { numRuns: 1000 },
    );
  });
});

function ours(scenario: unknown): string {
  const read = decodeScenario(scenario);
  return read instanceof Misfit ? 'refused' : JSON.stringify(read);
}

function zods(scenario: unknown): string {
  const read = scenarioSchema.safeParse(scenario);
  return read.success ? JSON.stringify(read.data) : 'refused';
}

/** What YAML can hold: above all what stands in some scenario, where it may belong or not. */
function value(): fc.Arbitrary<unknown> {
  const parts = scenarios.flatMap((scenario) => placesIn(scenario)).map(([, , part]) => part);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...parts) },
    fc.constantFrom('', 'none', 'any', 0, 1, -1, 1.5, NaN, true, null, [], {}),
    fc.jsonValue(),
  );
}

/** Puts a value in the place of another, beside it under another's key, or takes that away. */
function change(scenario: object, at: number, put: unknown): void {
  const places = placesIn(scenario);
  const [holder, key] = places[at % places.length] ?? [scenario, 'name'];
  const [, otherKey] = places[(at * 7) % places.length] ?? [null, 'steps'];
  if (at % 5 === 0) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, at % 3 === 0 && !Array.isArray(holder) ? otherKey : key, put);
}

type Place = readonly [holder: object, key: string, part: unknown];

function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => [
    [value, key, part],
    ...placesIn(part),
  ]);
}

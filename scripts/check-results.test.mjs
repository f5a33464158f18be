import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { droppedResults } from './check-results.mjs';
import { inRoot } from './lib/project.mjs';

const made = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('the check for dropped results', () => {
  it.each([
    'save();',
    'await later();',
    'void later();',
    'later();',
    'flag && save();',
    'flag ? save() : undefined;',
    'maybe?.save();',
  ])('finds %s', (statement) => {
    expect(inAFunction(statement)).toEqual([expect.objectContaining({ line: 8 })]);
  });

  it.each([
    'const saved = save(); saved.unwrap();',
    'if (save().err) throw new Error();',
    'return (await later()).ok;',
    'nothing();',
    'save().unwrapOr(1);',
  ])('accepts %s', (statement) => {
    expect(inAFunction(statement)).toEqual([]);
  });
});

function inAFunction(statement) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-results-')));
  made.push(folder);
  symlinkSync(inRoot('packages/core/node_modules'), join(folder, 'node_modules'), 'junction');
  cpSync(inRoot('tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['*.ts'] }),
  );
  writeFileSync(
    join(folder, 'seeded.ts'),
    [
      "import type { Result } from 'ts-results';",
      "declare function save(): Result<number, 'full'>;",
      "declare function later(): Promise<Result<void, 'full'>>;",
      'declare function nothing(): void;',
      'declare const flag: boolean;',
      'declare const maybe: { save: typeof save } | undefined;',
      'export async function work(): Promise<unknown> {',
      statement,
      '}',
    ].join('\n'),
  );
  return droppedResults([join(folder, 'tsconfig.json')]);
}

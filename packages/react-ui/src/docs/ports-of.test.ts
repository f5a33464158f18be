import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { portsOf } from './ports-of.ts';

const packages = join(import.meta.dirname, '..', '..', '..');
const files = globSync(['core/src/**/*.ts', 'core/testing/**/*.ts', 'adapters-*/src/*.ts'], {
  cwd: packages,
}).filter((file) => !file.endsWith('.test.ts'));
const ports = portsOf(
  Object.fromEntries(files.map((file) => [file, readFileSync(join(packages, file), 'utf8')])),
);

describe('the ports page', () => {
  it('lists every port of the core', () => {
    expect([...new Set(ports.map(({ file }) => file))]).toEqual(
      files.filter((file) => file.endsWith('.port.ts')).toSorted(),
    );
  });

  it.each(ports.map((port) => [port.name, port] as const))(
    'describes %s with its methods, fakes and adapters',
    (_name, { meaning, methods, fakes, adapters }) => {
      expect(meaning).not.toBe('');
      expect(methods).not.toEqual([]);
      expect(fakes).not.toEqual([]);
      expect(adapters).not.toEqual([]);
    },
  );

  it('names the contract suite of each port; only messages to an app have none', () => {
    expect(ports.filter(({ contract }) => contract === null).map(({ name }) => name)).toEqual([
      'WebViewMessages',
    ]);
  });
});

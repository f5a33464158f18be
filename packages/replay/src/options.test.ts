import { describe, expect, it } from 'vitest';

import { readCommand } from './options.ts';

describe('the command line', () => {
  it('CL-04 by default plays in memory, once, one run at a time, with a report for people', () => {
    expect(readCommand(['scenarios']).unwrap()).toEqual({
      kind: 'replay',
      options: {
        named: ['scenarios'],
        api: null,
        ports: null,
        wire: false,
        reporter: 'pretty',
        output: null,
        repeat: null,
        concurrency: 1,
        seed: 1,
        filter: null,
        bail: false,
      },
    });
  });

  it('CL-05 accepts repeats, concurrency and a seed', () => {
    const args = 'a b --repeat 20 --concurrency=8 --seed 7 --bail --filter up'.split(' ');
    expect(readCommand(args).unwrap()).toMatchObject({
      options: { named: ['a', 'b'], repeat: 20, concurrency: 8, seed: 7, bail: true, filter: 'up' },
    });
  });

  it('CL-01 plays all scenarios over HTTP with --wire', () => {
    expect(readCommand(['a', '--wire']).unwrap()).toMatchObject({
      options: { wire: true },
    });
  });

  it.each([
    [['a', '--reporter', 'jsn'], 'did you mean "json"?'],
    [['a', '--repeat', '0'], '--repeat is a whole number from 1'],
    [['a', '--repeat', 'many'], '--repeat is a whole number from 1'],
    [['a', '--concurrency', '1.5'], '--concurrency is a whole number'],
    [['a', '--seed', 'x'], '--seed is a whole number'],
    [['a', '--api', 'localhost:4173'], '--api is an address'],
    [['a', '--api', 'nonsense'], '--api is an address'],
    [['a', '--concurency', '2'], 'did you mean "concurrency"?'],
    [['a', '--repeat'], '--repeat'],
    [['a', '--ports', 'ports.ts', '--wire'], 'Either --ports or --wire.'],
    [[], 'Name files or folders'],
  ])('CL-04 rejects %j with one line that says what is wrong', (args, message) => {
    const command = readCommand(args);
    expect(command.err && command.val).toContain(message);
  });

  it.each([
    [['--help'], 'help'],
    [['-h'], 'help'],
    [['--version'], 'version'],
    [['schema'], 'schema'],
    [['conform', 'a', '--api', 'http://localhost:4173'], 'conform'],
    [['./conform'], 'replay'],
  ])('%j asks for %s', (args, kind) => {
    expect(readCommand(args).unwrap().kind).toBe(kind);
  });
});

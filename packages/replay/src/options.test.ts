import { describe, expect, it } from 'vitest';

import { readCommand } from './options.ts';

describe('the command line', () => {
  it('CL-04 by default plays in memory, once, one run at a time, with a report for people', () => {
    expect(readCommand(['replay', 'scenarios']).unwrap()).toEqual({
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
    const args = 'replay a b --repeat 20 --concurrency=8 --seed 7 --bail --filter up'.split(' ');
    expect(readCommand(args).unwrap()).toMatchObject({
      options: { named: ['a', 'b'], repeat: 20, concurrency: 8, seed: 7, bail: true, filter: 'up' },
    });
  });

  it.each([['scenarios/booked.yaml'], ['./scenarios'], ['booked.yaml']])(
    'CL-05 %s instead of a command is a file to replay',
    (file) => {
      expect(readCommand([file, '--repeat', '3']).unwrap()).toMatchObject({
        kind: 'replay',
        options: { named: [file], repeat: 3 },
      });
    },
  );

  it('CL-01 plays all scenarios over HTTP with --wire', () => {
    expect(readCommand(['replay', 'a', '--wire']).unwrap()).toMatchObject({
      options: { wire: true },
    });
  });

  it.each([
    [['replay', 'a', '--reporter', 'jsn'], 'did you mean "json"?'],
    [['replay', 'a', '--repeat', '0'], '--repeat is a whole number from 1'],
    [['replay', 'a', '--repeat', 'many'], '--repeat is a whole number from 1'],
    [['replay', 'a', '--concurrency', '1.5'], '--concurrency is a whole number'],
    [['replay', 'a', '--seed', 'x'], '--seed is a whole number'],
    [['replay', 'a', '--api', 'localhost:4173'], '--api is an address'],
    [['replay', 'a', '--api', 'nonsense'], '--api is an address'],
    [['replay', 'a', '--concurency', '2'], 'did you mean "concurrency"?'],
    [['replay', 'a', '--repeat'], '--repeat'],
    [['replay'], 'Name files or folders'],
    [['repaly', 'a'], 'did you mean "replay"?'],
  ])('CL-04 rejects %j with one line that says what is wrong', (args, message) => {
    const command = readCommand(args);
    expect(command.err && command.val).toContain(message);
  });

  it.each([
    [[], 'help'],
    [['--help'], 'help'],
    [['replay', '-h'], 'help'],
    [['--version'], 'version'],
    [['schema'], 'schema'],
  ])('%j asks for %s', (args, kind) => {
    expect(readCommand(args).unwrap().kind).toBe(kind);
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { jsonLines, onceATurn } from './request-log.ts';

describe('Log lines', () => {
  it('are handed on once a turn of the event loop, in their order', async () => {
    const handedOn: string[] = [];
    const logger = jsonLines(onceATurn((lines) => handedOn.push(lines)));
    logger.info('one');
    logger.warn('two', { kind: 'x' });
    expect(handedOn).toEqual([]);
    await nextTurn();
    logger.error('three');
    await nextTurn();
    expect(handedOn).toEqual([
      '{"level":"info","event":"one"}\n{"level":"warn","event":"two","kind":"x"}\n',
      '{"level":"error","event":"three"}\n',
    ]);
  });

  it('that are left when the process ends go out then', () => {
    const handedOn: string[] = [];
    const before = process.listeners('exit');
    const logger = jsonLines(onceATurn((lines) => handedOn.push(lines)));
    logger.info('last');
    const added = process.listeners('exit').filter((listener) => !before.includes(listener));
    for (const listener of added) listener(0);
    expect(handedOn).toEqual(['{"level":"info","event":"last"}\n']);
  });
});

import { afterAll, beforeAll } from 'vitest';

import type { BackEnds } from '../play/back-ends.ts';
import { openMemoryBackEnds } from '../play/memory-back-end.ts';
import { type Outcome, playAll, type PlayOptions } from '../play/play-all.ts';
import { readScenarios } from '../scenario/read-scenarios.ts';

type Options = Partial<
  Pick<PlayOptions, 'backEnds' | 'repeat' | 'concurrency' | 'seed' | 'bail' | 'signal'>
>;

/** Plays a file's text. Throws where it does not fit the format: then the test is wrong. */
export type PlayText = (text: string, options?: Options) => Promise<readonly Outcome[]>;

/** Opens the API in memory around the tests of a file. */
export function playsInMemory(): { readonly play: PlayText; readonly backEnds: () => BackEnds } {
  let opened: BackEnds | null = null;
  beforeAll(async () => {
    opened = await openMemoryBackEnds();
  });
  afterAll(() => opened?.close());
  const backEnds = (): BackEnds => {
    if (opened === null) throw new Error('The API in memory is opened before the tests.');
    return opened;
  };
  const play: PlayText = async (text, options = {}) => {
    const { scenarios, problems } = await readScenarios('test.yaml', text);
    if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
    return playAll(scenarios, {
      backEnds: backEnds(),
      repeat: 1,
      concurrency: 1,
      seed: 1,
      bail: false,
      signal: new AbortController().signal,
      onOutcome: () => {},
      onLeftBehind: () => {},
      ...options,
    });
  };
  return { play, backEnds };
}

/** Steps that lead to the times of an accepting club, to be followed by more. */
export function atTheTimes(name: string, clubs = '{ home: { accepts: true } }'): string {
  return [
    `name: ${name}`,
    `clubs: ${clubs}`,
    'steps:',
    '  - open: /membership',
    '  - fill: someone',
    '  - choose-club: home',
    '  - press: visit',
    '',
  ].join('\n');
}

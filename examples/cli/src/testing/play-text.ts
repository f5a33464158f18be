import { afterAll, beforeAll } from 'vitest';

import {
  playAll,
  readScenarios,
  type BackEnds,
  type Outcome,
  type PlayOptions,
} from '@foyer/replay/player';
import { openInMemoryBackEnds } from '../play/back-ends.ts';

type Options = Partial<
  Pick<PlayOptions, 'backEnds' | 'repeat' | 'concurrency' | 'seed' | 'bail' | 'signal'>
>;

/** Plays a file's text. Throws if it isn't a valid scenario, which is a bug in the test. */
export type PlayText = (text: string, options?: Options) => Promise<readonly Outcome[]>;

/** Opens the in-memory back ends around a file's tests. */
export function playsInMemory(): { readonly play: PlayText; readonly backEnds: () => BackEnds } {
  let opened: BackEnds | null = null;
  beforeAll(async () => {
    opened = (await openInMemoryBackEnds()).unwrap();
  });
  afterAll(() => opened?.close());
  const backEnds = (): BackEnds => {
    if (opened === null) throw new Error('The back ends open before the tests.');
    return opened;
  };
  const play: PlayText = async (text, options = {}) => {
    const { scenarios, problems } = readScenarios('test.yaml', text);
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

/** A scenario that ends at the times of a club that accepts visits. Append more steps. */
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

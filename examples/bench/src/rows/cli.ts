import { type Benchmark, ourName, type Target, type Unit, type WrongAnswer } from '../benchmark.ts';
import { buildFoyer, cucumber, type Played, replay } from '../commands/played.ts';

const peerName = 'cucumber-js, steps that do nothing';

/** From the shell's command to its exit, with one scenario played. */
export const cliStart: Benchmark = ofRuns(
  'cli: one scenario from the shell',
  'ms',
  { figure: 250, beside: null },
  async (way) => (await play(way, 1)).ms,
);

/** What so many scenarios cost once the command has started, V8 learning what is hot among it. */
export const cliThroughput: Benchmark = ofRuns(
  'cli: the first thousands of full lead scenarios in memory',
  'per second',
  null,
  (way) => playedPerSecond(way, 1, manyOf(way)),
);

/** What a scenario costs once V8 has learnt: a visit booked, in memory, beside as many steps. */
export const cliWarmThroughput: Benchmark = ofRuns(
  'cli: full lead scenarios in memory',
  'per second',
  { figure: 1000, beside: null },
  (way) => playedPerSecond(way, manyOf(way), 3 * manyOf(way)),
);

const manyOf = (way: string): number => (way === ourName ? 8000 : 3000);

/** Of those beyond the first `few`. */
async function playedPerSecond(way: string, few: number, many: number): Promise<number> {
  const before = (await play(way, few)).ms;
  return ((many - few) * 1000) / Math.max(1, (await play(way, many)).ms - before);
}

function ofRuns(
  name: string,
  unit: Unit,
  target: Target | null,
  measure: (way: string) => Promise<number>,
): Benchmark {
  const ways = [ourName, peerName];
  return {
    name,
    prepare: async () => {
      await buildFoyer();
      const wrong: WrongAnswer[] = [];
      for (const way of ways) {
        const { passed } = await run(way, 2);
        if (passed !== 2) wrong.push({ way, input: '2 scenarios', expected: 2, seen: passed });
      }
      return { unit, target, ways, findWrongAnswers: () => wrong, measure };
    },
  };
}

/** Fails where one of them went otherwise than it should: then there is no time to tell. */
async function play(way: string, times: number): Promise<Played> {
  const played = await run(way, times);
  if (played.passed === times) return played;
  throw new Error(`Of ${times} scenarios by ${way}, ${played.passed} passed.`);
}

function run(way: string, times: number): Promise<Played> {
  return way === ourName ? replay(times) : cucumber(times);
}

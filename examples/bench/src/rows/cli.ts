import { type Benchmark, ourName, type Target, type Unit, type WrongAnswer } from '../benchmark.ts';
import { buildFoyer, cucumber, type Played, replay } from '../commands/played.ts';

const peerName = 'cucumber-js, steps that do nothing';

/** From the shell's command to its exit, with one scenario played. */
export const cliStart: Benchmark = ofRuns(
  'cli: one scenario from the shell',
  'ms',
  { figure: 80, beside: null },
  async (way) => (await play(way, 1)).ms,
);

/** What a scenario costs once the command has started: a visit booked, in memory, beside as many steps. */
export const cliThroughput: Benchmark = ofRuns(
  'cli: full lead scenarios in memory',
  'per second',
  { figure: 7000, beside: { name: peerName, figure: 3549 } },
  async (way) => {
    const many = way === ourName ? 8000 : 3000;
    const one = await play(way, 1);
    return ((many - 1) * 1000) / Math.max(1, (await play(way, many)).ms - one.ms);
  },
);

function ofRuns(
  name: string,
  unit: Unit,
  target: Target,
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

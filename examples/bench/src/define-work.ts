import { type Benchmark, floorName, ourName, type Target, type Way } from './benchmark.ts';
import { differingAnswers } from './differing-answers.ts';
import { timeOf } from './time-of.ts';

/** Work that is done at once, in several ways. */
export interface Work<Input> {
  /** One after the other, over and over: no engine remembers the answer to one of many. */
  readonly inputs: readonly Input[];
  readonly ours: Way<Input>['run'];
  readonly answer?: Way<Input>['answer'];
  readonly peers: readonly Way<Input>[];
  /** The least that the work can cost, written by hand for these inputs alone. */
  readonly floor: Omit<Way<Input>, 'name'>;
  readonly target: Target | null;
}

/** A benchmark in microseconds. `make` is called when it is run. */
export function defineWork<Input>(name: string, make: () => Work<Input>): Benchmark {
  return {
    name,
    prepare: async () => {
      const { inputs, ours, answer, peers, floor, target } = make();
      const own: Way<Input> = { name: ourName, run: ours, ...(answer && { answer }) };
      const others = [...peers, { name: floorName, ...floor }];
      const ways = [own, ...others];
      return {
        unit: 'us',
        target,
        ways: ways.map((way) => way.name),
        findWrongAnswers: () => others.flatMap((way) => differingAnswers(own, way, inputs)),
        measure: async (wanted) => {
          const way = ways.find((one) => one.name === wanted);
          if (way === undefined) throw new Error(`${name} has no way called ${wanted}.`);
          return timeOf(way.run, inputs);
        },
      };
    },
  };
}

import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly style: 'table' | 'json' | 'markdown';
  /** Part of a benchmark's name, in lower case; empty for all. */
  readonly filter: string;
  /** Part of the names to leave out, in lower case; empty for none. */
  readonly without: string;
  readonly rounds: number;
  /** How cost grows, instead of how it compares. */
  readonly growth: boolean;
  /** Later runs are compared with this one. */
  readonly keeps: boolean;
}

export const usage = `pnpm bench [--growth] [--filter <part of a name>] [--without <part of a name>] [--rounds <number>] [--json | --markdown] [--keep]`;

/** Reads the command line; throws with a sentence that says what is wrong with it. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      filter: { type: 'string', default: '' },
      without: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      growth: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100) {
    throw new Error(`--rounds takes a whole number from 1 to 100, not ${values.rounds}.`);
  }
  if (values.json && values.markdown) throw new Error('--json or --markdown, not both.');
  const style = values.json ? 'json' : values.markdown ? 'markdown' : 'table';
  if (values.keep && values.growth) throw new Error('--growth compares with nothing that is kept.');
  const { growth, keep: keeps } = values;
  const [filter, without] = [values.filter.toLowerCase(), values.without.toLowerCase()];
  return { style, filter, without, rounds, growth, keeps };
}

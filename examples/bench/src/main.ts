/**
 * `pnpm bench`: Foyer's hot paths beside peers, in one run. Exits 1 when somebody's answer is wrong, 2 when the command is;
 * a target that is missed is marked and fails nothing. The table goes to stdout, progress to stderr.
 */
import { allBenchmarks } from './all-benchmarks.ts';
import { measureBenchmark } from './measure-benchmark.ts';
import type { MeasuredRow } from './measured-row.ts';
import { readOptions, usage, type BenchOptions } from './options.ts';
import { asJson } from './report/as-json.ts';
import { asMarkdown } from './report/as-markdown.ts';
import { asTable } from './report/as-table.ts';
import { wrongAnswerText } from './report/wrong-answer-text.ts';

const reports = { table: asTable, json: asJson, markdown: asMarkdown };

try {
  process.exitCode = await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  say(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 2;
}

async function bench({ style, filter, rounds }: BenchOptions): Promise<number> {
  const wanted = allBenchmarks.filter(({ name }) => name.toLowerCase().includes(filter));
  if (wanted.length === 0) throw new Error(`No benchmark’s name holds “${filter}”.`);
  const rows: MeasuredRow[] = [];
  let wrongAnswers = 0;
  for (const [index, { name, prepare }] of wanted.entries()) {
    say(`${index + 1} of ${wanted.length}: ${name}`);
    const benchmark = await prepare();
    const wrong = benchmark.findWrongAnswers();
    for (const found of wrong) say(wrongAnswerText(found));
    wrongAnswers += wrong.length;
    if (wrong.length === 0) rows.push(...(await measureBenchmark(name, benchmark, rounds)));
  }
  process.stdout.write(`${reports[style](rows)}\n`);
  return wrongAnswers > 0 ? 1 : 0;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

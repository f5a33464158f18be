/**
 * `pnpm bench`: Foyer's hot paths beside peers, in one run. Exits 1 when somebody's answer is wrong, 2 when the command is;
 * a target that is missed is marked and fails nothing, nor does what is slower than the run that was kept. The table goes to
 * stdout, progress and what is slower to stderr.
 */
import { allBenchmarks } from './all-benchmarks.ts';
import { allGrowths } from './growth/all-growths.ts';
import type { GrownRow } from './growth/growth.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { keep, readKept } from './kept/kept-file.ts';
import { sinceKept } from './kept/since-kept.ts';
import { measureBenchmark } from './measure-benchmark.ts';
import type { MeasuredRow } from './measured-row.ts';
import { readOptions, usage, type BenchOptions } from './options.ts';
import { asJson } from './report/as-json.ts';
import { asMarkdown } from './report/as-markdown.ts';
import { asTable } from './report/as-table.ts';
import { growthAsJson, growthAsMarkdown, growthAsTable } from './report/growth-report.ts';
import { sinceKeptText } from './report/since-kept-text.ts';
import { wrongAnswerText } from './report/wrong-answer-text.ts';

const reports = { table: asTable, json: asJson, markdown: asMarkdown };
const growthReports = {
  table: growthAsTable,
  json: growthAsJson,
  markdown: growthAsMarkdown,
};

try {
  const options = readOptions(process.argv.slice(2));
  process.exitCode = await (options.growth ? grow(options) : bench(options));
} catch (error) {
  say(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 2;
}

async function bench(options: BenchOptions): Promise<number> {
  const { style, rounds, keeps } = options;
  const wanted = named(allBenchmarks, options);
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
  const kept = await readKept();
  for (const row of rows) {
    const since = sinceKept(kept, row);
    if (since?.slower === true) say(sinceKeptText(since));
  }
  if (keeps) await keep(rows);
  return wrongAnswers > 0 ? 1 : 0;
}

/** The same work on more and more: what a figure of one size says nothing of. */
async function grow(options: BenchOptions): Promise<number> {
  const { style, rounds } = options;
  const wanted = named(allGrowths, options);
  const rows: GrownRow[] = [];
  for (const [index, growth] of wanted.entries()) {
    say(`${index + 1} of ${wanted.length}: ${growth.of} ${growth.name}`);
    rows.push(await measureGrowth(growth, rounds));
  }
  process.stdout.write(`${growthReports[style](rows)}\n`);
  return 0;
}

function named<Work extends { readonly name: string }>(
  all: readonly Work[],
  { filter, without }: BenchOptions,
): readonly Work[] {
  const wanted = all.filter(({ name }) => {
    const known = name.toLowerCase();
    return known.includes(filter) && (without === '' || !known.includes(without));
  });
  if (wanted.length === 0) throw new Error(`No benchmark’s name holds “${filter}”.`);
  return wanted;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

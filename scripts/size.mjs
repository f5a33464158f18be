// `pnpm size`: what the first route of the built site weighs, against its budget of JavaScript.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, siteFolder } from './lib/build-site.mjs';
import { firstRoute, weightOf } from './lib/payload.mjs';
import { reportFailure, StepFailed } from './lib/step.mjs';

/** KiB of gzipped JavaScript before the first screen works. */
const budget = 115;

try {
  await buildSite((text) => console.log(text));
  weigh(firstRoute((file) => readFileSync(join(siteFolder, file), 'utf8')));
} catch (error) {
  reportFailure(error);
}

function weigh(files) {
  for (const kind of ['JavaScript', 'CSS', 'fonts']) {
    const sized = files
      .filter((file) => file.kind === kind)
      .map(({ file }) => ({ file, kib: weightOf(siteFolder, file) / 1024 }))
      .toSorted((a, b) => b.kib - a.kib);
    const sum = sized.reduce((total, { kib }) => total + kib, 0);
    const against = kind === 'JavaScript' ? ` of ${budget} KiB` : '';
    console.log(`${kind.padEnd(11)} ${sum.toFixed(1).padStart(6)} KiB${against}`);
    for (const { file, kib } of sized) console.log(`  ${kib.toFixed(1).padStart(8)}  ${file}`);
    if (kind === 'JavaScript') hold(sum);
  }
}

function hold(sum) {
  if (sum === 0) throw new StepFailed('The page names no script: nothing was weighed.');
  if (sum <= budget) return;
  console.error(`The first route is ${Math.ceil((sum - budget) * 1024)} bytes over its budget.`);
  process.exitCode = 1;
}

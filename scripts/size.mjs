// `pnpm size`: what the first route of the built site weighs, against its budget of JavaScript.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, siteFolder } from './lib/build-site.mjs';
import { firstRoute, weightOf } from './lib/payload.mjs';
import { reportFailure, StepFailed } from './lib/step.mjs';

/** KiB of gzipped JavaScript before the first screen works. */
const budget = 115;
const kib = (bytes) => bytes / 1024;

try {
  await buildSite((text) => console.log(text));
  const manifest = join(siteFolder, '.vite', 'manifest.json');
  if (!existsSync(manifest)) throw new StepFailed('The built site has no manifest to weigh it by.');
  weigh(JSON.parse(readFileSync(manifest, 'utf8')));
} catch (error) {
  reportFailure(error);
}

function weigh(manifest) {
  const files = firstRoute(manifest).map(({ kind, file }) => ({
    kind,
    file,
    size: kib(weightOf(siteFolder, file)),
  }));
  for (const kind of ['JavaScript', 'CSS', 'fonts']) {
    const ofKind = files.filter((file) => file.kind === kind).toSorted((a, b) => b.size - a.size);
    const sum = ofKind.reduce((total, { size }) => total + size, 0);
    const against = kind === 'JavaScript' ? ` of ${budget} KiB` : '';
    console.log(`${kind.padEnd(11)} ${sum.toFixed(1).padStart(6)} KiB${against}`);
    for (const { file, size } of ofKind) console.log(`  ${size.toFixed(1).padStart(8)}  ${file}`);
    if (kind !== 'JavaScript') continue;
    if (ofKind.length === 0)
      throw new StepFailed('The manifest lists no JavaScript: nothing was weighed.');
    if (sum > budget) {
      console.error(`The first route is ${(sum - budget).toFixed(1)} KiB over its budget.`);
      process.exitCode = 1;
    }
  }
}

// Part of `pnpm check`: no returned failure is dropped in what ships. (A test may arrange without looking.)
import { join } from 'node:path';
import { droppedResults } from './lib/dropped-results.mjs';
import { workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const isTest = /[.](test|contract|stories|bench)[.]tsx?$/;

const dropped = workspaceFolders().flatMap((folder) =>
  droppedResults(join(folder, 'tsconfig.json'), (file) => !isTest.test(file)),
);
for (const { file, line, text } of dropped) {
  console.error(`${shown(file)}:${line}  ${text}\n  answers a Result that nobody looks at.`);
}
console.log(`${dropped.length} dropped results.`);
process.exitCode = dropped.length > 0 ? 1 : 0;

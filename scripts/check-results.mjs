// Part of `pnpm check`: finds ignored failures in production code. (Tests may ignore them during setup.)
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { droppedResults } from './lib/dropped-results.mjs';
import { workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const isTest = /[.](test|contract|stories)[.]tsx?$/;

// The benchmarks are JavaScript and have no project.
const projects = workspaceFolders()
  .map((folder) => join(folder, 'tsconfig.json'))
  .filter((file) => existsSync(file));
const dropped = droppedResults(projects, (file) => !isTest.test(file));
for (const { file, line, text } of dropped) {
  console.error(`${shown(file)}:${line}  ${text}\n  returns a Result that is ignored.`);
}
console.log(`${dropped.length} dropped results.`);
process.exitCode = dropped.length > 0 ? 1 : 0;

// `pnpm arch`: who may import whom. Fails on a forbidden import, and when a folder was not looked at.
import { cruise } from './lib/arch.mjs';
import { workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const { files, violations } = await cruise();

for (const { rule, from, to, why } of violations) {
  console.error(`${from} → ${to}\n  ${rule}: ${why}\n`);
}

// A TypeScript that the cruiser can't use makes it see nothing, and then nothing is ever wrong.
const unseen = workspaceFolders()
  .map(shown)
  .map((folder) => folder.replaceAll('\\', '/'))
  .filter((folder) => !files.some((file) => file.startsWith(`${folder}/src/`)));
for (const folder of unseen) console.error(`Saw no source file of ${folder}.`);

console.log(`${files.length} files, ${violations.length} forbidden imports.`);
process.exitCode = violations.length + unseen.length > 0 ? 1 : 0;

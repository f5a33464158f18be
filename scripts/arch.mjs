// `pnpm arch`: checks the import rules. Fails on a forbidden import, and if a folder wasn't scanned.
import { cruise } from './lib/arch.mjs';
import { workspaceFolders } from './lib/project.mjs';
import { shown } from './lib/step.mjs';

const { files, violations } = await cruise();

for (const { rule, from, to, why } of violations) {
  console.error(`${from} → ${to}\n  ${rule}: ${why}\n`);
}

// With an incompatible TypeScript the cruiser sees no files and finds no violations.
const unseen = workspaceFolders()
  .map(shown)
  .map((folder) => folder.replaceAll('\\', '/'))
  .filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)));
for (const folder of unseen) console.error(`No source file of ${folder} was scanned.`);

console.log(`${files.length} files, ${violations.length} forbidden imports.`);
process.exitCode = violations.length + unseen.length > 0 ? 1 : 0;

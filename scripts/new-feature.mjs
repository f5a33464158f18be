// `pnpm new:feature trial-pass`: creates a feature's first files in the core, each with its test.
import { scaffold } from './lib/feature.mjs';
import { reportFailure, shown, StepFailed } from './lib/step.mjs';

try {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    throw new StepFailed('Usage: pnpm new:feature <name>, with the name in the format trial-pass.');
  }
  const files = scaffold(name);
  console.log(files.map((file) => `  ${shown(file)}`).join('\n'));
  console.log(`
The tests pass already: pnpm test:unit packages/core/src/${name}
Next:
  1. Replace XX-00 with the requirement's id, and validUntil with the domain's fields and rules.
  2. Add the folder to the rooms in .dependency-cruiser.mjs, above those that it imports from.
  3. Add exports: the types and Load… to an entry in src/entries, the fake to testing/index.ts, and
     the contract to testing/contract.ts.
  4. Write an adapter in packages/adapters-http, and run the contract against it.`);
} catch (error) {
  reportFailure(error);
}

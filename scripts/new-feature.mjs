// `pnpm new:feature trial-pass`: a feature's first files in the core, each with its test.
import { scaffold } from './lib/feature.mjs';
import { reportFailure, shown, StepFailed } from './lib/step.mjs';

try {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    throw new StepFailed('Usage: pnpm new:feature <name>, the name written like trial-pass.');
  }
  const files = scaffold(name);
  console.log(files.map((file) => `  ${shown(file)}`).join('\n'));
  console.log(`
They pass as they are: pnpm test:unit packages/core/src/${name}
Next:
  1. Put the requirement's id in place of XX-00, the domain's fields and rule in place of validUntil.
  2. Export what others need: from src/index.ts the types and Load…, from testing/index.ts the
     fake, from testing/contract.ts the contract.
  3. Write the adapter beside its like in packages/adapters-http, and run the contract against it.`);
} catch (error) {
  reportFailure(error);
}

// @vitest-environment jsdom
import { describe } from 'vitest';

/**
 * The screens' tests that also run on React 18.3. One file imports them, because each worker that runs some of them
 * would load every screen again.
 */
const files = import.meta.glob<unknown>([
  '../../packages/react/src/**/*.test.tsx',
  // Has no DOM: the project lists it by itself.
  '!../../packages/react/src/server-rendering.test.tsx',
  '../../packages/react-ui/src/components/{hidden-field,lazy-with-retry}.test.tsx',
  '../../packages/react-ui/src/element/{crash-boundary,lead-flow-ref}.test.tsx',
  '../../packages/react-ui/src/locale/use-copy.test.tsx',
  '../../packages/react-ui/src/screens/lead/{parts,prerendered-flow}.test.tsx',
]);

for (const [file, load] of Object.entries(files)) {
  describe(`${file} on React 18`, async () => {
    await load();
  });
}

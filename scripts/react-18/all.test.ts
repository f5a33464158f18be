// @vitest-environment jsdom
import { describe } from 'vitest';

/** The tests that also run on React 18.3: of the parts that differ there, and in `pnpm test:deep` of whole screens. */
const parts = import.meta.glob<unknown>([
  '../../packages/react/src/react-version.test.tsx',
  '../../packages/react-ui/src/components/{hidden-field,lazy-with-retry}.test.tsx',
  '../../packages/react-ui/src/element/{crash-boundary,lead-flow-ref}.test.tsx',
  '../../packages/react-ui/src/locale/use-copy.test.tsx',
]);
const screens = import.meta.glob<unknown>([
  '../../packages/react/src/**/*.test.tsx',
  // Has no DOM: the project lists it by itself.
  '!../../packages/react/src/server-rendering.test.tsx',
  '../../packages/react-ui/src/screens/lead/{parts,prerendered-flow}.test.tsx',
]);

// In one file, because each worker that runs some of them would load every screen again.
const tests = process.env['MODE'] === 'deep' ? { ...parts, ...screens } : parts;
for (const [file, load] of Object.entries(tests)) {
  describe(`${file} on React 18`, async () => {
    await load();
  });
}

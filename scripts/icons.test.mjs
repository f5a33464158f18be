import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { iconFiles } from './icons.mjs';

const screens = join(import.meta.dirname, '..', 'packages', 'react-ui', 'src');

describe('the icons of the screens', () => {
  for (const [file, drawings] of Object.entries(iconFiles())) {
    it(`PG-241 are Lucide's, as the package has them: ${file}`, () => {
      const written = Array.from(
        readFileSync(join(screens, file), 'utf8').matchAll(/^ {2}(\w+):\s+'([^']+)',$/gm),
        ([, name, path]) => [name, path],
      );
      expect(Object.fromEntries(written)).toEqual(drawings);
    });
  }
});

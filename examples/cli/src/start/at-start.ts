/** Imported before all else: what is done once, as the command starts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PreparedDates } from './prepared-dates.ts';
import { usePreparedDates } from './use-prepared-dates.ts';

/** Beside the command as it is built; from source nothing is prepared. */
const file = join(import.meta.dirname, 'foyer.dates.json');

try {
  usePreparedDates(JSON.parse(readFileSync(file, 'utf8')) as PreparedDates);
} catch {
  // The platform answers by itself.
}

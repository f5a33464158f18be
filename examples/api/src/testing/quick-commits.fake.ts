import type { StatementSync } from 'node:sqlite';
import { vi } from 'vitest';

import { sqliteStatements } from './statements.ts';

/**
 * Commits without waiting for the disk, since test data needn't survive a power cut, and collects the statements that
 * are run.
 */
vi.mock(import('node:sqlite'), async (load) => {
  const original = await load();
  class DatabaseSync extends original.DatabaseSync {
    override exec(sql: string): void {
      super.exec(sql.replace('synchronous = FULL', 'synchronous = OFF'));
    }
    override prepare(sql: string): StatementSync {
      sqliteStatements.add(sql);
      return super.prepare(sql);
    }
  }
  return { ...original, DatabaseSync };
});

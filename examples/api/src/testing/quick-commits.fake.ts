import { vi } from 'vitest';

/** Commits without waiting for the disk, since test data needn't survive a power cut. */
vi.mock(import('node:sqlite'), async (load) => {
  const original = await load();
  class DatabaseSync extends original.DatabaseSync {
    override exec(sql: string): void {
      super.exec(sql.replace('synchronous = FULL', 'synchronous = OFF'));
    }
  }
  return { ...original, DatabaseSync };
});

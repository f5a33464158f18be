import { type FileHandle, open } from 'node:fs/promises';

/** SQLite's write-ahead log, which a commit is written to. */
export interface LogFile {
  /** Resolves when all that was written to it before is on the disk. */
  toDisk(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The log beside the database file at `path`. With `synchronous = FULL` a commit would do the same, and this thread would
 * wait for it. The log stays the same file as long as somebody has the database open, and no lock of SQLite's is on it.
 */
export function logBeside(path: string): LogFile {
  let opening: Promise<FileHandle> | null = null;
  return {
    async toDisk() {
      // Not before the first commit, which makes it.
      opening ??= open(`${path}-wal`, 'r+');
      const file = await opening;
      await file.datasync();
    },
    async close() {
      await (await opening)?.close();
    },
  };
}

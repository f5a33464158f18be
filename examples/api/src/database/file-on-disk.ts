import { type FileHandle, open } from 'node:fs/promises';

/** A file that SQLite writes, and whose way to the disk somebody else waits for. */
export interface FileOnDisk {
  /** Resolves when all that was written to it before is on the disk. */
  toDisk(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The file at `path`, as long as somebody has the database open: SQLite makes no other in its place. Where SQLite waits itself, with
 * `synchronous = FULL` or while it works the log in, the thread that called it waits, and who writes with it.
 */
export function fileOnDisk(path: string): FileOnDisk {
  let opening: Promise<FileHandle> | null = null;
  return {
    async toDisk() {
      // Not sooner: the first commit makes the log.
      opening ??= open(path, 'r+').catch((error: unknown) => {
        // As when too many files are open for a moment: who comes next tries again.
        opening = null;
        throw error;
      });
      const file = await opening;
      await file.datasync();
    },
    async close() {
      await (await opening)?.close();
    },
  };
}

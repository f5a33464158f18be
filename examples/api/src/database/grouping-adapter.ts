import { SqliteAdapter } from 'kysely';

/** SQLite's DDL is transactional: said here, so that migrations run in one transaction, one process at a time. */
export class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The engine that commits in groups: its driver has everybody take turns by itself, and carries out `EachQuery`s. */
export class GroupingAdapter extends TransactionalDdlAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

import { beforeAll, describe, expect, it } from 'vitest';

import { allCallsSuites } from './testing/all-calls.suite.ts';
import { postgresEngine, sqliteEngine } from './testing/engines.ts';
import { refusedByPostgres, sqliteStatements } from './testing/statements.ts';

const engine = sqliteEngine();
const postgres = postgresEngine();
// Not those of this worker's other files.
beforeAll(() => {
  sqliteStatements.clear();
});

allCallsSuites(engine);

describe('Every statement of the calls', () => {
  it('is one that PostgreSQL accepts, too', async () => {
    const place = await postgres.newPlace();
    const statements = [...sqliteStatements].filter(
      (sql) =>
        /^\W*(?:select|insert|update|delete|with)/i.test(sql) && !sql.includes('sqlite_master'),
    );
    expect(statements.length).toBeGreaterThan(600);
    expect(await refusedByPostgres('url' in place ? place.url : '', statements)).toEqual([]);
  });
});

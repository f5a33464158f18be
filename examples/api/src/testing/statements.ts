import pg from 'pg';

/** The text of every statement that this worker's tests have run on SQLite. */
export const sqliteStatements = new Set<string>();

/**
 * PostgreSQL's objections to statements for SQLite, which should be none: both run the same SQL. It looks at their
 * grammar, names and types, without running them.
 */
export async function refusedByPostgres(
  url: string,
  statements: Iterable<string>,
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused: string[] = [];
  for (const statement of statements) {
    let place = 0;
    const text = statement.replaceAll('?', () => `$${(place += 1)}`);
    try {
      await client.query(`prepare checked as ${text}`);
      await client.query('deallocate checked');
    } catch (error) {
      refused.push(`${String(error)}: ${statement}`);
    }
  }
  await client.end();
  return refused;
}

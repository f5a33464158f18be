import { sharedPostgres, startPostgres } from './postgres-server.ts';

/** Starts one PostgreSQL server for all files of a test run, since starting one takes longer than most files. */
export default async function sharePostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env[sharedPostgres] = server.url;
  return () => server.stop();
}

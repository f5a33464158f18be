import '@foyer/core/temporal';

/** A process that opens a database when its parent tells it to, so that several can do so at the same time. */
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { jsonLines } from '../http/request-log.ts';

process.once('message', (place: DatabasePlace) => {
  void openOnce(place);
});
process.send?.('ready');

async function openOnce(place: DatabasePlace): Promise<void> {
  process.send?.('opening');
  try {
    const database = await openDatabase(
      place,
      jsonLines(() => {}),
    );
    await database.destroy();
    process.disconnect();
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : 'failed');
    process.exit(1);
  }
}

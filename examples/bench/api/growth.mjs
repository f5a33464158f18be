import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { askFor } from './ask.mjs';
import { rowOf } from './rows.mjs';
import { ours, startServer } from './servers.mjs';

/** What a lead and a look at a club's times cost with so many leads stored; over SQLite. */
export async function measureGrowth(engine, sizes, load, say) {
  const rows = [];
  for (const size of sizes) {
    say(`${engine.name}: ${size.toLocaleString('en-US')} leads stored`);
    fill(engine.folder, size);
    const server = await startServer(ours, engine.environment);
    const leads = await askFor('lead', server, { ...load, warmUp: 2 });
    const times = await askFor('times', server, { ...load, warmUp: 1 });
    await server.kill();
    const stored = `${size.toLocaleString('en-US')} leads stored`;
    rows.push(
      rowOf(`api: lead, ${stored}`, 'per second', leads.perSecond),
      rowOf(`api: lead, ${stored}: p99`, 'ms', leads.p99),
      rowOf(`api: lead, ${stored}: processor`, 'us', leads.cpuUs),
      rowOf(`api: times, ${stored}: processor`, 'us', times.cpuUs),
    );
  }
  return rows;
}

/** Brings the table to that many leads, and no more; all in one transaction, since nobody waits for any of them. */
function fill(folder, size) {
  const file = new DatabaseSync(join(folder, 'foyer.sqlite'));
  file.exec(`
    PRAGMA synchronous = OFF;
    begin;
    delete from outbox_mail;
    delete from appointments;
    delete from leads where rowid > ${size};
    with recursive numbers(n) as (
      select (select count(*) from leads) + 1
      union all select n + 1 from numbers where n < ${size}
    )
    insert into leads (id, token_id, transaction_id, facility_id, first_name, last_name, email, phone, outreach_code,
      source_url, receive_text_alerts, consents, created_at, updated_at)
    select hex(randomblob(16)), hex(randomblob(16)), hex(randomblob(16)), '101', 'Ada', 'Lovelace',
      'ada.' || hex(randomblob(4)) || '@example.com', '2125550143', 'WEBLEAD', 'https://www.example.com/membership', 0,
      '[]', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'
    from numbers where n <= ${size};
    commit;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  file.close();
}

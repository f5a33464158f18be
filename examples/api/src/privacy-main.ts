// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { Err, Ok, parseEmail, type Result } from '@foyer/core';

import { type CommandBacking, runCommand } from './command.ts';
import { erasePerson } from './privacy/erase-person.ts';
import { exportPerson } from './privacy/export-person.ts';
import { purge } from './privacy/purge.ts';

// The commands `foyer-api export EMAIL`, `erase EMAIL` and `purge`.
const [, , command = '', address = ''] = process.argv;
const isComplete = command === 'purge' || parseEmail(address).ok;
await runCommand(
  isComplete ? Ok(command) : Err(`Usage: foyer-api ${command} <email address>`),
  async (wanted, backing) =>
    (await run(wanted, backing)).map((answer) => JSON.stringify(answer, null, 2)),
);

async function run(wanted: string, backing: CommandBacking): Promise<Result<object, string>> {
  const { database, secret, settings, now } = backing;
  if (wanted === 'purge') return Ok(await purge(database, settings.retention, now));
  if (wanted === 'export') return Ok(await exportPerson(database, secret, address, now));
  const erased = await erasePerson(backing, address, now);
  if (!erased.ok) return Err(erased.val.message);
  const { leads, accounts, orders } = erased.val;
  return Ok({ leads: leads.length, accounts: accounts.length, orders: orders.length });
}

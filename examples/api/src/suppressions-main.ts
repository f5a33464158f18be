// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { Err, Ok } from '@foyer/core';

import { runCommand } from './command.ts';
import { allSuppressions, liftSuppression } from './mail/suppression-table.ts';

// The commands `foyer-api suppressions`, which lists the addresses that get less mail, and `unsuppress EMAIL`, which
// takes one off the list.
const [, , command = '', address = ''] = process.argv;
await runCommand(
  command === 'suppressions' || address.includes('@')
    ? Ok(address)
    : Err('Name the address: foyer-api unsuppress ada@example.com'),
  async (wanted, { database, secret }) => {
    if (command === 'suppressions') {
      const rows = await allSuppressions(database);
      return Ok(rows.map((row) => JSON.stringify(row)).join('\n'));
    }
    const isLifted = await liftSuppression(database, secret, wanted);
    return isLifted ? Ok(`${wanted} gets mail again.`) : Err(`${wanted} isn’t on the list.`);
  },
);

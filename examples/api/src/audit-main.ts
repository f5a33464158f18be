// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { Err, Ok } from '@foyer/core';

import { exportEvents } from './account/export-events.ts';
import { runCommand } from './command.ts';

// The command `foyer-api audit [DAY]`: prints the history of accounts as lines of JSON, from a day on if one is named.
const [, , , day = null] = process.argv;
const isDay = day === null || /^\d{4}-\d\d-\d\d$/.test(day);
await runCommand(
  isDay ? Ok(day) : Err('Write the first day like this: foyer-api audit 2026-11-01'),
  async (from, { database }) => {
    await exportEvents(database, from, (line) => process.stdout.write(line));
    return Ok('');
  },
);

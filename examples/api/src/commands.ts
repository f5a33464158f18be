import '@foyer/core/temporal';
import { Err, Ok, parseEmail, type Result } from '@foyer/core';

import { exportEvents } from './account/export-events.ts';
import { resetSecondStep } from './account/reset-second-step.ts';
import { backUp } from './backup.ts';
import { runCommand } from './run-command.ts';
import { invite, readInviteOrder } from './corporate/invite.ts';
import { allSuppressions, liftSuppression } from './mail/suppression-table.ts';
import { erasePerson } from './privacy/erase-person.ts';
import { exportPerson } from './privacy/export-person.ts';
import { purge } from './privacy/purge.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** The commands of `foyer-api` besides the server, by name. Each gets the arguments after its name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['audit', audit],
  ['backup', ([file]) => backUp(file)],
  ['erase', erase],
  ['export', exportData],
  ['invite', inviteEmployees],
  ['purge', purgeAll],
  ['reset-second-step', resetMember],
  ['suppressions', listSuppressions],
  ['unsuppress', unsuppress],
]);

/** `audit [DAY]` prints the history of accounts as lines of JSON, from a day on if one is named. */
function audit([day]: readonly string[]): Promise<void> {
  const isDay = day === undefined || /^\d{4}-\d\d-\d\d$/.test(day);
  return runCommand(
    isDay ? Ok(day ?? null) : Err('Write the first day like this: foyer-api audit 2026-11-01'),
    async (from, { database }) => {
      await exportEvents(database, from, (line) => process.stdout.write(line));
      return Ok('');
    },
  );
}

/** `invite EMPLOYER` makes codes for people without a work mailbox. */
function inviteEmployees(args: readonly string[]): Promise<void> {
  return runCommand(readInviteOrder(args), async (order, backing) =>
    (await invite(backing, order, backing.now)).map((codes) => codes.join('\n')),
  );
}

/** `export EMAIL` prints everything that is stored about a person. */
function exportData([address = '']: readonly string[]): Promise<void> {
  return runCommand(personIn('export', address), async (person, { database, secret, now }) =>
    Ok(printed(await exportPerson(database, secret, person, now))),
  );
}

/** `erase EMAIL` erases a person. */
function erase([address = '']: readonly string[]): Promise<void> {
  return runCommand(personIn('erase', address), async (person, backing) => {
    const erased = await erasePerson(backing, person, backing.now);
    if (!erased.ok) return Err(erased.val.message);
    const { leads, accounts, orders } = erased.val;
    return Ok(printed({ leads: leads.length, accounts: accounts.length, orders: orders.length }));
  });
}

/** `purge` deletes what has been kept long enough. */
function purgeAll(): Promise<void> {
  return runCommand(Ok(null), async (_, { database, settings, now }) =>
    Ok(printed(await purge(database, settings.retention, now))),
  );
}

/**
 * `reset-second-step MEMBER` turns two-step login off for a member who has lost the phone and the recovery codes. The
 * server sends the mail about it.
 */
function resetMember([memberId]: readonly string[]): Promise<void> {
  return runCommand(
    memberId === undefined
      ? Err('Name the member: foyer-api reset-second-step 901001')
      : Ok(memberId),
    (member, backing) => resetSecondStep(backing, member, backing.now),
  );
}

/** `suppressions` lists the addresses that get less mail. */
function listSuppressions(): Promise<void> {
  return runCommand(Ok(null), async (_, { database }) => {
    const rows = await allSuppressions(database);
    return Ok(rows.map((row) => JSON.stringify(row)).join('\n'));
  });
}

/** `unsuppress EMAIL` takes an address off that list. */
function unsuppress([address = '']: readonly string[]): Promise<void> {
  return runCommand(
    address.includes('@')
      ? Ok(address)
      : Err('Name the address: foyer-api unsuppress ada@example.com'),
    async (wanted, { database, secret }) =>
      (await liftSuppression(database, secret, wanted))
        ? Ok(`${wanted} gets mail again.`)
        : Err(`${wanted} isn’t on the list.`),
  );
}

function personIn(command: string, address: string): Result<string, string> {
  return parseEmail(address).ok ? Ok(address) : Err(`Usage: foyer-api ${command} <email address>`);
}

function printed(answer: object): string {
  return JSON.stringify(answer, null, 2);
}

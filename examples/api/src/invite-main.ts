// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { runCommand } from './command.ts';
import { invite, readInviteOrder } from './corporate/invite.ts';

// The command `foyer-api invite`: makes codes for people without a work mailbox.
await runCommand(readInviteOrder(process.argv.slice(3)), async (order, backing) =>
  (await invite(backing, order, backing.now)).map((codes) => codes.join('\n')),
);

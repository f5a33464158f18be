// oxlint-disable-next-line import/no-unassigned-import -- provides Temporal
import '@foyer/core/temporal';
import { Err, Ok } from '@foyer/core';

import { resetSecondStep } from './account/reset-second-step.ts';
import { runCommand } from './command.ts';

// The command `foyer-api reset-second-step MEMBER`: turns two-step login off for a member who has lost the phone and the
// recovery codes. The server sends the mail about it.
const [, , , memberId] = process.argv;
await runCommand(
  memberId === undefined
    ? Err('Name the member: foyer-api reset-second-step 901001')
    : Ok(memberId),
  (member, backing) => resetSecondStep(backing, member, backing.now),
);

// The built server's first file. Plain JavaScript that any Node can parse, so that an old Node gets one clear line
// instead of a syntax error.
import * as nodeModule from 'node:module';
import { join } from 'node:path';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The server needs Node 24 or newer; this is ${process.versions.node}. npm start installs one.`,
  );
  process.exit(2);
}
nodeModule.enableCompileCache(join(import.meta.dirname, 'compile-cache'));
const command = process.argv[2];
if (command === undefined) await import('../src/main.ts');
else if (command === 'invite') await import('../src/invite-main.ts');
else if (command === 'backup') await import('../src/backup-main.ts');
else if (command === 'audit') await import('../src/audit-main.ts');
else if (['export', 'erase', 'purge'].includes(command)) await import('../src/privacy-main.ts');
else if (['suppressions', 'unsuppress'].includes(command))
  await import('../src/suppressions-main.ts');
else if (command === 'reset-second-step') await import('../src/reset-second-step-main.ts');
else {
  console.error(
    `There is no command ${JSON.stringify(command)}. The commands are audit, backup, erase, export, invite, purge, reset-second-step, suppressions and unsuppress; without one, the server starts.`,
  );
  process.exitCode = 1;
}
// Now, since a server may be ended in a way that leaves no time for it.
nodeModule.flushCompileCache();

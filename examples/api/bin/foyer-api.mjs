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
if (process.argv[2] === 'invite') await import('../src/invite-main.ts');
else if (process.argv[2] === 'backup') await import('../src/backup-main.ts');
else if (process.argv[2] === 'audit') await import('../src/audit-main.ts');
else if (['export', 'erase', 'purge'].includes(process.argv[2] ?? ''))
  await import('../src/privacy-main.ts');
else if (['suppressions', 'unsuppress'].includes(process.argv[2] ?? ''))
  await import('../src/suppressions-main.ts');
else if (process.argv[2] === 'reset-second-step') await import('../src/reset-second-step-main.ts');
else await import('../src/main.ts');
// Now, since a server may be ended in a way that leaves no time for it.
nodeModule.flushCompileCache();

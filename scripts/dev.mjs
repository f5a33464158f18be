// `pnpm dev`: runs the site with hot reload, and the API, which restarts when its source changes. PORT is the site's
// (default 4173), API_PORT the API's (default one more). Data is stored as by `npm start`.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { settingsBehindSite } from './lib/dev-tools.mjs';
import { inRoot, root } from './lib/project.mjs';

const port = Number(process.env.PORT ?? 4173);
const apiPort = Number(process.env.API_PORT ?? port + 1);

process.env.API_PORT = String(apiPort); // for the proxy in the site's own configuration
const site = await createServer({
  root: inRoot('examples', 'web'),
  server: { port, strictPort: true },
});
await site.listen().catch((error) => {
  console.error(`${error.message}. PORT=${port + 10} pnpm dev uses another one.`);
  process.exit(1);
});
site.printUrls();

// After the site, which can fail to start and would leave it running.
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=source', 'examples/api/src/main.ts'],
  {
    cwd: root,
    env: settingsBehindSite(process.env, port, apiPort),
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);

api.once('exit', (code) => void stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));

async function stop(code) {
  api.kill();
  await site.close();
  process.exit(code);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { inRoot } from './lib/project.mjs';

it('pnpm dev ends with one line if its port is in use, and leaves no API running', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address();
  const dev = spawn(process.execPath, [inRoot('scripts', 'dev.mjs')], {
    env: { ...process.env, PORT: String(port), API_PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The stream ends with the last process that writes to it.
  const [problem, [code]] = await Promise.all([text(dev.stderr), once(dev, 'exit')]);
  expect(problem).toBe(
    `Port ${port} is already in use. PORT=${port + 10} pnpm dev uses another one.\n`,
  );
  expect(code).toBe(1);
  other.close();
});

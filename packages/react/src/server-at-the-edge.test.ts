import { createContext, runInContext } from 'node:vm';

import { build } from 'vite';
import { expect, it } from 'vitest';

/** What an edge runtime has: the web's own globals, and nothing of Node. */
const edge = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  console,
  crypto,
  performance,
  queueMicrotask,
  setTimeout,
  structuredClone,
};

it('AD-11: prefetchVisit loads and runs in an edge runtime, which has only what the web has', async () => {
  const fetch = (): Promise<Response> =>
    Promise.resolve(
      Response.json({ clubsForAppointment: [{ facilityId: 101 }], blackoutDates: [] }),
    );
  const context = createContext({ ...edge, fetch });
  runInContext(await bundleOfServer(), context);
  const initial: unknown = await runInContext(
    `server.prefetchVisit({ api: 'https://api.club.example' })`,
    context,
  );
  expect(initial).toMatchObject({ configuration: { clubsForAppointment: ['101'] } });
});

/** `@foyer/react/server` with everything it imports, in one script. */
async function bundleOfServer(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'edge-light', 'worker'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${import.meta.dirname}/server.ts`, formats: ['iife'], name: 'server' },
    },
  });
  const [{ output }] = built as unknown as [{ readonly output: readonly { code: string }[] }];
  return output.map(({ code }) => code).join('\n');
}

import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** Where this server serves the chain's map of streets. */
export const streetMapPath = '/street-map.pmtiles';

export function serveStreetMap(app: Hono, file: string): void {
  const name = `/${basename(file)}`;
  const serve = serveStatic({ root: dirname(file), rewriteRequestPath: () => name });
  app.get(streetMapPath, async (context, next) => {
    const found = await serve(context, next);
    if (found instanceof Response) found.headers.set('Cache-Control', 'public, max-age=86400');
    return found;
  });
}

/** One line that says what is wrong with the setting; null when the file is there. */
export function streetMapProblem(file: string): string | null {
  return existsSync(file) ? null : `FOYER_STREET_MAP is not a file: ${file}.`;
}

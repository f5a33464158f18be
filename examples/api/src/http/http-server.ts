import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Clock } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { instantText } from './request-time.ts';

/** Limits on connections. Times in ms. */
export const connectionLimits = {
  maxConnections: 2_000,
  /** From the start of a request to the end of its headers, and of its body. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /**
   * How long an idle connection stays open for the next request: longer than nginx keeps one, a minute, or it would
   * send a request, which it doesn't repeat if it's a POST, on a connection that this server is closing.
   */
  keepAliveTimeout: 65_000,
  /** How often the two timeouts are checked. */
  connectionsCheckingInterval: 5_000,
  /** Maximum time without traffic during a request or response, for clients that never read. */
  socketTimeout: 60_000,
};

/** How long a draining server keeps answering on open connections before it closes idle ones, in ms. */
const lingerMs = 1_000;
/** How long requests in progress then have to finish, in ms. */
const finishMs = 5_000;

/**
 * Node's server for an app, with connection limits and a graceful shutdown. `state` is shared with the app, which
 * reports not ready while the server drains.
 */
export function createHttpServer(
  app: Hono,
  state: { isDraining: boolean },
  limits: typeof connectionLimits = connectionLimits,
) {
  // By default the listener destroys a connection half a second after a response that left part of the body unread,
  // even if the next request is already on it. The body limit closes such connections cleanly.
  const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const underWay = new Set<ServerResponse>();
  const { maxConnections, socketTimeout, ...timeouts } = limits;
  const server = createServer(timeouts, (incoming, outgoing) => {
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
    if (state.isDraining) outgoing.setHeader('Connection', 'close');
    if (isAmbiguous(incoming)) outgoing.writeHead(400, { Connection: 'close' }).end();
    else void answer(incoming, outgoing);
  });
  server.maxConnections = maxConnections;
  server.setTimeout(socketTimeout);
  return {
    server,
    /**
     * Keeps answering for a moment with `Connection: close`, so that no client is cut off between two requests, then
     * stops accepting connections and waits for requests in progress.
     */
    async drain(): Promise<void> {
      if (!server.listening) return;
      state.isDraining = true;
      for (const outgoing of underWay) {
        if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      }
      if (await hasConnections(server)) {
        await new Promise((done) => setTimeout(done, lingerMs));
      }
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, finishMs);
      await new Promise((done) => server.close(done));
      clearTimeout(cut);
    },
  };
}

/** Two Host headers: programs disagree about which one counts (RFC 9112, section 3.2). */
function isAmbiguous({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((done) => {
    server.getConnections((_, count) => {
      done(count > 0);
    });
  });
}

/**
 * `/livez` reports that the process answers; `/readyz` (and `/healthz`) that it isn't shutting down and can write to
 * the database. A read would succeed even with a full disk or a blocked writer.
 */
export function serveHealth(
  app: Hono,
  database: Database,
  clock: Clock,
  isDraining: () => boolean,
): void {
  let checking: Promise<boolean> | null = null;
  const readiness = async (context: Context) => {
    context.header('Cache-Control', 'no-store');
    if (isDraining()) return context.json({ status: 'draining' }, 503);
    // Concurrent checks share one write.
    checking ??= canWrite(database, clock).finally(() => {
      checking = null;
    });
    return (await checking)
      ? context.json({ status: 'ok' })
      : context.json({ status: 'unavailable' }, 503);
  };
  app.get('/healthz', readiness);
  app.get('/readyz', readiness);
  app.get('/livez', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ status: 'ok' });
  });
}

async function canWrite(database: Database, clock: Clock): Promise<boolean> {
  const checked = { checked_at: instantText(clock.now()) };
  try {
    await database
      .insertInto('health_checks')
      .values({ name: 'readiness', ...checked })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(checked))
      .execute();
    return true;
  } catch {
    return false;
  }
}

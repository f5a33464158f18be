import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Limits on connections. Times in ms. */
export const connectionLimits = {
  /** Sockets at a time; more are refused. */
  maxConnections: 2_000,
  /** From the start of a request to the end of its headers, and of its body. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** An idle connection is kept for the next request. */
  keepAliveTimeout: 5_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 5_000,
  /** Without any traffic while a request or an answer is under way: for callers that never read. */
  socketTimeout: 60_000,
};

/** How long a draining server answers on open connections before idle ones are closed, in ms. */
const lingerMs = 1_000;
/** How long requests in progress have to finish after that, in ms. */
const finishMs = 5_000;

/** Node's server for an app, with limits on connections and an orderly end. */
export interface HttpServer {
  readonly server: Server;
  /**
   * Answers what still arrives with `Connection: close` for a moment, so that no caller is cut off between two requests,
   * then stops accepting and waits for requests in progress.
   */
  drain(): Promise<void>;
}

/** `state` is the app's, too: while the server drains it is not ready. */
export function createHttpServer(
  app: Hono,
  state: { isDraining: boolean },
  limits: typeof connectionLimits = connectionLimits,
): HttpServer {
  // By default the listener destroys a connection half a second after an answer that left a part of the body unread,
  // whatever the connection carries by then. The limit on bodies closes it in an orderly way.
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
    async drain() {
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

/** Two Host headers: programs differ in which one they believe (RFC 9112, section 3.2). */
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

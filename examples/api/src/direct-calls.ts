import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { failureOf } from './api-failure.ts';
import { callerLeft, hasCallerLeft } from './caller-left.ts';
import { mostBytes } from './limit-body.ts';
import { logRequest, type ServerLogger } from './request-log.ts';
import type { RequestHead } from './request-head.ts';
import type { FixedHeaders } from './security-headers.ts';

/** An answer in full, but for the headers that every answer has. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers a call, whose body is read when it is asked for. */
export type CallResponder = (
  head: RequestHead,
  readText: () => Promise<string>,
) => Promise<CallAnswer>;

/**
 * The calls that are asked most, taken from Node's server as they come and answered there: they are found by their address
 * alone, and have no Request, no Response and no middleware made for them, which is a third of what they cost. What the
 * middleware does for everybody is done here too: the log's line, the limit of a body, the fixed headers, the answer to
 * what failed. A request that is in any way unusual, and all that has to be refused for its headers, goes the way of all others.
 */
export class DirectCalls {
  readonly #logger: ServerLogger;
  readonly #headers: readonly string[];
  readonly #routes = new Map<string, DirectRoute>();

  constructor(logger: ServerLogger, headers: FixedHeaders) {
    this.#logger = logger;
    this.#headers = Object.entries(headers).flat();
  }

  /** Takes calls of this method at just this path. */
  add(method: string, path: string, respond: CallResponder): void {
    this.#routes.set(`${method} ${path}`, { method, path, respond });
  }

  /** Answers what it takes; the rest is the other's. */
  before(others: RequestListener): RequestListener {
    return (incoming, outgoing) => {
      const route = this.#routes.get(`${incoming.method} ${incoming.url}`);
      if (route && isUsual(incoming)) void this.#answer(route, incoming, outgoing);
      else others(incoming, outgoing);
    };
  }

  async #answer(
    { method, path, respond }: DirectRoute,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const start = performance.now();
    const head = new DirectHead(incoming);
    let answer: CallAnswer;
    try {
      answer = await respond(head, () => textOf(incoming));
    } catch (error) {
      if (hasCallerLeft(head)) {
        logRequest(this.#logger, { method, route: path, status: callerLeft, start });
        return;
      }
      answer = failureOf(error, method, this.#logger);
    }
    const { status, text, headers } = answer;
    logRequest(this.#logger, { method, route: path, status, start });
    const all = [...this.#headers, 'Content-Length', String(Buffer.byteLength(text))];
    for (const name in headers) all.push(name, headers[name] ?? '');
    outgoing.writeHead(status, all).end(text);
  }
}

interface DirectRoute {
  readonly method: string;
  readonly path: string;
  readonly respond: CallResponder;
}

/** The head of Node's own request. */
class DirectHead implements RequestHead {
  readonly env: { readonly incoming: IncomingMessage };

  constructor(incoming: IncomingMessage) {
    this.env = { incoming };
  }

  get req(): this {
    return this;
  }

  header(name: string): string | undefined {
    const value = this.env.incoming.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  }
}

/** A host as nearly all are, which needs no second look. */
const usualHost = /^[a-z0-9._-]+(?::[1-9]\d{3,4})?$/;

/**
 * True when the length of the body is announced and within the limit, and each header came once: those who read them
 * differ in which of two they believe.
 */
function isUsual({ headers, rawHeaders }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (
    length !== undefined &&
    Number(length) <= mostBytes &&
    headers['transfer-encoding'] === undefined &&
    usualHost.test(headers.host ?? '') &&
    Object.keys(headers).length * 2 === rawHeaders.length
  );
}

/** Fails when the connection ends before the body does. */
function textOf(incoming: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Uint8Array[] = [];
  incoming.on('data', (part: Uint8Array) => parts.push(part));
  incoming.on('end', () => {
    const [only] = parts;
    resolve(utf8.decode(parts.length === 1 ? only : Buffer.concat(parts)));
  });
  incoming.on('error', reject);
  return promise;
}

const utf8 = new TextDecoder();

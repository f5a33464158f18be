import type { Context } from 'hono';

/**
 * Logged when the client disconnected before sending its whole request. The client never sees it, and the server isn't
 * at fault.
 */
export const clientDisconnected = 499;

/** True when the connection closed before the request was complete. */
export function isClientDisconnected({ env }: Context): boolean {
  const incoming = (env as { readonly incoming?: Incoming } | undefined)?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** The properties of Node's request that show this. */
interface Incoming {
  readonly destroyed: boolean;
  readonly complete: boolean;
}

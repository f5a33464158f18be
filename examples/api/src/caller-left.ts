import type { Context } from 'hono';

/** The status of a request whose caller went away before all of it was there. Nobody hears it, and nothing is wrong with the server. */
export const callerLeft = 499;

/** True when the connection ended before the request did. */
export function hasCallerLeft({ env }: Context): boolean {
  const incoming = (env as { readonly incoming?: Incoming } | undefined)?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** What Node's own request says of it. */
interface Incoming {
  readonly destroyed: boolean;
  readonly complete: boolean;
}

import { type AccountSession, Err, hostOf, type HostSettings, isSignedOut } from '@foyer/core';

import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';

export interface AccountClientOptions extends Omit<HttpClientOptions, 'baseUrl' | 'headers'> {
  readonly hosts: HostSettings;
  /** The origin of the page that calls. AC-07 */
  readonly pageOrigin: string;
  /** Who is signed in; it ends when the back end knows its token no more. AC-06 */
  readonly session: Pick<AccountSession, 'token' | 'end'>;
}

/**
 * Sends account calls: to the host of AC-07, those for members with the bearer token (AC-09). Without a live token such a
 * call never goes out and ends as the back end would end it, `rejected` with status 401; a token goes to no other call.
 * What is answered to somebody who has signed out meanwhile, or in as somebody else, is `aborted`: it is not for whom the
 * page shows now. AC-06
 */
export function createAccountClient({
  hosts,
  pageOrigin,
  session,
  ...options
}: AccountClientOptions): HttpClient {
  const baseUrl = hostOf('account', pageOrigin, hosts);
  const open = createHttpClient({ ...options, baseUrl });
  return {
    async send(call, request, callOptions) {
      if (!call.needsToken) return open.send(call, request, callOptions);
      if (callOptions?.signal?.aborted === true) return Err({ kind: 'aborted' });
      // The token of the moment at which the call begins, for its retries too.
      const token = session.token();
      if (token === null) return Err({ kind: 'rejected', status: 401, code: null, field: null });
      const headers = (): Record<string, string> => ({ authorization: `Bearer ${token}` });
      const client = createHttpClient({ ...options, baseUrl, headers });
      const answer = await client.send(call, request, callOptions);
      if (answer.ok || !isSignedOut(answer.val)) return answer;
      if (session.token() !== token) return Err({ kind: 'aborted' });
      session.end('expired');
      return answer;
    },
  };
}

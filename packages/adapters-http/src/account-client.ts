import { type AccountSession, Err, hostOf, type HostSettings } from '@foyer/core';

import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';

export interface AccountClientOptions extends Omit<HttpClientOptions, 'baseUrl' | 'headers'> {
  readonly hosts: HostSettings;
  /** The origin of the page that calls. AC-07 */
  readonly pageOrigin: string;
  /** Who is signed in. */
  readonly session: Pick<AccountSession, 'token'>;
}

/**
 * Sends account calls: to the host of AC-07, those for members with the bearer token (AC-09). Without a live token such a
 * call never goes out and ends as the back end would end it, `rejected` with status 401; a token goes to no other call.
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
      return createHttpClient({ ...options, baseUrl, headers }).send(call, request, callOptions);
    },
  };
}

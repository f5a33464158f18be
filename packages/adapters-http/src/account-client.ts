import {
  type AccountSession,
  type Credential,
  Err,
  hostOf,
  type HostSettings,
  isSameCredential,
  isSignedOut,
} from '@foyer/core';

import { noSession, sessionHeader } from './contract/session-header.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';

export interface AccountClientOptions extends Omit<HttpClientOptions, 'baseUrl' | 'headers'> {
  readonly hosts: HostSettings;
  /** The origin of the page that calls. AC-07 */
  readonly pageOrigin: string;
  /** Who is signed in; it ends when the back end no longer accepts its credential. AC-06 */
  readonly session: Pick<AccountSession, 'credential' | 'end' | 'keptAs'>;
}

/**
 * Sends account calls to the host of AC-07, with the session's credential on calls for members (AC-09). Without a live
 * session such a call isn't sent and fails as the back end would fail it, `rejected` with status 401. When somebody else
 * signed in or the member signed out in the meantime, the answer is `aborted`: it isn't for the member on the page. AC-06
 */
export function createAccountClient({
  hosts,
  pageOrigin,
  session,
  ...options
}: AccountClientOptions): HttpClient {
  const baseUrl = hostOf('account', pageOrigin, hosts);
  const open = createHttpClient({ ...options, baseUrl, headers: () => pageHeaders(session) });
  return {
    async send(call, request, callOptions) {
      if (!call.needsToken) return open.send(call, request, callOptions);
      if (callOptions?.signal?.aborted === true) return Err({ kind: 'aborted' });
      // The credential when the call begins, for its retries too.
      const credential = session.credential();
      if (credential === null) {
        return Err({ kind: 'rejected', status: 401, code: null, field: null });
      }
      const headers = (): Record<string, string> => credentialHeaders(credential);
      const client = createHttpClient({ ...options, baseUrl, headers });
      const answer = await client.send(call, request, callOptions);
      if (answer.ok || !isSignedOut(answer.val)) return answer;
      if (!isSameCredential(session.credential(), credential)) return Err({ kind: 'aborted' });
      session.end('expired');
      return answer;
    },
  };
}

function credentialHeaders(credential: Credential): Record<string, string> {
  return credential.kind === 'bearer'
    ? { authorization: `Bearer ${credential.token}` }
    : { [sessionHeader]: credential.sessionId };
}

/** On calls for everybody: a session that begins is to be a cookie. */
function pageHeaders(session: AccountClientOptions['session']): Record<string, string> {
  if (session.keptAs === 'bearer') return {};
  const current = session.credential();
  return { [sessionHeader]: current?.kind === 'cookie' ? current.sessionId : noSession };
}

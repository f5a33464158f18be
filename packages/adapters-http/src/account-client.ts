import { Err } from '@foyer/core';
import { isSignedOut } from '@foyer/core/account';
import {
  type AccountSession,
  type Credential,
  hostOf,
  type HostSettings,
  isSameCredential,
} from '@foyer/core/session';

import { secondStepRequiredCode } from './error-codes.ts';
import { noSession, sessionHeader } from './contract/call.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client.ts';
import { hasCode } from './read-answer.ts';

export interface AccountClientOptions extends Omit<HttpClientOptions, 'baseUrl' | 'headers'> {
  readonly hosts: HostSettings;
  /** The origin of the calling page. */
  readonly pageOrigin: string;
  /**
   * The session of the logged-in member. It ends when the back end no longer accepts its credential, and hears when the
   * account needs a second step of its login first.
   */
  readonly session: Pick<AccountSession, 'credential' | 'end' | 'credentialKind'> &
    Partial<Pick<AccountSession, 'requireSecondStep'>>;
}

/**
 * Sends account calls to the host that belongs to the page's origin, with the session's credential on calls for
 * members. Without a live session, such a call isn't sent and fails like the back end would: `rejected` with status
 * 401. If somebody else logged in or the member logged out in the meantime, the result is `aborted`, because it isn't
 * for the member on the page.
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
    mediaUrl: open.mediaUrl,
    async send(call, request, callOptions) {
      if (!call.needsToken) return open.send(call, request, callOptions);
      if (callOptions?.signal?.aborted === true) return Err({ kind: 'aborted' });
      // The credential from the start of the call, also for its retries.
      const credential = session.credential();
      if (credential === null) {
        return Err({ kind: 'rejected', status: 401, code: null, field: null });
      }
      const headers = (): Record<string, string> => credentialHeaders(credential);
      const client = createHttpClient({ ...options, baseUrl, headers });
      const answer = await client.send(call, request, callOptions);
      if (answer.ok) return answer;
      const needsStep = hasCode(answer.val, secondStepRequiredCode);
      if (!needsStep && !isSignedOut(answer.val)) return answer;
      if (!isSameCredential(session.credential(), credential)) return Err({ kind: 'aborted' });
      if (needsStep) session.requireSecondStep?.();
      else session.end('expired');
      return answer;
    },
  };
}

function credentialHeaders(credential: Credential): Record<string, string> {
  return credential.kind === 'bearer'
    ? { authorization: `Bearer ${credential.token}` }
    : { [sessionHeader]: credential.sessionId };
}

/** For public calls: says that a new session should use a cookie. */
function pageHeaders(session: AccountClientOptions['session']): Record<string, string> {
  if (session.credentialKind === 'bearer') return {};
  const current = session.credential();
  return { [sessionHeader]: current?.kind === 'cookie' ? current.sessionId : noSession };
}

import { type CallFailure, type Clock, Err, Ok, type Result } from '@foyer/core';

/** As much of the platform's fetch as is used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer read to its end, not yet understood. */
export interface Received {
  readonly status: number;
  /** Media type without parameters, in lower case; null when the header is missing. */
  readonly contentType: string | null;
  /** The Retry-After header as it came. */
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * One request and its whole answer, within `timeoutMs`. What ended it is remembered here, since an aborted fetch in
 * Node only says AbortError; and it ends at once, even where a fetch is slow to notice.
 */
export function exchange(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  {
    clock,
    timeoutMs,
    signal,
  }: { clock: Clock; timeoutMs: number; signal: AbortSignal | undefined },
): Promise<Result<Received, CallFailure>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (result: Result<Received, CallFailure>): void => {
      cancelTimer();
      signal?.removeEventListener('abort', onAbort);
      resolve(result);
    };
    const stop = (kind: 'timeout' | 'aborted'): void => {
      end(Err({ kind }));
      controller.abort();
    };
    const onAbort = (): void => {
      stop('aborted');
    };
    const cancelTimer = clock.after(timeoutMs, () => {
      stop('timeout');
    });
    signal?.addEventListener('abort', onAbort);
    void receive(fetch, url, { ...init, signal: controller.signal }).then(end);
  });
}

/** Never rejects: whatever fetch throws means that no whole answer came. */
async function receive(
  fetch: Fetch,
  url: string,
  init: RequestInit,
): Promise<Result<Received, CallFailure>> {
  try {
    const response = await fetch(url, init);
    return Ok({
      status: response.status,
      contentType: mediaType(response.headers.get('content-type')),
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    });
  } catch {
    return Err({ kind: 'network' });
  }
}

function mediaType(header: string | null): string | null {
  return header?.split(';', 1)[0]?.trim().toLowerCase() ?? null;
}

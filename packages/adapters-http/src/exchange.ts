import { type CallFailure, type Clock, Err, Ok, type Result } from '@foyer/core';

/** The part of the platform's fetch used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A complete response, not yet decoded. */
export interface Received {
  readonly status: number;
  /** The media type without parameters, in lower case; null if the header is missing. */
  readonly contentType: string | null;
  /** The raw Retry-After header. */
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * Sends one request and reads its whole response within `timeoutMs`. It records what ended the request, because an
 * aborted fetch in Node only reports AbortError. It also ends at once, even if fetch is slow to abort.
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

/** Never rejects: any error thrown by fetch means an incomplete response. */
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

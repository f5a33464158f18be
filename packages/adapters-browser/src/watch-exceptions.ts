import type { Analytics } from '@foyer/core';

/** Reports uncaught errors, in scripts and in promises, to analytics. Returns a function that stops it. */
export function watchExceptions(analytics: Analytics, page: Window = window): () => void {
  const onError = ({ error }: ErrorEvent): void => {
    analytics.record({ name: 'exception', source: 'script', kind: kindOf(error) });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    analytics.record({ name: 'exception', source: 'promise', kind: kindOf(reason) });
  };
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * Returns the name of a thrown value's class, such as `TypeError`. Never uses its message, which may contain text
 * typed by a visitor. A name that isn't an identifier isn't used either.
 */
export function kindOf(thrown: unknown): string {
  const name: unknown = thrown instanceof Error ? thrown.name : null;
  return typeof name === 'string' && /^[A-Z]\w{0,40}$/.test(name) ? name : 'unknown';
}

import type { Analytics } from '@foyer/core';

/** Tells analytics of what nobody caught: in a script, and in a promise. Answers a function that ends it. AN-02 */
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
 * The name of a thrown value's class, such as `TypeError`. Never its message, which may quote what a visitor typed; a
 * name that does not look like one is none either. AN-01
 */
export function kindOf(thrown: unknown): string {
  const name: unknown = thrown instanceof Error ? thrown.name : null;
  return typeof name === 'string' && /^[A-Z]\w{0,40}$/.test(name) ? name : 'unknown';
}

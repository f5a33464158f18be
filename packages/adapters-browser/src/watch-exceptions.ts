import type { Analytics } from '@foyer/core';
import { kindOf } from '@foyer/core/kernel';

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

import type { Logger, Analytics } from '@foyer/core';
import { kindOf } from '@foyer/core/kernel';

type Fields = Parameters<Logger['warn']>[1];

export class ConsoleLogger implements Logger {
  readonly #console: Pick<Console, 'warn' | 'error'>;

  constructor(output: Pick<Console, 'warn' | 'error'> = console) {
    this.#console = output;
  }

  warn(event: string, fields: Fields = {}): void {
    this.#console.warn(event, fields);
  }

  error(event: string, fields: Fields = {}): void {
    this.#console.error(event, fields);
  }
}

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

import type { Logger } from '@foyer/core';

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

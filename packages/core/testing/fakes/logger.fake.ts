import type { Logger } from '../../src/kernel/platform.port.ts';

export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
}

/** Records all entries in order, so that tests can check them (also for the absence of personal data). */
export class FakeLogger implements Logger {
  readonly entries: LogEntry[] = [];

  warn(event: string, fields: LogEntry['fields'] = {}): void {
    this.entries.push({ level: 'warn', event, fields });
  }

  error(event: string, fields: LogEntry['fields'] = {}): void {
    this.entries.push({ level: 'error', event, fields });
  }
}

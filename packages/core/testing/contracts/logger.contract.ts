import { describe, expect, it } from 'vitest';

import type { Logger } from '../../src/kernel/platform.port.ts';

export interface LoggerEnvironment {
  readonly logger: Logger;
  /** All entries so far, oldest first. */
  noted(): readonly { level: 'warn' | 'error'; event: string; fields: unknown }[];
}

/** The behavior of every `Logger`. */
export function loggerContract(subject: string, open: () => LoggerEnvironment): void {
  describe(`${subject} is a logger`, () => {
    it('logs warnings and errors with their fields, in order', () => {
      const { logger, noted } = open();
      logger.warn('club-left-out', { index: 3, field: 'lat' });
      logger.error('lead-failed');
      expect(noted()).toEqual([
        { level: 'warn', event: 'club-left-out', fields: { index: 3, field: 'lat' } },
        { level: 'error', event: 'lead-failed', fields: {} },
      ]);
    });
  });
}

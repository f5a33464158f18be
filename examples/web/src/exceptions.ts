import { watchExceptions } from '@foyer/adapters-browser';
import { kindOf } from '@foyer/core/kernel';
import type { Analytics } from '@foyer/core';

/** Reports uncaught exceptions to analytics. Returns a function that reports exceptions caught by a screen. */
export function trackExceptions(analytics: Analytics): (error: unknown) => void {
  watchExceptions(analytics);
  return (error) => analytics.record({ name: 'exception', source: 'screen', kind: kindOf(error) });
}

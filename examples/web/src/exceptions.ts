import { kindOf, watchExceptions } from '@foyer/adapters-browser';
import type { Analytics } from '@foyer/core';

/** Tells analytics of bugs that nobody caught; answers how to tell it of those that a screen did. AN-02 */
export function tellExceptions(analytics: Analytics): (error: unknown) => void {
  watchExceptions(analytics);
  return (error) => analytics.record({ name: 'exception', source: 'screen', kind: kindOf(error) });
}

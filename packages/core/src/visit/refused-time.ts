import type { SlotTaken } from '../lead/lead-repository.port.ts';

/** A time that the back end refuses came too close while the page was open. To the visitor, it's taken. */
export function refusedIsTaken<Failure extends object>(failure: Failure): Failure | SlotTaken {
  const { field, code }: { field?: unknown; code?: unknown } = failure;
  const isRefused = field === 'ScheduledVisitTime' && code !== 'TOO_MANY_VISITS';
  return isRefused ? { kind: 'slot-taken' } : failure;
}

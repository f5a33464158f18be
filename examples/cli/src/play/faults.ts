import type { CallName } from '../scenario/call-names.ts';
import type { Fault } from '../scenario/faults.schema.ts';
import type { Step } from '../scenario/step.schema.ts';

/** Faults as a scenario sets them, in one form. */
export type Faults = ReadonlyMap<CallName | 'any', Fault>;

/** The faults of a step in one form: a word alone is a kind that strikes always. */
export function toFaults(given: NonNullable<Step['faults']>): Faults {
  if (given === 'none') return new Map();
  return new Map(
    (Object.entries(given) as [CallName | 'any', Fault | NonNullable<Fault['kind']>][]).map(
      ([name, fault]) => [name, typeof fault === 'string' ? { kind: fault } : fault],
    ),
  );
}

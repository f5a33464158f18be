import type { CallName, Fault } from '../scenario/faults.schema.ts';
import type { Step } from '../scenario/step.schema.ts';
import type { Faults } from './faulty-network.ts';

/** The faults of a step in one form: a word alone is a kind that strikes always. */
export function toFaults(given: NonNullable<Step['faults']>): Faults {
  if (given === 'none') return new Map();
  return new Map(
    (Object.entries(given) as [CallName | 'any', Fault | NonNullable<Fault['kind']>][]).map(
      ([name, fault]) => [name, typeof fault === 'string' ? { kind: fault } : fault],
    ),
  );
}

import type { FieldName } from '../scenario/parts.schema.ts';
import type { Run } from './run.ts';

/**
 * What the visitor of this run types where the scenario says `typed`. A back end that lasts remembers who joined, and
 * company addresses and how many codes they had (CJ-20), so there each run has its own: `maya+run-1f3a9c@acme.example`.
 */
export function ownAddress(run: Run, name: FieldName, typed: string): string {
  if (!isAddress(name) || !run.backEnd.lasts) return typed;
  let tag = tags.get(run);
  if (tag === undefined) {
    tag = run.ids.next().slice(0, 6);
    tags.set(run, tag);
  }
  return typed.replace('@', `+run-${tag}@`);
}

function isAddress(name: FieldName): boolean {
  return name === 'email' || name === 'company-email';
}

/** The address as the scenario has it. */
export function asInScenario(address: string): string {
  return address.replace(/\+run-[^@]*@/, '@');
}

const tags = new WeakMap<Run, string>();

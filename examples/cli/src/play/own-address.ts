import type { FieldName } from '../scenario/fields.ts';
import type { Run } from './run.ts';

/**
 * What the visitor of this run types where the scenario says `typed`. A back end that lasts remembers who joined, and
 * company addresses and how many codes they had (CJ-20), so there each run has its own: `maya+run-1f3a9c@acme.example`.
 */
export function ownAddress(run: Run, name: FieldName, typed: string): string {
  return isAddress(name) && run.backEnd.lasts ? typed.replace('@', `+run-${tagOf(run)}@`) : typed;
}

/** A username is one member's alone, too, but for the seeded member's, which is meant as it stands. */
export function ownUsername(run: Run, typed: string): string {
  return run.backEnd.lasts && isUsername(typed) ? `${typed}.${tagOf(run)}` : typed;
}

/** The rest is there to be refused, or somebody's who was there before. */
function isUsername(typed: string): boolean {
  return /^[a-z][\w.-]{3,20}$/i.test(typed) && typed !== 'grace' && !typed.startsWith('visitor.');
}

function tagOf(run: Run): string {
  const tag = tags.get(run) ?? run.ids.next().slice(0, 6);
  tags.set(run, tag);
  return tag;
}

function isAddress(name: FieldName): boolean {
  return name === 'email' || name === 'company-email';
}

/** The address as the scenario has it. */
export function asInScenario(address: string): string {
  return address.replace(/\+run-[^@]*@/, '@');
}

const tags = new WeakMap<Run, string>();

import type { CallFailure, FieldRefusal, Message, Result } from '@foyer/core';

import { outcomes } from '../scenario/outcomes.ts';

/** What came of what a member did, in the words of the format. */
export interface SeenOutcome {
  readonly kind: string;
  /** The field at fault, as the form names it; null where none is. */
  readonly field: string | null;
  /** What the member is told; null for nothing. */
  readonly message: Message | null;
}

export const nothingDone: SeenOutcome = { kind: 'none', field: null, message: null };
const done: SeenOutcome = { ...nothingDone, kind: 'done' };

/** What a page tells, at a field or of the whole. */
export type Told = Message | FieldRefusal<string>;

/** Of what a page's own part of the core has put into words. */
export function toldOutcome(answer: Result<unknown, Told>): SeenOutcome {
  if (answer.err) return refusedWith('refused', answer.val);
  return answer.val === 'registered' ? { ...done, kind: 'registered' } : done;
}

/** Of a call whose failure the page words by `tell`. */
export function outcomeOf<Failure extends { readonly kind: string }>(
  answer: Result<unknown, Failure>,
  tell: (failure: Failure) => Told,
): SeenOutcome {
  return answer.ok ? done : refusedWith(wordFor(answer.val), tell(answer.val));
}

function refusedWith(kind: string, told: Told): SeenOutcome {
  return 'field' in told ? { kind, ...told } : { kind, field: null, message: told };
}

/** A refusal by what it says: 401 and 403 are the member's own to understand. AC-06 */
function wordFor(failure: { readonly kind: string }): string {
  if (failure.kind !== 'rejected') return isWord(failure.kind) ? failure.kind : 'rejected';
  const { status, code } = failure as Extract<CallFailure, { kind: 'rejected' }>;
  if (code === 'NOT_YOURS') return 'not-yours';
  if (status === 401) return 'signed-out';
  return status === 404 ? 'not-found' : 'rejected';
}

function isWord(kind: string): boolean {
  return (outcomes as readonly string[]).includes(kind);
}

import type { Result } from '@foyer/core';

import { outcomes } from '../scenario/account.schema.ts';

/** What came of what a member did, in the words of the format. */
export interface SeenOutcome {
  readonly kind: string;
  /** As the wire spells it; null where none is at fault. */
  readonly field: string | null;
}

export const nothingDone: SeenOutcome = { kind: 'none', field: null };

export function outcomeOf(answer: Result<unknown, { readonly kind: string }>): SeenOutcome {
  if (answer.ok) return { kind: 'done', field: null };
  const failure = answer.val;
  const field: unknown = Reflect.get(failure, 'field');
  return { kind: wordFor(failure), field: typeof field === 'string' ? field : null };
}

/** A refusal by what it says: 401 and 403 are the member's own to understand. AC-06 */
function wordFor(failure: { readonly kind: string }): string {
  if (failure.kind !== 'rejected') return isWord(failure.kind) ? failure.kind : 'rejected';
  if (Reflect.get(failure, 'code') === 'NOT_YOURS') return 'not-yours';
  switch (Reflect.get(failure, 'status')) {
    case 401:
      return 'signed-out';
    case 404:
      return 'not-found';
    default:
      return 'rejected';
  }
}

function isWord(kind: string): boolean {
  return (outcomes as readonly string[]).includes(kind);
}

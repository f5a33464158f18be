import type { FormSignals } from '@foyer/core';

/**
 * Header of the calls that send a public form, from a page that knows how it was filled in: `age=2400`, the ms that the
 * form was on the screen, and `age=2400, filled` where its hidden field has text in it. Clients without a form leave it
 * out.
 */
export const formHeader = 'Foyer-Form';

/** Nobody fills in a form in less. A page waits for the rest before it sends; a call that names less is refused. */
export const shortestFormMs = 1_000;

export function writeFormHeader({ openForMs, isTrapFilled }: FormSignals): string {
  return `age=${Math.round(openForMs)}${isTrapFilled ? ', filled' : ''}`;
}

/** Null for a header that no page writes. */
export function readFormHeader(header: string): FormSignals | null {
  const [, age, filled] = /^age=(\d{1,15})(, ?filled)?$/.exec(header.trim()) ?? [];
  if (age === undefined) return null;
  return { openForMs: Number(age), isTrapFilled: filled !== undefined };
}

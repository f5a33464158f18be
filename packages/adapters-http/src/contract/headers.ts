import type { FormSignals } from '@foyer/core/forms';
import { type Attribution, readAttribution } from '@foyer/core/lead';

/**
 * The header of calls that send a public form. It says how the form was filled in: `age=2400` is the time in ms that
 * it was on the screen, and `age=2400, filled` means that its hidden field contains text. Clients without a form omit
 * it.
 */
export const formHeader = 'Foyer-Form';

/**
 * The shortest time in which a person fills in a form, in ms. A form that was sent sooner has to bring a proof of work,
 * because browsers and fast hands can do it, too.
 */
export const shortestFormMs = 2_000;

/** The header of a public form that solved a challenge: the `Proof` as JSON in base64. */
export const proofHeader = 'Foyer-Proof';

export function writeFormHeader({ openForMs, isTrapFilled }: FormSignals): string {
  return `age=${Math.round(openForMs)}${isTrapFilled ? ', filled' : ''}`;
}

/** Null if Foyer's pages don't send such a header. */
export function readFormHeader(header: string): FormSignals | null {
  const [, age, filled] = /^age=(\d{1,15})(, ?filled)?$/.exec(header.trim()) ?? [];
  if (age === undefined) return null;
  return { openForMs: Number(age), isTrapFilled: filled !== undefined };
}

/** The header of public forms that says what brought the visitor: the `Attribution` as JSON, percent-encoded. */
export const attributionHeader = 'Foyer-Attribution';

export function writeAttributionHeader(attribution: Attribution): string {
  return encodeURIComponent(JSON.stringify(attribution));
}

/** Returns null for a header that no page of ours sends. */
export function readAttributionHeader(header: string): Attribution | null {
  try {
    return readAttribution(decodeURIComponent(header));
  } catch {
    return null;
  }
}

/**
 * Sent by pages of the API's own origin: the public id of their session, or `new` without one. Pages of other origins
 * can't send it without a preflight request, so it also protects against forged calls.
 */
export const sessionHeader = 'foyer-session';

export const noSession = 'new';

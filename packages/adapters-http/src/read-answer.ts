import { type CallFailure, Err, Ok, type Result, Temporal } from '@foyer/core';
import type { FieldConfig } from '@foyer/core/forms';
import { type Currency, type Money, readMinorUnits } from '@foyer/core/kernel';
import type { WireFormField } from './contract/fields.ts';
import type { PictureSet } from '@foyer/core/clubs';
import type { WireFacility } from './contract/facilities.ts';
import type { HttpClient } from './http-client.ts';

export const unsuccessful: Err<CallFailure> = Err({ kind: 'unsuccessful' });

/** `path` is the place in the answer. */
export function unexpectedShape(path: string): Err<CallFailure> {
  return Err({ kind: 'unexpected-shape', path });
}

/** For calls that only report success: `success: false` becomes a failure. */
export function checkSuccess(
  answer: Result<{ readonly success: boolean }, CallFailure>,
): Result<void, CallFailure> {
  return answer.andThen(({ success }) => (success ? Ok(undefined) : unsuccessful));
}

/** Reads the answer to a lookup. Null, an empty body and 404 all mean that there's nothing to read. */
export function readIfKnown<Wire, Value>(
  answer: Result<Wire, CallFailure>,
  read: (wire: NonNullable<Wire>) => Result<Value | null, CallFailure>,
): Result<Value | null, CallFailure> {
  if (isUnknown(answer)) return Ok(null);
  return answer.andThen<Value | null, CallFailure>((wire) =>
    wire == null ? Ok(null) : read(wire),
  );
}

/** True if the back end says that the requested object doesn't exist. For a lookup that's an answer, not a failure. */
export function isUnknown(answer: Result<unknown, CallFailure>): boolean {
  return answer.err && hasStatus(answer.val, 404);
}

export function hasStatus(failure: CallFailure, status: number): boolean {
  return failure.kind === 'rejected' && failure.status === status;
}

export function hasCode(failure: CallFailure, code: string): boolean {
  return failure.kind === 'rejected' && failure.code === code;
}

/** Converts an id to a string; null if it's empty. */
export function textOrNull(id: string | number | null | undefined): string | null {
  return id == null || id === '' ? null : String(id);
}

/** Reads an amount as minor units. An invalid one is a failure, so that nobody sees a guessed amount. */
export function readAmount(amount: string | number, path: string): Result<number, CallFailure> {
  const minorUnits = readMinorUnits(amount);
  return minorUnits === null ? unexpectedShape(path) : Ok(minorUnits);
}

export function readMoney(
  amount: string | number,
  currency: Currency,
  path: string,
): Result<Money, CallFailure> {
  return readAmount(amount, path).map((minorUnits) => ({ minorUnits, currency }));
}

export function readInstant(text: string, path: string): Result<Temporal.Instant, CallFailure> {
  try {
    return Ok(Temporal.Instant.from(text));
  } catch {
    return unexpectedShape(path);
  }
}

export function readDay(text: string, path: string): Result<Temporal.PlainDate, CallFailure> {
  try {
    return Ok(Temporal.PlainDate.from(text));
  } catch {
    return unexpectedShape(path);
  }
}

/** The token of a purchase that was begun. */
export function readToken(
  answer: Result<
    { readonly success: boolean; readonly result?: string | null | undefined },
    CallFailure
  >,
): Result<string, CallFailure> {
  return answer.andThen(({ success, result }) => (success && result ? Ok(result) : unsuccessful));
}

/** Omits missing values instead of setting them to undefined. */
export function readFormField({
  name,
  label,
  type,
  required,
  options,
  maxLength,
}: WireFormField): FieldConfig {
  return {
    name,
    label,
    ...(type !== undefined && { type }),
    ...(required !== undefined && { required }),
    ...(options !== undefined && { options }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

/** With the addresses that this page can load. */
export function readPictureSet(
  wire: WireFacility['picture'],
  mediaUrl: HttpClient['mediaUrl'],
): PictureSet | null | undefined {
  const loadable = (set: string) => set.replaceAll(/\S+(?= \d)/g, (address) => mediaUrl(address));
  return (
    wire && { ...wire, srcSet: loadable(wire.srcSet), night: wire.night && loadable(wire.night) }
  );
}

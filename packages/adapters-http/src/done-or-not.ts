import { type CallFailure, Err, Ok, type Result } from '@foyer/core';

/** The answer of a call that only says whether it was done: a well-formed no is a failure. */
export function doneOrNot(
  answer: Result<{ readonly success: boolean }, CallFailure>,
): Result<void, CallFailure> {
  return answer.andThen(({ success }) =>
    success ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
  );
}

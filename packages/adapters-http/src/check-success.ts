import { type CallFailure, Err, Ok, type Result } from '@foyer/core';

/** For calls that only report success: `success: false` becomes a failure. */
export function checkSuccess(
  answer: Result<{ readonly success: boolean }, CallFailure>,
): Result<void, CallFailure> {
  return answer.andThen(({ success }) =>
    success ? Ok(undefined) : Err<CallFailure>({ kind: 'unsuccessful' }),
  );
}

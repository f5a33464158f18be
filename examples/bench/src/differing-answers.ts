import { isDeepStrictEqual } from 'node:util';
import type { Way, WrongAnswer } from './benchmark.ts';

/** The first input to which the other way has another answer; none where they agree on all. */
export function differingAnswers<Input>(
  ours: Way<Input>,
  other: Way<Input>,
  inputs: readonly Input[],
): readonly WrongAnswer[] {
  for (const input of inputs) {
    const expected = answerOf(ours, input);
    const seen = answerOf(other, input);
    if (!isDeepStrictEqual(seen, expected)) return [{ way: other.name, input, expected, seen }];
  }
  return [];
}

/** A way that throws has an answer as well: a wrong one. */
function answerOf<Input>({ run, answer = (result) => result }: Way<Input>, input: Input): unknown {
  try {
    return answer(run(input));
  } catch (error) {
    return error;
  }
}

/**
 * Does the same work, but for an input that is the very one it was given last: that one's answer is at hand. For
 * inputs that are replaced when they change, never changed.
 */
export function rememberLast<Input extends object, Answer>(
  work: (input: Input) => Answer,
): (input: Input) => Answer {
  let last: { readonly input: Input; readonly answer: Answer } | null = null;
  return (input) => {
    if (last === null || last.input !== input) last = { input, answer: work(input) };
    return last.answer;
  };
}

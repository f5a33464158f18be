/**
 * Does the same work once for the same text: runs of a scenario meet the same moments again and again. Forgets all once
 * it knows a thousand.
 */
export function rememberByText<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = work(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}

const most = 1000;

/** True if the texts differ by one typo: one letter added, missing or replaced, or two adjacent letters swapped. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let fromEnd = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (fromEnd < shorter && a.at(-1 - fromEnd) === b.at(-1 - fromEnd)) fromEnd += 1;
  const restA = a.slice(start, a.length - fromEnd);
  const restB = b.slice(start, b.length - fromEnd);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

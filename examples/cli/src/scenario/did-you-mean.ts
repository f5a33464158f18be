import leven from 'leven';

/** `; did you mean "press"?`, or nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, distance: leven(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)[0];
  return near === undefined ? '' : `; did you mean "${near.name}"?`;
}

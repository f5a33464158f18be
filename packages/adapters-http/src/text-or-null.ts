/** Converts an id to a string; null if it's empty. */
export function textOrNull(id: string | number | null | undefined): string | null {
  return id == null || id === '' ? null : String(id);
}

/** An id of the wire as text; null for an empty one. */
export function textOrNull(id: string | number | null | undefined): string | null {
  return id == null || id === '' ? null : String(id);
}

/**
 * The path without each occurrence of a query parameter, everything else as it stood, and the first value that it had;
 * null when it was not there. Source: AC-01.
 */
export function withoutQuery(
  path: string,
  name: string,
): { readonly path: string; readonly value: string | null } {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  if (query === undefined) return { path, value: null };
  const parts = query.split('&');
  const kept = parts.filter((part) => nameOf(part) !== name);
  if (kept.length === parts.length) return { path, value: null };
  const value = new URL(path, 'https://page.invalid').searchParams.get(name) ?? '';
  return { path: `${before}${kept.length === 0 ? '' : `?${kept.join('&')}`}${hash}`, value };
}

/** A name may be written with escapes, and is read without. */
function nameOf(part: string): string {
  const [written = ''] = part.split('=', 1);
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return written;
  }
}

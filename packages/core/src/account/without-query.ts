/**
 * The path without each occurrence of a query parameter, the others as they stood, and the first value that it had;
 * null when it was not there. Source: AC-01.
 */
export function withoutQuery(
  path: string,
  name: string,
): { readonly path: string; readonly value: string | null } {
  if (!path.includes('?')) return { path, value: null };
  // In front of a path, not as its base: two slashes at its beginning are no host.
  const { pathname, search, searchParams, hash } = new URL(`https://page.invalid${path}`);
  const value = searchParams.get(name);
  if (value === null) return { path, value };
  // A name may be written with escapes, and is read without.
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => new URL(`https://page.invalid?${part}`).searchParams.get(name) === null);
  return { path: `${pathname}${kept.length === 0 ? '' : `?${kept.join('&')}`}${hash}`, value };
}

/**
 * Removes every occurrence of a query parameter and leaves the rest unchanged. Returns the path and
 * the parameter's first value; null when it wasn't there.
 */
export function withoutQuery(
  path: string,
  name: string,
): { readonly path: string; readonly value: string | null } {
  if (!path.includes('?')) return { path, value: null };
  // Prepend the origin instead of using it as the base, so that a path starting with two slashes
  // isn't read as a host.
  const { pathname, search, searchParams, hash } = new URL(`https://page.invalid${path}`);
  const value = searchParams.get(name);
  if (value === null) return { path, value };
  // A parameter name may be percent-encoded.
  const stored = search
    .slice(1)
    .split('&')
    .filter((part) => new URL(`https://page.invalid?${part}`).searchParams.get(name) === null);
  return { path: `${pathname}${stored.length === 0 ? '' : `?${stored.join('&')}`}${hash}`, value };
}

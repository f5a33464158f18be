/** The path without its query, fragment and trailing slashes; empty for the front page. */
export function pathnameOf(path: string): string {
  return (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
}

/** The query of a path in the site. */
export function queryOf(path: string): URLSearchParams {
  const at = path.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : path.slice(at).split('#', 1)[0]);
}

/** The address with this parameter in its query; null removes it. */
export function withParameter(address: string, name: string, value: string | null): string {
  const [path = ''] = address.split('?', 1);
  const query = queryOf(address);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The decoded last segment of a path in the site; a malformed one stays encoded. */
export function lastSegmentOf(path: string): string {
  const segment = pathnameOf(path).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

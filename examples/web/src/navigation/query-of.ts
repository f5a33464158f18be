/** The query of a path of the site. */
export function queryOf(path: string): URLSearchParams {
  const at = path.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : path.slice(at).split('#', 1)[0]);
}

/** The parts of a path of the site, as they were before they were written into it; one that can't be read stays as it is. */
export function segmentsOf(path: string): readonly string[] {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

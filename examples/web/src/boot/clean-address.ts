/**
 * Removes a member's token from the address as soon as this module is evaluated. It has no imports and is the first
 * import of `boot.ts`, so nothing else ever sees the token in the address.
 */
const { pathname, search, hash } = window.location;

/** The token that the address contained, or null. */
export const arrivedToken: string | null = tokenIn(search);

if (arrivedToken !== null) {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => tokenIn(part) === null)
    .join('&');
  const address = `${pathname}${others && `?${others}`}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}

function tokenIn(query: string): string | null {
  return new URLSearchParams(query).get('token');
}

/**
 * Takes a member's token out of the address as soon as this file is read. It needs nothing and is what `boot.ts` imports
 * first: any other file of the site may wait for one that is fetched, Temporal where the platform has none. AC-01
 */
const { pathname, search, hash } = window.location;

/** What stood in the address as a token; null where nothing did. */
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

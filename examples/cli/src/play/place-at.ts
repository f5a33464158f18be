import { type PageKind, pageKindAt } from './flow-at.ts';
import { isMembersPath } from './members-place.ts';
import { rememberByText } from './remember-by-text.ts';
import { site } from './site.ts';

/** What stands at an address of the site. */
export interface Place {
  readonly url: URL;
  /** `members` for the pages of members. */
  readonly kind: PageKind | 'members';
}

/** Runs of a scenario go to the same few addresses, and a page is asked at each of its own whether it is still there. */
export const placeAt: (address: string) => Place = rememberByText((address) => {
  const url = new URL(address, site);
  return { url, kind: isMembersPath(url.pathname) ? 'members' : pageKindAt(url) };
});

import type { Navigation } from '../ports/navigation.port.ts';
import { withoutQuery } from './without-query.ts';

/** Where mailed links lead, without the slashes around. HT-51, SE-21, SE-22 */
const linkPages = ['activate', 'account/email/confirm', 'account/email/undo'];

/**
 * The code of the mailed link that is in the address, which is taken out of it at once, so that neither history nor
 * referrer nor analytics see it: an empty text where the link was cut off, null where the address is not a link's. AC-08
 */
export function takeLinkCode(navigation: Navigation, query = 'code'): string | null {
  const shown = navigation.current();
  if (!isLinkPath(shown)) return null;
  const { path, value } = withoutQuery(shown, query);
  if (value !== null) navigation.replace(path);
  return value;
}

function isLinkPath(shown: string): boolean {
  const [path = ''] = shown.split(/[?#]/, 1);
  return linkPages.includes(path.split('/').filter(Boolean).join('/'));
}

import type { Navigation } from '../kernel/navigation.port.ts';
import { withoutQuery } from './without-query.ts';

/** Paths of mailed links, without leading and trailing slashes. */
const linkPages = ['activate', 'account/email/confirm', 'account/email/undo'];

/**
 * Takes the code of a mailed link out of the address immediately, so that history, referrers and
 * analytics never see it. Empty when the link was cut off; null when the address isn't a mailed
 * link.
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

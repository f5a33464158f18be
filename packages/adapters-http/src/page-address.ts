/** Longest address of a page that the wire takes. */
const maxLength = 2_000;

/**
 * The page that a visitor came by, as the wire takes it: without its query where that is too long, and empty for a page
 * that is not on the web, such as one inside an app. A marketing field is no reason to refuse a lead.
 */
export function pageAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) return '';
  if (url.length <= maxLength) return url;
  const bare = url.replace(/[?#].*$/s, '');
  return bare.length <= maxLength ? bare : '';
}

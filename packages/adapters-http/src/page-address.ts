/** The maximum length of a page URL that the API accepts. */
const maxLength = 2_000;

/**
 * Returns a page URL that the API accepts: without its query if it's too long, and empty for a page that isn't on the
 * web, such as one inside an app. An invalid marketing field is no reason to reject a lead.
 */
export function pageAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) return '';
  if (url.length <= maxLength) return url;
  const bare = url.replace(/[?#].*$/s, '');
  return bare.length <= maxLength ? bare : '';
}

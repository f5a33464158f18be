/** What the site is told of where its account calls go, of which apps may sign members in, and of who vouches for social logins. AC-01, AC-07 */
export interface SiteHosts {
  /** Null: whoever serves the site. */
  readonly accountHost: string | null;
  /** For pages of the QA origin. */
  readonly stagingHost: string | null;
  readonly qaOrigin: string | null;
  /** Apps that show the site in a web view or a frame. */
  readonly webViewOrigins: readonly string[];
  /** The provider of social logins: what people call it, and its page. Left out: none. HT-06 */
  readonly identity?: { readonly name: string; readonly address: string };
}

export const noSiteHosts: SiteHosts = {
  accountHost: null,
  stagingHost: null,
  qaOrigin: null,
  webViewOrigins: [],
};

/** A page with the lines by which it knows them; where there is nothing to tell it stays as it is. */
export function tellHosts({ identity, ...hosts }: SiteHosts): (page: string) => string {
  const told = Object.entries(hosts).filter(([, value]) => value !== null && value.length > 0);
  const lines = [
    ...(told.length === 0 ? [] : [metaLine('foyer-hosts', Object.fromEntries(told))]),
    ...(identity === undefined ? [] : [metaLine('foyer-identity', identity)]),
  ].join('');
  return (page) => (lines === '' ? page : page.replace('</head>', () => `${lines}</head>`));
}

function metaLine(name: string, told: unknown): string {
  const content = JSON.stringify(told)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${content}" />`;
}

/** The origins that the site's pages may call, as a Content-Security-Policy names them. */
export function calledOrigins({ accountHost, stagingHost }: SiteHosts): readonly string[] {
  return [accountHost, stagingHost].flatMap((host) => (host === null ? [] : new URL(host).origin));
}

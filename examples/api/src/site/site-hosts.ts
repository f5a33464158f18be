/** The hosts for the site's account calls, the apps that may sign members in, and the social login provider. */
export interface SiteHosts {
  /** Null: the server of the site. */
  readonly accountHost: string | null;
  /** Used by pages of the QA origin. */
  readonly stagingHost: string | null;
  readonly qaOrigin: string | null;
  /** Apps that show the site in a web view or a frame. */
  readonly webViewOrigins: readonly string[];
  /** The social login provider's display name and page; undefined for none. */
  readonly identity?: { readonly name: string; readonly address: string };
}

export const noSiteHosts: SiteHosts = {
  accountHost: null,
  stagingHost: null,
  qaOrigin: null,
  webViewOrigins: [],
};

/** Adds the hosts to a page as meta tags; without any hosts the page stays unchanged. */
export function addHosts({ identity, ...hosts }: SiteHosts): (page: string) => string {
  const fields = Object.entries(hosts).filter(([, value]) => value !== null && value.length > 0);
  const lines = [
    ...(fields.length === 0 ? [] : [metaLine('foyer-hosts', Object.fromEntries(fields))]),
    ...(identity === undefined ? [] : [metaLine('foyer-identity', identity)]),
  ].join('');
  return (page) => (lines === '' ? page : page.replace('</head>', () => `${lines}</head>`));
}

function metaLine(name: string, fields: unknown): string {
  const content = JSON.stringify(fields)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${content}" />`;
}

/** The origins that the site's pages may call, for the Content-Security-Policy. */
export function calledOrigins({ accountHost, stagingHost }: SiteHosts): readonly string[] {
  return [accountHost, stagingHost].flatMap((host) => (host === null ? [] : new URL(host).origin));
}

import { asText } from './prerendered-pages.ts';

/**
 * What the site's pages learn from this server: the hosts for account calls, the apps that may sign members in, the
 * social login provider, the domain of cookies, the map of streets, whether calls are traced, and the running
 * experiments.
 */
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
  /** The domain for the site's cookies, so that hosts below it read them; undefined for the page's host alone. */
  readonly cookieDomain?: string;
  /** The address of the chain's street map, a PMTiles file; undefined for none. */
  readonly streetMap?: string;
  /** True: the page's calls begin traces. */
  readonly traces?: boolean;
  /** The arms of each running experiment with their weights, by flag; undefined for none. */
  readonly experiments?: Experiments;
}

export type Experiments = Readonly<
  Record<string, readonly (readonly [arm: boolean | string, weight: number])[]>
>;

export const noSiteHosts: SiteHosts = {
  accountHost: null,
  stagingHost: null,
  qaOrigin: null,
  webViewOrigins: [],
};

/** Adds them to a page as meta tags; without any the page stays unchanged. */
export function addHosts({
  identity,
  cookieDomain,
  experiments,
  streetMap,
  traces = false,
  ...hosts
}: SiteHosts): (page: string) => string {
  const fields = Object.entries(hosts).filter(([, value]) => value !== null && value.length > 0);
  const lines = [
    ...(fields.length === 0 ? [] : [metaLine('foyer-hosts', Object.fromEntries(fields))]),
    ...(identity === undefined ? [] : [metaLine('foyer-identity', identity)]),
    ...(cookieDomain === undefined
      ? []
      : [`<meta name="foyer-cookie-domain" content="${cookieDomain}" />`]),
    ...(streetMap === undefined
      ? []
      : [`<meta name="foyer-street-map" content="${asText(streetMap)}" />`]),
    ...(traces ? ['<meta name="foyer-traces" />'] : []),
    ...(experiments === undefined ? [] : [metaLine('foyer-experiments', experiments)]),
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
export function calledOrigins({
  accountHost,
  stagingHost,
  streetMap,
}: SiteHosts): readonly string[] {
  const elsewhere = streetMap?.startsWith('/') === false ? streetMap : null;
  return [accountHost, stagingHost, elsewhere].flatMap((host) =>
    host === null ? [] : new URL(host).origin,
  );
}

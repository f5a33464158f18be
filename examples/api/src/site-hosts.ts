import { Err, Ok, type Result } from '@foyer/core';

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

/** Reads them from the environment's texts. What can't be used fails with one line that says what to write instead. */
export function readSiteHosts(text: (name: string) => string | null): Result<SiteHosts, string> {
  const host = (name: string) => text(name)?.replace(/\/+$/, '') ?? null;
  const [accountHost, stagingHost] = [host('FOYER_ACCOUNT_HOST'), host('FOYER_STAGING_HOST')];
  const qaOrigin = host('FOYER_QA_ORIGIN');
  const webViewOrigins = (text('FOYER_WEB_VIEW_ORIGINS') ?? '')
    .split(',')
    .flatMap((part) => part.trim() || []);
  const hosts = { FOYER_ACCOUNT_HOST: accountHost, FOYER_STAGING_HOST: stagingHost };
  for (const [name, value] of Object.entries(hosts)) {
    if (value !== null && !isHost(value)) {
      return Err(
        `${name} is an origin, with a path if need be, such as https://members.example.com.`,
      );
    }
  }
  for (const origin of [qaOrigin ?? [], webViewOrigins].flat()) {
    if (!isOrigin(origin)) {
      const name = origin === qaOrigin ? 'FOYER_QA_ORIGIN' : 'FOYER_WEB_VIEW_ORIGINS';
      return Err(`${name} takes origins such as https://qa.example.com, not "${origin}".`);
    }
  }
  if ((qaOrigin === null) !== (stagingHost === null)) {
    return Err('FOYER_QA_ORIGIN and FOYER_STAGING_HOST go together: give both, or neither.');
  }
  const [name, address] = [text('FOYER_IDENTITY_NAME'), text('FOYER_IDENTITY_ADDRESS')];
  if (name === null && address === null) {
    return Ok({ accountHost, stagingHost, qaOrigin, webViewOrigins });
  }
  if (name === null || address === null || !isPage(address)) {
    return Err(
      'FOYER_IDENTITY_NAME goes with FOYER_IDENTITY_ADDRESS, a page such as https://id.example.com/ask?client=club.',
    );
  }
  return Ok({ accountHost, stagingHost, qaOrigin, webViewOrigins, identity: { name, address } });
}

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

function isHost(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}

function isPage(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

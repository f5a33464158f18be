import { Err, Ok, type Result } from '@foyer/core';

/** What the site is told of where its account calls go, and of which apps may sign members in. AC-01, AC-07 */
export interface SiteHosts {
  /** Null: whoever serves the site. */
  readonly accountHost: string | null;
  /** For pages of the QA origin. */
  readonly stagingHost: string | null;
  readonly qaOrigin: string | null;
  /** Apps that show the site in a web view or a frame. */
  readonly webViewOrigins: readonly string[];
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
  return Ok({ accountHost, stagingHost, qaOrigin, webViewOrigins });
}

/** A page with the line by which it knows them; where there is nothing to tell it stays as it is. */
export function tellHosts(hosts: SiteHosts): (page: string) => string {
  const told = Object.entries(hosts).filter(([, value]) => value !== null && value.length > 0);
  if (told.length === 0) return (page) => page;
  const content = JSON.stringify(Object.fromEntries(told))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const line = `<meta name="foyer-hosts" content="${content}" />`;
  return (page) => page.replace('</head>', () => `${line}</head>`);
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

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

import type { HostSettings } from '@foyer/core/session';

/** The hosts of this site's account calls, and the apps around it that may sign a member in. */
export interface SiteHosts extends HostSettings {
  readonly webViewOrigins: readonly string[];
}

/**
 * Read from the delivered page, `<meta name="foyer-hosts" content='{"accountHost": "https://…"}'>`, so that the QA site
 * and production can use the same build. Defaults to the page's own server and no app.
 */
export function siteHosts(page: Pick<Document, 'querySelector'>): SiteHosts {
  const content = page.querySelector<HTMLMetaElement>('meta[name=foyer-hosts]')?.content;
  return { ...noHosts, ...(content !== undefined && parseHosts(content)) };
}

const noHosts: SiteHosts = {
  accountHost: '',
  stagingHost: '',
  qaOrigin: null,
  apiHost: '',
  webViewOrigins: [],
};

function parseHosts(text: string): Partial<SiteHosts> {
  try {
    return JSON.parse(text) as Partial<SiteHosts>;
  } catch {
    return {};
  }
}

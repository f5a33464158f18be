import type { HostSettings } from '@foyer/core';

/** Where this site's account calls go, and which apps around it may sign a member in. AC-01, AC-07 */
export interface SiteHosts extends HostSettings {
  readonly webViewOrigins: readonly string[];
}

/**
 * As the delivered page says, `<meta name="foyer-hosts" content='{"accountHost": "https://…"}'>`: the same build is the
 * QA site and the site. What it leaves out is whoever serves the page, and nobody's app. AC-07
 */
export function siteHosts(page: Pick<Document, 'querySelector'>): SiteHosts {
  const told = page.querySelector<HTMLMetaElement>('meta[name=foyer-hosts]')?.content;
  return { ...noHosts, ...(told !== undefined && parseHosts(told)) };
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

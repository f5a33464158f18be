// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { siteHosts } from './compose-account.ts';
import { cookieDomain } from './site-settings.ts';

afterEach(() => document.head.replaceChildren());

function addMeta(content: string): void {
  const line = document.createElement('meta');
  line.name = 'foyer-hosts';
  line.content = content;
  document.head.append(line);
}

const own = { accountHost: '', stagingHost: '', qaOrigin: null, apiHost: '', webViewOrigins: [] };

describe('the hosts of the site’s calls', () => {
  it('AC-07 AC-01 default to the site’s own server, with no trusted app', () => {
    expect(siteHosts(document)).toEqual(own);
  });

  it('AC-07 come from the page, with defaults for what it omits', () => {
    addMeta('{"accountHost":"https://members.example","webViewOrigins":["https://app.example"]}');
    expect(siteHosts(document)).toEqual({
      ...own,
      accountHost: 'https://members.example',
      webViewOrigins: ['https://app.example'],
    });
  });

  it('AC-07 use the defaults when the page’s setting is invalid', () => {
    addMeta('{"accountHost":');
    expect(siteHosts(document)).toEqual(own);
  });
});

describe('The domain of the site’s cookies', () => {
  it('CK-01 is in the delivered page, or else the page’s host', () => {
    document.head.innerHTML = '';
    expect(cookieDomain(document)).toEqual({});
    document.head.innerHTML = '<meta name="foyer-cookie-domain" content="club.example" />';
    expect(cookieDomain(document)).toEqual({ domain: 'club.example' });
  });
});

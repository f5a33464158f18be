// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { siteHosts } from './site-hosts.ts';

afterEach(() => document.head.replaceChildren());

function told(content: string): void {
  const line = document.createElement('meta');
  line.name = 'foyer-hosts';
  line.content = content;
  document.head.append(line);
}

const own = { accountHost: '', stagingHost: '', qaOrigin: null, apiHost: '', webViewOrigins: [] };

describe('where the site’s calls go', () => {
  it('AC-07 AC-01 is whoever serves it, and no app is believed, where the page says nothing', () => {
    expect(siteHosts(document)).toEqual(own);
  });

  it('AC-07 is what the page says, the rest as ever', () => {
    told('{"accountHost":"https://members.example","webViewOrigins":["https://app.example"]}');
    expect(siteHosts(document)).toEqual({
      ...own,
      accountHost: 'https://members.example',
      webViewOrigins: ['https://app.example'],
    });
  });

  it('AC-07 is whoever serves it where the page’s line can’t be read', () => {
    told('{"accountHost":');
    expect(siteHosts(document)).toEqual(own);
  });
});

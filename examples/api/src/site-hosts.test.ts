import { describe, expect, it } from 'vitest';

import { readSettings } from './settings.ts';
import { calledOrigins, noSiteHosts, tellHosts } from './site-hosts.ts';

const environment: Readonly<Record<string, string>> = {
  FOYER_ACCOUNT_HOST: 'https://members.example/v/',
  FOYER_STAGING_HOST: 'https://staging.example',
  FOYER_QA_ORIGIN: 'https://qa.example',
  FOYER_WEB_VIEW_ORIGINS: 'https://app.example, https://other.example:8443',
};
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readSettings({ ...environment, ...changes }).map(({ siteHosts }) => siteHosts);

describe('Where the site’s account calls go', () => {
  it('AC-07 AC-01 is told by the environment', () => {
    expect(read().unwrap()).toEqual({
      accountHost: 'https://members.example/v',
      stagingHost: 'https://staging.example',
      qaOrigin: 'https://qa.example',
      webViewOrigins: ['https://app.example', 'https://other.example:8443'],
    });
    expect(readSettings({}).unwrap().siteHosts).toEqual(noSiteHosts);
  });

  it.each([
    ['FOYER_ACCOUNT_HOST', 'members.example'],
    ['FOYER_ACCOUNT_HOST', 'ftp://members.example'],
    ['FOYER_STAGING_HOST', 'https://staging.example?x=1'],
    ['FOYER_QA_ORIGIN', 'https://qa.example/path'],
    ['FOYER_QA_ORIGIN', ''],
    ['FOYER_STAGING_HOST', ''],
    ['FOYER_WEB_VIEW_ORIGINS', 'https://app.example,*'],
  ])('AC-07 what can’t be used is told in a line that names it: %s=%s', (name, value) => {
    expect(read({ [name]: value }).val).toMatch(name);
  });

  it('AC-07 stands in the page that it serves, as text and nothing else', () => {
    const page = '<head><title>Foyer</title></head>';
    const hosts = { ...noSiteHosts, accountHost: 'https://a.example/"><script>&' };
    expect(tellHosts(hosts)(page)).toBe(
      '<head><title>Foyer</title><meta name="foyer-hosts" content="{&quot;accountHost&quot;:&quot;https://a.example/\\&quot;>&lt;script>&amp;&quot;}" /></head>',
    );
    expect(tellHosts(noSiteHosts)(page)).toBe(page);
  });

  it('AC-07 lets the page call those hosts, whatever their paths', () => {
    expect(calledOrigins(read().unwrap())).toEqual([
      'https://members.example',
      'https://staging.example',
    ]);
    expect(calledOrigins(noSiteHosts)).toEqual([]);
  });

  it('HT-06 who vouches for social logins is told beside them, by name and page', () => {
    const identity = { name: 'Club ID', address: 'https://id.example/ask?client=club' };
    const told = read({
      FOYER_IDENTITY_NAME: identity.name,
      FOYER_IDENTITY_ADDRESS: identity.address,
    });
    expect(told.unwrap().identity).toEqual(identity);
    expect(tellHosts({ ...noSiteHosts, identity })('<head></head>')).toBe(
      '<head><meta name="foyer-identity" content="{&quot;name&quot;:&quot;Club ID&quot;,&quot;address&quot;:&quot;https://id.example/ask?client=club&quot;}" /></head>',
    );
  });

  it.each([
    ['Club ID', ''],
    ['', 'https://id.example/ask'],
    ['Club ID', 'javascript:alert(1)'],
  ])('HT-06 a provider that can’t be used is told in a line: %j at %j', (name, address) => {
    const changes = { FOYER_IDENTITY_NAME: name, FOYER_IDENTITY_ADDRESS: address };
    expect(read(changes).val).toMatch('FOYER_IDENTITY_ADDRESS');
  });
});

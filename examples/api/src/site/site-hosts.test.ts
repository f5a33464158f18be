import { describe, expect, it } from 'vitest';

import { readSettings } from '../settings.ts';
import { calledOrigins, noSiteHosts, addHosts } from './site-hosts.ts';

const environment: Readonly<Record<string, string>> = {
  FOYER_ACCOUNT_HOST: 'https://members.example/v/',
  FOYER_STAGING_HOST: 'https://staging.example',
  FOYER_QA_ORIGIN: 'https://qa.example',
  FOYER_WEB_VIEW_ORIGINS: 'https://app.example, https://other.example:8443',
};
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readSettings({ ...environment, ...changes }).map(({ siteHosts }) => siteHosts);

describe('The hosts of the site’s account calls', () => {
  it('AC-07 AC-01 come from the environment', () => {
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
  ])('AC-07 are refused by name when they are invalid: %s=%s', (name, value) => {
    expect(read({ [name]: value }).val).toMatch(name);
  });

  it('AC-07 appear in the served page, as escaped text', () => {
    const page = '<head><title>Foyer</title></head>';
    const hosts = { ...noSiteHosts, accountHost: 'https://a.example/"><script>&' };
    expect(addHosts(hosts)(page)).toBe(
      '<head><title>Foyer</title><meta name="foyer-hosts" content="{&quot;accountHost&quot;:&quot;https://a.example/\\&quot;>&lt;script>&amp;&quot;}" /></head>',
    );
    expect(addHosts(noSiteHosts)(page)).toBe(page);
  });

  it('AC-07 can be called by the page, on any path', () => {
    expect(calledOrigins(read().unwrap())).toEqual([
      'https://members.example',
      'https://staging.example',
    ]);
    expect(calledOrigins(noSiteHosts)).toEqual([]);
  });

  it('OP-82 come with whether calls are traced, which pages then do', () => {
    const hosts = read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }).unwrap();
    expect(addHosts({ ...noSiteHosts, traces: hosts.traces ?? false })('<head></head>')).toBe(
      '<head><meta name="foyer-traces" /></head>',
    );
  });

  it('AN-04 come with the running experiments, as the site reads them', () => {
    const experiments = { variant: [['classic', 50] as const, ['guided-steps', 50] as const] };
    const hosts = read({ FOYER_EXPERIMENTS: JSON.stringify(experiments) }).unwrap();
    expect(hosts.experiments).toEqual(experiments);
    expect(addHosts({ ...noSiteHosts, experiments })('<head></head>')).toBe(
      '<head><meta name="foyer-experiments" content="{&quot;variant&quot;:[[&quot;classic&quot;,50],[&quot;guided-steps&quot;,50]]}" /></head>',
    );
  });

  it('CK-01 come with the domain of the site’s cookies', () => {
    const { cookieDomain } = read({ FOYER_COOKIE_DOMAIN: 'club.example' }).unwrap();
    expect(cookieDomain).toBe('club.example');
    expect(addHosts({ ...noSiteHosts, cookieDomain: 'club.example' })('<head></head>')).toBe(
      '<head><meta name="foyer-cookie-domain" content="club.example" /></head>',
    );
  });

  it.each([
    ['FOYER_EXPERIMENTS', 'variant'],
    ['FOYER_EXPERIMENTS', '{"variant": "classic"}'],
    ['FOYER_EXPERIMENTS', '{"variant": []}'],
    ['FOYER_EXPERIMENTS', '{"variant": [["classic", -1]]}'],
    ['FOYER_COOKIE_DOMAIN', 'com'],
    ['FOYER_COOKIE_DOMAIN', 'https://club.example'],
    ['FOYER_COOKIE_DOMAIN', '127.0.0.1'],
    ['FOYER_COOKIE_DOMAIN', 'club.example; Path=/'],
  ])('AN-04 CK-01 refuse what the site could not use: %s=%s', (name, value) => {
    expect(read({ [name]: value }).val).toMatch(name);
  });

  it('HT-06 come with the social login provider, by name and page', () => {
    const identity = { name: 'Club ID', address: 'https://id.example/ask?client=club' };
    const logs = read({
      FOYER_IDENTITY_NAME: identity.name,
      FOYER_IDENTITY_ADDRESS: identity.address,
    });
    expect(logs.unwrap().identity).toEqual(identity);
    expect(addHosts({ ...noSiteHosts, identity })('<head></head>')).toBe(
      '<head><meta name="foyer-identity" content="{&quot;name&quot;:&quot;Club ID&quot;,&quot;address&quot;:&quot;https://id.example/ask?client=club&quot;}" /></head>',
    );
  });

  it.each([
    ['Club ID', ''],
    ['', 'https://id.example/ask'],
    ['Club ID', 'javascript:alert(1)'],
  ])('HT-06 come without an invalid provider, which is refused: %j at %j', (name, address) => {
    const changes = { FOYER_IDENTITY_NAME: name, FOYER_IDENTITY_ADDRESS: address };
    expect(read(changes).val).toMatch('FOYER_IDENTITY_ADDRESS');
  });
});

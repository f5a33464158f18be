import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readSettings } from './settings.ts';
import { noSiteHosts } from './site-hosts.ts';

describe('Settings', () => {
  it('without any, the server runs on 127.0.0.1:4173 with its data beside it and developer tools on', () => {
    expect(readSettings({}).unwrap()).toEqual({
      port: 4173,
      host: '127.0.0.1',
      database: { folder: resolve('.foyer/data') },
      smtpUrl: null,
      siteFolder: null,
      allowedOrigins: [],
      siteHosts: noSiteHosts,
      publicUrl: null,
      secret: null,
      trustedProxies: 0,
      devTools: true,
    });
  });

  it('each can be set by the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://me@db.example/foyer',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      FOYER_SITE_DIR: 'site',
      FOYER_ALLOWED_ORIGINS: 'https://one.example, https://two.example:8443',
      FOYER_ACCOUNT_HOST: 'https://members.example',
      FOYER_STAGING_HOST: 'https://staging.example',
      FOYER_QA_ORIGIN: 'https://qa.example',
      FOYER_WEB_VIEW_ORIGINS: 'https://app.example',
      FOYER_PUBLIC_URL: 'https://www.club.example/',
      FOYER_SECRET: 's'.repeat(32),
      FOYER_TRUSTED_PROXIES: '1',
      FOYER_DATABASE_POOL: '25',
    }).unwrap();
    expect(settings).toEqual({
      port: 8080,
      host: '0.0.0.0',
      database: { url: 'postgres://me@db.example/foyer', poolSize: 25 },
      smtpUrl: 'smtp://127.0.0.1:2525',
      siteFolder: resolve('site'),
      allowedOrigins: ['https://one.example', 'https://two.example:8443'],
      siteHosts: {
        accountHost: 'https://members.example',
        stagingHost: 'https://staging.example',
        qaOrigin: 'https://qa.example',
        webViewOrigins: ['https://app.example'],
      },
      publicUrl: 'https://www.club.example',
      secret: 's'.repeat(32),
      trustedProxies: 1,
      devTools: false,
    });
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is a number/],
    [{ PORT: '70000' }, /^PORT is a number/],
    [{ PORT: '-1' }, /^PORT is a number/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL has the form postgres:/],
    [{ DATABASE_URL: 'nonsense' }, /^DATABASE_URL has the form/],
    [{ SMTP_URL: 'localhost:25' }, /^SMTP_URL has the form/],
    [{ FOYER_ALLOWED_ORIGINS: 'https://one.example/path' }, /^FOYER_ALLOWED_ORIGINS lists origins/],
    [{ FOYER_PUBLIC_URL: 'https://one.example/path' }, /^FOYER_PUBLIC_URL is an origin/],
    [{ FOYER_SECRET: 'short' }, /^FOYER_SECRET has 32 characters at least/],
    [{ FOYER_TRUSTED_PROXIES: 'one' }, /^FOYER_TRUSTED_PROXIES is the number/],
  ])('%j is refused in one line that says what to write', (environment, line) => {
    const refused = readSettings(environment);
    expect(refused.val).toMatch(line);
    expect(refused.val).not.toContain('\n');
  });

  it('developer tools are off on an open host and in production', () => {
    expect(readSettings({ HOST: '192.168.0.10' }).unwrap().devTools).toBe(false);
    expect(readSettings({ NODE_ENV: 'production' }).unwrap().devTools).toBe(false);
    expect(readSettings({ HOST: '::1' }).unwrap().devTools).toBe(true);
  });
});

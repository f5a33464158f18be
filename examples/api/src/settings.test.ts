import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { defaultRetention } from './privacy/retention.ts';
import { readSettings } from './settings.ts';
import { noSiteHosts } from './site/site-hosts.ts';

const secret = '0123456789abcdef0123456789abcdef';

describe('Settings', () => {
  const webhookSecret = `whsec_${Buffer.alloc(32, 'foyer').toString('base64')}`;

  it.each(['http://crm.example/foyer', 'crm.example', 'ftp://crm.example'])(
    'CN-11 refuse to send webhooks unencrypted: %s',
    (url) => {
      const read = readSettings({ FOYER_WEBHOOK_URL: url, FOYER_WEBHOOK_SECRET: webhookSecret });
      expect(read.val).toBe(
        'FOYER_WEBHOOK_URL is an https address such as https://crm.example.com/foyer, or http on this machine.',
      );
    },
  );

  it.each(['http://localhost:9000/foyer', 'https://crm.example/foyer'])(
    'CN-11 send webhooks to an encrypted address or to this machine: %s',
    (url) => {
      const read = readSettings({ FOYER_WEBHOOK_URL: url, FOYER_WEBHOOK_SECRET: webhookSecret });
      expect(read).toMatchObject({ val: { webhooks: { url, secret: webhookSecret } } });
    },
  );

  it.each(['secret', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_not base64 at all, but long enough to be'])(
    'CN-11 name the form of the secret when it is %s',
    (secret) => {
      const read = readSettings({
        FOYER_WEBHOOK_URL: 'https://crm.example',
        FOYER_WEBHOOK_SECRET: secret,
      });
      expect(read.val).toBe(
        'FOYER_WEBHOOK_SECRET is whsec_ and 24 to 64 bytes in base64. Make one with: echo whsec_$(openssl rand -base64 32).',
      );
    },
  );

  it('CN-11 take a webhook’s address and secret only together', () => {
    const problem = 'FOYER_WEBHOOK_URL and FOYER_WEBHOOK_SECRET go together: set both or neither.';
    expect(readSettings({ FOYER_WEBHOOK_URL: 'https://crm.example' }).val).toBe(problem);
    expect(readSettings({ FOYER_WEBHOOK_SECRET: webhookSecret }).val).toBe(problem);
  });

  it('SE-18 turn limits off only on a loopback host', () => {
    expect(readSettings({ FOYER_LIMITS: 'off' })).toMatchObject({ val: { limits: false } });
    const problem = 'FOYER_LIMITS is on, or off for a load test on a loopback HOST.';
    expect(readSettings({ FOYER_LIMITS: 'off', HOST: '0.0.0.0' })).toMatchObject({ val: problem });
    expect(readSettings({ FOYER_LIMITS: 'none' })).toMatchObject({ val: problem });
  });

  it('OP-62 keep each kind of data as long as they say, and the rest as long as usual', () => {
    const read = readSettings({ FOYER_RETENTION: 'leads=365 mailTexts=100' });
    expect(read).toMatchObject({
      val: { retention: { leads: 365, visits: 1095, mailTexts: 100, mails: 100 } },
    });
    for (const [written, problem] of [
      ['lead=365', `FOYER_RETENTION: "lead" isn't kept. Did you mean: leads?`],
      ['leads=0', 'FOYER_RETENTION: leads is a number of days, 1 to 3653: leads=365.'],
      ['leads', 'FOYER_RETENTION: leads is a number of days, 1 to 3653: leads=365.'],
    ]) {
      expect(readSettings({ FOYER_RETENTION: written }).val).toBe(problem);
    }
  });

  it.each(['streets.mbtiles', 'http://maps.example/streets.pmtiles', 'ftp://a/b.pmtiles'])(
    'PG-139 refuse a map of streets that no page can read: %s',
    (FOYER_STREET_MAP) => {
      expect(readSettings({ FOYER_STREET_MAP }).val).toBe(
        'FOYER_STREET_MAP is a file or an https address that ends with .pmtiles.',
      );
    },
  );

  it('PG-139 leave a map of streets where its address is', () => {
    const address = 'https://maps.example/streets.pmtiles';
    expect(readSettings({ FOYER_STREET_MAP: address })).toMatchObject({
      val: { streetMapFile: null, siteHosts: { streetMap: address } },
    });
  });

  it('SE-40 default to 127.0.0.1:4173, with the data next to the server and developer tools off', () => {
    expect(readSettings({}).unwrap()).toEqual({
      retention: defaultRetention,
      takesTemporaryMail: true,
      proofs: 'attack',
      requiresSecondStep: false,
      port: 4173,
      host: '127.0.0.1',
      metricsPort: null,
      traceCollector: null,
      securityContact: null,
      database: { folder: resolve('.foyer/data') },
      smtpUrl: null,
      mailFrom: 'Foyer Clubs <visits@foyer.example>',
      mailReplyTo: null,
      webhooks: null,
      chainFolder: null,
      siteFolder: null,
      streetMapFile: null,
      applePass: null,
      googleWallet: null,
      allowedOrigins: [],
      siteHosts: noSiteHosts,
      publicUrl: null,
      secrets: null,
      trustedProxies: 0,
      limits: true,
      devTools: false,
    });
  });

  it('can each be set in the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://me@db.example/foyer',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      FOYER_MAIL_FROM: 'Clubs <visits@club.example>',
      FOYER_MAIL_REPLY_TO: 'help@club.example',
      FOYER_WEBHOOK_URL: 'https://crm.example/foyer',
      FOYER_WEBHOOK_SECRET: webhookSecret,
      FOYER_DATA: 'our-chain',
      FOYER_SITE_DIR: 'site',
      FOYER_STREET_MAP: 'streets.pmtiles',
      FOYER_APPLE_PASS_DIR: 'apple',
      FOYER_APPLE_PASS_PASSPHRASE: 'quiet',
      FOYER_GOOGLE_WALLET_KEY: 'google.json',
      FOYER_GOOGLE_WALLET_CLASS: '3388000000012345678.membership',
      FOYER_ALLOWED_ORIGINS: 'https://one.example, https://two.example:8443',
      FOYER_ACCOUNT_HOST: 'https://members.example',
      FOYER_STAGING_HOST: 'https://staging.example',
      FOYER_QA_ORIGIN: 'https://qa.example',
      FOYER_WEB_VIEW_ORIGINS: 'https://app.example',
      FOYER_PUBLIC_URL: 'https://www.club.example/',
      FOYER_SECRET: secret,
      FOYER_TRUSTED_PROXIES: '1',
      FOYER_METRICS_PORT: '9464',
      FOYER_SECURITY_CONTACT: 'https://www.club.example/security',
      FOYER_RETENTION: 'leads=365',
      FOYER_TEMPORARY_MAIL: 'refuse',
      FOYER_PROOFS: 'always',
      FOYER_SECOND_STEP: 'required',
      FOYER_DATABASE_POOL: '25',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    }).unwrap();
    expect(settings).toEqual({
      retention: { ...defaultRetention, leads: 365 },
      takesTemporaryMail: false,
      proofs: 'always',
      requiresSecondStep: true,
      port: 8080,
      host: '0.0.0.0',
      metricsPort: 9464,
      traceCollector: 'http://collector:4318',
      securityContact: 'https://www.club.example/security',
      database: { url: 'postgres://me@db.example/foyer', poolSize: 25 },
      smtpUrl: 'smtp://127.0.0.1:2525',
      mailFrom: 'Clubs <visits@club.example>',
      mailReplyTo: 'help@club.example',
      webhooks: { url: 'https://crm.example/foyer', secret: webhookSecret },
      chainFolder: resolve('our-chain'),
      siteFolder: resolve('site'),
      streetMapFile: resolve('streets.pmtiles'),
      applePass: { folder: resolve('apple'), passphrase: 'quiet' },
      googleWallet: {
        keyFile: resolve('google.json'),
        classId: '3388000000012345678.membership',
      },
      allowedOrigins: ['https://one.example', 'https://two.example:8443'],
      siteHosts: {
        accountHost: 'https://members.example',
        stagingHost: 'https://staging.example',
        qaOrigin: 'https://qa.example',
        webViewOrigins: ['https://app.example'],
        streetMap: '/street-map.pmtiles',
        traces: true,
      },
      publicUrl: 'https://www.club.example',
      secrets: [secret],
      trustedProxies: 1,
      limits: true,
      devTools: false,
    });
  });

  it('OP-87 name each mistake on a line of its own', () => {
    const read = readSettings({ PORT: 'abc', FOYER_SECRT: 'x', FOYER_TRUSTED_PROXIES: 'two' });
    expect(read.val).toBe(
      [
        'FOYER_SECRT is not a setting. Did you mean FOYER_SECRET?',
        'PORT is a number from 0 to 65535, not "abc".',
        'FOYER_TRUSTED_PROXIES is the number of proxies in front, 0 to 9, not "two".',
      ].join('\n'),
    );
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is a number/],
    [{ PORT: '70000' }, /^PORT is a number/],
    [{ PORT: '-1' }, /^PORT is a number/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL has the form postgres:/],
    [{ DATABASE_URL: 'nonsense' }, /^DATABASE_URL has the form/],
    [{ SMTP_URL: 'localhost:25' }, /^SMTP_URL has the form/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL has the form/],
    [{ FOYER_MAIL_FROM: 'Foyer Clubs' }, /^FOYER_MAIL_FROM is an address/],
    [{ FOYER_MAIL_FROM: 'A <a@b.example>\nBcc: c@d.example' }, /^FOYER_MAIL_FROM is an address/],
    [{ FOYER_GOOGLE_WALLET_CLASS: 'membership' }, /^FOYER_GOOGLE_WALLET_CLASS is the id of/],
    [{ FOYER_MAIL_REPLY_TO: 'help' }, /^FOYER_MAIL_REPLY_TO is an address/],
    [{ FOYER_ALLOWED_ORIGINS: 'https://one.example/path' }, /^FOYER_ALLOWED_ORIGINS lists origins/],
    [{ FOYER_PUBLIC_URL: 'https://one.example/path' }, /^FOYER_PUBLIC_URL is an origin/],
    [{ FOYER_EXPERIMENTS: '{"varaint": [["classic", 1]]}' }, /^FOYER_EXPERIMENTS lists the arms/],
    [{ FOYER_EXPERIMENTS: '{"variant": [["clasic", 1]]}' }, /^FOYER_EXPERIMENTS lists the arms/],
    [{ FOYER_EXPERIMENTS: '{"times-first": [["on", 1]]}' }, /^FOYER_EXPERIMENTS lists the arms/],
    [{ FOYER_EXPERIMENTS: '{"join-code-campaign": [["a b", 1]]}' }, /^FOYER_EXPERIMENTS lists/],
    [{ FOYER_SECRET: 'short' }, /^FOYER_SECRET has at least 32 characters/],
    [{ FOYER_TRUSTED_PROXIES: 'one' }, /^FOYER_TRUSTED_PROXIES is the number/],
  ])('refuse %j with one line that says what to write', (environment, line) => {
    const refused = readSettings(environment);
    expect(refused.val).toMatch(line);
    expect(refused.val).not.toContain('\n');
  });

  it('SE-40 turn developer tools on only with FOYER_DEV_TOOLS=1', () => {
    expect(readSettings({ FOYER_DEV_TOOLS: '1' }).unwrap().devTools).toBe(true);
    expect(readSettings({ FOYER_DEV_TOOLS: '1', HOST: '::1' }).unwrap().devTools).toBe(true);
    expect(readSettings({ FOYER_DEV_TOOLS: '0' }).unwrap().devTools).toBe(false);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '192.168.0.10' }, 'HOST=192.168.0.10'],
    [{ FOYER_TRUSTED_PROXIES: '1' }, 'FOYER_TRUSTED_PROXIES=1'],
    [{ FOYER_PUBLIC_URL: 'https://club.example' }, 'FOYER_PUBLIC_URL=https://club.example'],
    [{ NODE_ENV: 'production', FOYER_PUBLIC_URL: 'http://localhost:4173' }, 'NODE_ENV=production'],
  ])('SE-40 refuse developer tools on a public server: %j', (environment, named) => {
    const refused = readSettings({ FOYER_DEV_TOOLS: '1', ...environment });
    expect(refused.val).toBe(
      `FOYER_DEV_TOOLS=1 shows everyone's mail and data, so it can't be combined with ${named}.`,
    );
    expect(readSettings(environment).ok).toBe(true);
  });

  it.each([
    ['FOYER_SECRETT', ' Did you mean FOYER_SECRET?'],
    ['FOYER_ALOWED_ORIGINS', ' Did you mean FOYER_ALLOWED_ORIGINS?'],
    ['foyer_secret', ' Did you mean FOYER_SECRET?'],
    ['FOYER_COLOR_OF_THE_SKY', ' examples/api/README.md lists all of them.'],
  ])('SE-41 refuse an unknown setting: %s', (name, hint) => {
    expect(readSettings({ [name]: 'x' }).val).toBe(`${name} is not a setting.${hint}`);
  });

  it.each(['Production', 'prod', 'staging'])('SE-41 refuse NODE_ENV=%s', (mode) => {
    expect(readSettings({ NODE_ENV: mode }).val).toMatch(/^NODE_ENV is development, production/);
  });

  it.each(['development', 'test', ''])('SE-41 accept NODE_ENV=%s', (mode) => {
    expect(readSettings({ NODE_ENV: mode }).ok).toBe(true);
  });

  it.each(['s'.repeat(32), 'abc'.repeat(20), '0123456789abcdef'])(
    'SE-42 refuse a secret that is easy to guess: %s',
    (guessable) => {
      expect(readSettings({ FOYER_SECRET: guessable }).val).toMatch(/^FOYER_SECRET has at least/);
    },
  );

  it('SE-43 require the public URL of a production server', () => {
    expect(readSettings({ NODE_ENV: 'production' }).val).toMatch(/needs FOYER_PUBLIC_URL/);
    const named = { NODE_ENV: 'production', FOYER_PUBLIC_URL: 'https://www.club.example' };
    expect(readSettings(named).ok).toBe(true);
  });
});

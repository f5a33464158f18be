import { resolve } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

import type { DatabasePlace } from './database/open-database.ts';
import { isLoopback } from './dev/loopback.ts';
import { readSiteHosts, type SiteHosts } from './site-hosts.ts';

/** How a server is to run. Read from the environment once, at start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly database: DatabasePlace;
  /** Where mail goes out; null: it stays in the outbox. */
  readonly smtpUrl: string | null;
  /** Folder of the built site; null: the one of this repository, if it is built. */
  readonly siteFolder: string | null;
  readonly allowedOrigins: readonly string[];
  /** Where the site's account calls go, and whose web views it is shown in. */
  readonly siteHosts: SiteHosts;
  /** Where people find the site; null: where this server listens. */
  readonly publicUrl: string | null;
  /** What codes are kept under; null: one that the database keeps. */
  readonly secret: string | null;
  /** Proxies in front that each append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** True on a loopback host outside production. */
  readonly devTools: boolean;
}

/** Reads the settings. A value that can't be used fails with one line that says what to write instead. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, string> {
  const text = (name: string) => environment[name]?.trim() || null;
  const port = text('PORT') ?? '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return Err(`PORT is a number from 0 to 65535, not "${port}".`);
  }
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== null && !hasScheme(databaseUrl, ['postgres:', 'postgresql:'])) {
    return Err('DATABASE_URL has the form postgres://user:password@host:5432/name.');
  }
  const poolSize = text('FOYER_DATABASE_POOL') ?? '10';
  if (!/^[1-9]\d{0,2}$/.test(poolSize)) {
    return Err(`FOYER_DATABASE_POOL is a number of connections, 1 to 999, not "${poolSize}".`);
  }
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl !== null && !hasScheme(smtpUrl, ['smtp:', 'smtps:'])) {
    return Err('SMTP_URL has the form smtp://host:25 or smtps://user:password@host:465.');
  }
  const origins = (text('FOYER_ALLOWED_ORIGINS') ?? '')
    .split(',')
    .flatMap((part) => part.trim() || []);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) {
    return Err(`FOYER_ALLOWED_ORIGINS lists origins such as https://example.com, not "${wrong}".`);
  }
  const siteHosts = readSiteHosts(text);
  if (siteHosts.err) return siteHosts;
  const publicUrl = text('FOYER_PUBLIC_URL')?.replace(/\/$/, '') ?? null;
  if (publicUrl !== null && !isOrigin(publicUrl)) {
    return Err('FOYER_PUBLIC_URL is an origin such as https://www.example.com.');
  }
  const secret = text('FOYER_SECRET');
  if (secret !== null && secret.length < 32) {
    return Err('FOYER_SECRET has 32 characters at least, made at random: openssl rand -hex 32.');
  }
  const proxies = text('FOYER_TRUSTED_PROXIES') ?? '0';
  if (!/^\d$/.test(proxies)) {
    return Err(
      `FOYER_TRUSTED_PROXIES is the number of proxies in front, 0 to 9, not "${proxies}".`,
    );
  }
  const host = text('HOST') ?? '127.0.0.1';
  const siteFolder = text('FOYER_SITE_DIR');
  return Ok({
    port: Number(port),
    host,
    database:
      databaseUrl === null
        ? { folder: resolve(text('FOYER_DATA_DIR') ?? '.foyer/data') }
        : { url: databaseUrl, poolSize: Number(poolSize) },
    smtpUrl,
    siteFolder: siteFolder === null ? null : resolve(siteFolder),
    allowedOrigins: origins,
    siteHosts: siteHosts.val,
    publicUrl,
    secret,
    trustedProxies: Number(proxies),
    devTools: isLoopback(host) && environment['NODE_ENV'] !== 'production',
  });
}

function hasScheme(url: string, schemes: readonly string[]): boolean {
  return URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

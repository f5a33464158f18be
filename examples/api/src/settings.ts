import { resolve } from 'node:path';
import leven from 'leven';
import * as z from 'zod/mini';
import { Err, Ok, type Result } from '@foyer/core';

import type { DatabasePlace } from './database/open-database.ts';
import { isLoopback } from './http/request-client.ts';
import { defaultRetention, readRetention } from './privacy/retention.ts';
import type { SiteHosts } from './site/site-hosts.ts';
import { streetMapPath } from './site/street-map.ts';

/**
 * Reads the settings. Fails for invalid values and unknown settings, with a line for each that says what to write instead.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, string> {
  const given = Object.entries(environment).flatMap(([name, value = '']) =>
    value.trim() === '' ? [] : [[name, value.trim()] as const],
  );
  const unknown = given.flatMap(([name]) =>
    /^FOYER_/i.test(name) && !names.includes(name)
      ? [`${name} is not a setting.${suggestion(name)}`]
      : [],
  );
  const read = variables.safeParse(Object.fromEntries(given));
  const wrong = read.success ? [] : read.error.issues.map(({ message }) => message);
  if (!read.success || unknown.length > 0) return Err([...unknown, ...wrong].join('\n'));
  const found = read.data;
  const problem = contradiction(found);
  if (problem !== null) return Err(problem);
  return Ok(settingsOf(found));
}

export type Settings = ReturnType<typeof settingsOf>;

function settingsOf(found: Variables) {
  const running = experimentsIn(found.FOYER_EXPERIMENTS ?? '');
  const database: DatabasePlace =
    found.DATABASE_URL === undefined
      ? { folder: resolve(found.FOYER_DATA_DIR) }
      : { url: found.DATABASE_URL, poolSize: Number(found.FOYER_DATABASE_POOL) };
  /** The hosts for the site's account calls, and the apps that show it in a web view. */
  const siteHosts: SiteHosts = {
    accountHost: found.FOYER_ACCOUNT_HOST ?? null,
    stagingHost: found.FOYER_STAGING_HOST ?? null,
    qaOrigin: found.FOYER_QA_ORIGIN ?? null,
    webViewOrigins: listOf(found.FOYER_WEB_VIEW_ORIGINS),
    ...(found.FOYER_IDENTITY_NAME !== undefined &&
      found.FOYER_IDENTITY_ADDRESS !== undefined && {
        identity: { name: found.FOYER_IDENTITY_NAME, address: found.FOYER_IDENTITY_ADDRESS },
      }),
    ...(found.FOYER_COOKIE_DOMAIN !== undefined && { cookieDomain: found.FOYER_COOKIE_DOMAIN }),
    ...(running !== null && { experiments: running }),
    ...(found.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { traces: true }),
    ...(found.FOYER_STREET_MAP !== undefined && {
      streetMap: isWebAddress(found.FOYER_STREET_MAP) ? found.FOYER_STREET_MAP : streetMapPath,
    }),
  };
  return {
    port: Number(found.PORT),
    host: found.HOST,
    /** The port of `/metrics`, on the same host; null: there are none. */
    metricsPort: found.FOYER_METRICS_PORT === undefined ? null : Number(found.FOYER_METRICS_PORT),
    database,
    /** The collector of traces, without a trailing slash; null: nothing is traced. */
    traceCollector: found.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** The SMTP server; null: mail stays in the outbox. */
    smtpUrl: found.SMTP_URL ?? null,
    /** The sender of mails, and the address for replies, which defaults to the sender. */
    mailFrom: found.FOYER_MAIL_FROM,
    mailReplyTo: found.FOYER_MAIL_REPLY_TO ?? null,
    /** Where the chain's back end receives events, and the secret that signs them; null: events stay in the outbox. */
    webhooks:
      found.FOYER_WEBHOOK_URL === undefined || found.FOYER_WEBHOOK_SECRET === undefined
        ? null
        : { url: found.FOYER_WEBHOOK_URL, secret: found.FOYER_WEBHOOK_SECRET },
    /** The street map file that this server serves; null: there is none, or it is on another host. */
    streetMapFile:
      found.FOYER_STREET_MAP === undefined || isWebAddress(found.FOYER_STREET_MAP)
        ? null
        : resolve(found.FOYER_STREET_MAP),
    /** Folder of the chain's data; null: the shipped data. */
    chainFolder: found.FOYER_DATA === undefined ? null : resolve(found.FOYER_DATA),
    /** Folder of the built site; null: this repository's build, if there is one. */
    siteFolder: found.FOYER_SITE_DIR === undefined ? null : resolve(found.FOYER_SITE_DIR),
    /** The folder with the certificates of Apple's passes, and the passphrase of its key; null: there are none. */
    applePass:
      found.FOYER_APPLE_PASS_DIR === undefined
        ? null
        : {
            folder: resolve(found.FOYER_APPLE_PASS_DIR),
            passphrase: found.FOYER_APPLE_PASS_PASSPHRASE ?? null,
          },
    /** The key file of a service account, and the class of its passes; null: there are none. */
    googleWallet:
      found.FOYER_GOOGLE_WALLET_KEY === undefined || found.FOYER_GOOGLE_WALLET_CLASS === undefined
        ? null
        : {
            keyFile: resolve(found.FOYER_GOOGLE_WALLET_KEY),
            classId: found.FOYER_GOOGLE_WALLET_CLASS,
          },
    allowedOrigins: listOf(found.FOYER_ALLOWED_ORIGINS),
    siteHosts,
    /** The site's public base URL; null: the address that this server listens on. */
    publicUrl: found.FOYER_PUBLIC_URL ?? null,
    /** Where to report a security problem; null: not published. */
    securityContact: found.FOYER_SECURITY_CONTACT ?? null,
    /** The secrets that protect stored codes, the newest first; null: one that is stored in the database. */
    secrets: found.FOYER_SECRET === undefined ? null : listOf(found.FOYER_SECRET),
    /** The number of proxies in front that each append to X-Forwarded-For. */
    trustedProxies: Number(found.FOYER_TRUSTED_PROXIES),
    /** False turns off limits per network and address; allowed only on a loopback host. */
    limits: found.FOYER_LIMITS === 'on',
    /** When public forms have to bring a proof of work. */
    proofs: found.FOYER_PROOFS,
    /** True if every account needs two-step login or a passkey. */
    requiresSecondStep: found.FOYER_SECOND_STEP === 'required',
    devTools: found.FOYER_DEV_TOOLS === '1',
    /** False refuses addresses of services for temporary mail. */
    takesTemporaryMail: found.FOYER_TEMPORARY_MAIL === 'allow',
    /** How many days each kind of data is kept. */
    retention: readRetention(found.FOYER_RETENTION).unwrapOr(defaultRetention),
  };
}

/** Says what to write instead of a value. */
type Line = string | ((value: { readonly input: unknown }) => string);

/** A text that satisfies the rule. */
function text(rule: (value: string) => boolean, line: Line) {
  return z.string().check(z.refine(rule, { error: line }));
}

function optionalText(rule: (value: string) => boolean, line: Line) {
  return z.optional(text(rule, line));
}

/** One of a few values. */
function choice<const Value extends string>(values: readonly Value[], line: string, usual: Value) {
  return z._default(z.enum(values, line), usual);
}

function port(name: string) {
  return text(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    ({ input }) => `${name} is a number from 0 to 65535, not "${String(input)}".`,
  );
}

/** The same, with trailing slashes removed. */
function address(rule: (value: string) => boolean, line: string) {
  return z.string().check(
    z.overwrite((value) => value.replace(/\/+$/, '')),
    z.refine(rule, line),
  );
}

function optionalAddress(rule: (value: string) => boolean, line: string) {
  return z.optional(address(rule, line));
}

/** Origins, separated by commas. */
function origins(name: string) {
  return z._default(
    text(
      (value) => listOf(value).every(isOrigin),
      ({ input }) => `${name} lists origins such as https://example.com, not "${String(input)}".`,
    ),
    '',
  );
}

const mailbox = /^(?:[^<>@\p{C}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u;

/** The minimum number of different characters in a secret: 32 random hexadecimal digits have 14 on average. */
const secretVariety = 10;

const limitsLine = 'FOYER_LIMITS is on, or off for a load test on a loopback HOST.';

/** At least two labels, because browsers refuse cookies for a top-level domain. */
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/i;
const cookieDomainLine = 'FOYER_COOKIE_DOMAIN is the domain of all hosts of the site: example.com.';

const split = <Arm extends z.ZodMiniType<boolean | string>>(arm: Arm) =>
  z.exactOptional(z.array(z.tuple([arm, z.number().check(z.gte(0))])).check(z.minLength(1)));
/** The flags of the site, with the arms that it knows. */
const experiments = z.strictObject({
  variant: split(z.enum(['classic', 'guided-steps'])),
  'join-code-campaign': split(z.string().check(z.regex(/^\w{0,20}$/))),
  'times-first': split(z.boolean()),
  'zip-code-instead-of-company-email': split(z.boolean()),
});
const experimentsLine = `FOYER_EXPERIMENTS lists the arms of each flag with their weights: {"variant": [["classic", 50], ["guided-steps", 50]]}. The flags are ${Object.keys(experiments.shape).join(', ')}; the last two have the arms true and false.`;

/** Null if the text lists no experiments. */
function experimentsIn(written: string): z.infer<typeof experiments> | null {
  try {
    return experiments.parse(JSON.parse(written));
  } catch {
    return null;
  }
}

const variables = z.object({
  NODE_ENV: choice(
    ['development', 'production', 'test'],
    'NODE_ENV is development, production or test, or is left out.',
    'development',
  ),
  PORT: z._default(port('PORT'), '4173'),
  FOYER_METRICS_PORT: z.optional(port('FOYER_METRICS_PORT')),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: optionalText(
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
    'DATABASE_URL has the form postgres://user:password@host:5432/name.',
  ),
  FOYER_DATABASE_POOL: z._default(
    text(
      (value) => /^[1-9]\d{0,2}$/.test(value),
      ({ input }) =>
        `FOYER_DATABASE_POOL is a number of connections, 1 to 999, not "${String(input)}".`,
    ),
    '20',
  ),
  SMTP_URL: optionalText(
    (value) => hasScheme(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
    'SMTP_URL has the form smtp://host:25 or smtps://user:password@host:465.',
  ),
  FOYER_DATA: z.optional(z.string()),
  FOYER_DATA_DIR: z._default(z.string(), '.foyer/data'),
  FOYER_DEV_TOOLS: choice(
    ['0', '1'],
    'FOYER_DEV_TOOLS is 1 or 0: developer tools are on or off.',
    '0',
  ),
  FOYER_LIMITS: choice(['on', 'off'], limitsLine, 'on'),
  FOYER_SITE_DIR: z.optional(z.string()),
  FOYER_STREET_MAP: optionalText(
    (value) => value.endsWith('.pmtiles') && (isWebAddress(value) || !/^[a-z]+:\/\//i.test(value)),
    'FOYER_STREET_MAP is a file or an https address that ends with .pmtiles.',
  ),
  FOYER_APPLE_PASS_DIR: z.optional(z.string()),
  FOYER_APPLE_PASS_PASSPHRASE: z.optional(z.string()),
  FOYER_GOOGLE_WALLET_KEY: z.optional(z.string()),
  FOYER_GOOGLE_WALLET_CLASS: optionalText(
    (value) => /^\d+\.[\w.-]+$/.test(value),
    'FOYER_GOOGLE_WALLET_CLASS is the id of a generic class, such as 3388000000012345678.membership.',
  ),
  FOYER_ALLOWED_ORIGINS: origins('FOYER_ALLOWED_ORIGINS'),
  FOYER_ACCOUNT_HOST: optionalAddress(isHost, hostLine('FOYER_ACCOUNT_HOST')),
  FOYER_STAGING_HOST: optionalAddress(isHost, hostLine('FOYER_STAGING_HOST')),
  FOYER_QA_ORIGIN: optionalAddress(
    isOrigin,
    'FOYER_QA_ORIGIN is an origin such as https://qa.example.com.',
  ),
  FOYER_WEB_VIEW_ORIGINS: origins('FOYER_WEB_VIEW_ORIGINS'),
  FOYER_COOKIE_DOMAIN: optionalText((value) => domain.test(value), cookieDomainLine),
  FOYER_EXPERIMENTS: optionalText((value) => experimentsIn(value) !== null, experimentsLine),
  FOYER_IDENTITY_NAME: z.optional(z.string()),
  FOYER_IDENTITY_ADDRESS: optionalText(
    (value) => hasScheme(value, ['http:', 'https:']),
    'FOYER_IDENTITY_ADDRESS is a page such as https://id.example.com/ask?client=club.',
  ),
  FOYER_PUBLIC_URL: optionalAddress(
    (value) => isOrigin(value) && hasScheme(value, ['http:', 'https:']),
    'FOYER_PUBLIC_URL is an origin such as https://www.example.com.',
  ),
  FOYER_SECURITY_CONTACT: optionalText(
    (value) => hasScheme(value, ['mailto:', 'https:']),
    'FOYER_SECURITY_CONTACT is an address such as mailto:security@example.com, or a page.',
  ),
  FOYER_SECRET: optionalText(
    (value) =>
      listOf(value).length > 0 &&
      listOf(value).every((one) => one.length >= 32 && new Set(one).size >= secretVariety),
    `FOYER_SECRET has at least 32 characters, ${secretVariety} of them different. Make one with: openssl rand -hex 32. While it is changed, it is the new one, a comma, and the one before.`,
  ),
  FOYER_PROOFS: choice(
    ['never', 'attack', 'always'],
    'FOYER_PROOFS is attack, always or never: when public forms bring a proof of work.',
    'attack',
  ),
  FOYER_SECOND_STEP: choice(
    ['optional', 'required'],
    'FOYER_SECOND_STEP is optional, or required: accounts need two-step login or a passkey.',
    'optional',
  ),
  FOYER_TEMPORARY_MAIL: choice(
    ['allow', 'refuse'],
    'FOYER_TEMPORARY_MAIL is allow, or refuse for addresses of services for temporary mail.',
    'allow',
  ),
  FOYER_RETENTION: z._default(
    text(
      (value) => readRetention(value).ok,
      ({ input }) => {
        const read = readRetention(String(input));
        return read.ok ? '' : read.val;
      },
    ),
    '',
  ),
  FOYER_WEBHOOK_URL: optionalText(
    isWebAddress,
    'FOYER_WEBHOOK_URL is an https address such as https://crm.example.com/foyer, or http on this machine.',
  ),
  FOYER_WEBHOOK_SECRET: optionalText(
    isWebhookSecret,
    'FOYER_WEBHOOK_SECRET is whsec_ and 24 to 64 bytes in base64. Make one with: echo whsec_$(openssl rand -base64 32).',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress(
    (value) => hasScheme(value, ['http:', 'https:']),
    'OTEL_EXPORTER_OTLP_ENDPOINT is the address of a collector, such as http://localhost:4318.',
  ),
  FOYER_TRUSTED_PROXIES: z._default(
    text(
      (value) => /^\d$/.test(value),
      ({ input }) =>
        `FOYER_TRUSTED_PROXIES is the number of proxies in front, 0 to 9, not "${String(input)}".`,
    ),
    '0',
  ),
  FOYER_MAIL_FROM: z._default(
    text(
      (value) => mailbox.test(value),
      'FOYER_MAIL_FROM is an address such as Foyer Clubs <visits@example.com>.',
    ),
    'Foyer Clubs <visits@foyer.example>',
  ),
  FOYER_MAIL_REPLY_TO: optionalText(
    (value) => mailbox.test(value),
    'FOYER_MAIL_REPLY_TO is an address such as help@example.com.',
  ),
});

type Variables = z.output<typeof variables>;

const names = Object.keys(variables.shape);

const pairs = [
  ['FOYER_QA_ORIGIN', 'FOYER_STAGING_HOST'],
  ['FOYER_IDENTITY_NAME', 'FOYER_IDENTITY_ADDRESS'],
  ['FOYER_WEBHOOK_URL', 'FOYER_WEBHOOK_SECRET'],
  ['FOYER_GOOGLE_WALLET_KEY', 'FOYER_GOOGLE_WALLET_CLASS'],
] as const;

/** Settings that are valid individually but not together; null when there are none. */
function contradiction(found: Variables): string | null {
  const { HOST, NODE_ENV, FOYER_PUBLIC_URL, FOYER_TRUSTED_PROXIES } = found;
  for (const [one, other] of pairs) {
    if ((found[one] === undefined) !== (found[other] === undefined)) {
      return `${one} and ${other} go together: set both or neither.`;
    }
  }
  if (found.FOYER_LIMITS === 'off' && !isLoopback(HOST)) return limitsLine;
  if (NODE_ENV === 'production' && FOYER_PUBLIC_URL === undefined) {
    return 'NODE_ENV=production needs FOYER_PUBLIC_URL, such as https://www.example.com: links in mails begin with it.';
  }
  const publicBy =
    (!isLoopback(HOST) && `HOST=${HOST}`) ||
    (NODE_ENV === 'production' && 'NODE_ENV=production') ||
    (FOYER_TRUSTED_PROXIES !== '0' && `FOYER_TRUSTED_PROXIES=${FOYER_TRUSTED_PROXIES}`) ||
    (FOYER_PUBLIC_URL !== undefined &&
      !isLoopback(new URL(FOYER_PUBLIC_URL).hostname) &&
      `FOYER_PUBLIC_URL=${FOYER_PUBLIC_URL}`);
  return found.FOYER_DEV_TOOLS === '1' && publicBy
    ? `FOYER_DEV_TOOLS=1 shows everyone's mail and data, so it can't be combined with ${publicBy}.`
    : null;
}

function suggestion(name: string): string {
  const [nearest] = names
    .map((known) => ({ known, distance: leven(name.toUpperCase(), known) }))
    .filter(({ known, distance }) => distance <= known.length / 3)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest ? ` Did you mean ${nearest.known}?` : ' examples/api/README.md lists all of them.';
}

function listOf(value: string): readonly string[] {
  return value.split(',').flatMap((part) => part.trim() || []);
}

function hasScheme(url: string, schemes: readonly string[]): boolean {
  return URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

/** An https address, or http on this machine. */
function isWebAddress(value: string): boolean {
  return (
    hasScheme(value, ['https:']) ||
    (hasScheme(value, ['http:']) && isLoopback(new URL(value).hostname))
  );
}

function isWebhookSecret(value: string): boolean {
  const key = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(value)?.[1];
  if (key === undefined || key.length % 4 !== 0) return false;
  const bytes = Buffer.from(key, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function isHost(value: string): boolean {
  if (!hasScheme(value, ['http:', 'https:'])) return false;
  const { search, hash, username } = new URL(value);
  return search === '' && hash === '' && username === '';
}

function hostLine(name: string): string {
  return `${name} is an origin, with a path if needed, such as https://members.example.com.`;
}

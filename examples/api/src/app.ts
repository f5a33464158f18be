import type { Clock, IdSource } from '@foyer/core';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';

import { failure, failureOf, notFound } from './http/api-failure.ts';
import {
  clientDisconnected,
  isClientDisconnected,
  logFailure,
  logRequests,
  type RequestObserver,
  type ServerLogger,
} from './http/request-log.ts';
import { type ChainData, shippedData } from './chain-data.ts';
import { serveMedia } from './clubs/club-calls.ts';
import type { Database } from './database/schema.ts';
import { devTools } from './dev/dev-tools.ts';
import { isDeveloperRequest, isLoopback, requestClient } from './http/request-client.ts';
import { serveHealth } from './http/http-server.ts';
import { limitBody, refuseNul } from './http/refuse-unreadable.ts';
import { openApiDocument } from './http/openapi.ts';
import type { MailObserver } from './mail/deliver-mail.ts';
import type { CardCharger } from './payment/cards.ts';
import { paymentApp } from './payment/payment-app.ts';
import { paymentStyles } from './payment/page-shell.ts';
import type { ProofPolicy } from './http/proof-of-work.ts';
import { instantText, requestTime } from './http/request-time.ts';
import { protectAnswers, servePolicyReports } from './http/security-headers.ts';
import { refuse } from './http/serve-call.ts';
import { serveContract } from './http/serve-contract.ts';
import type { ServerSecret } from './server-secret.ts';
import { serveStreetMap } from './site/street-map.ts';
import { addHosts, noSiteHosts, type SiteHosts } from './site/site-hosts.ts';
import { readSite, serveSite } from './site/site.ts';
import { traceRequests } from './tracing/spans.ts';
import { serveNewsPages } from './mail/news-pages.ts';
import { serveIncomingWebhooks } from './webhooks/incoming-webhooks.ts';
import type { PhoneWallets } from './phone-wallets/member-pass.ts';

export interface ApiOptions {
  readonly database: Database;
  /** The chain's data, with which the database was opened; the shipped data by default. */
  readonly data?: ChainData;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: ServerLogger;
  readonly observe?: RequestObserver;
  readonly observeMail?: MailObserver;
  /** Called after a change that queued mail or webhooks, to deliver them immediately. */
  readonly mail?: { wake(): void };
  /** Signs webhooks, also those of the chain's back end to `POST /webhooks`; null: there is no such address. */
  readonly webhookSecret?: string | null;
  /** Enables `/dev`, `Foyer-Now` and `Foyer-Client` for developer requests, as defined by `isDeveloperRequest`. */
  readonly devTools: boolean;
  readonly secret: ServerSecret;
  /** False turns off the limits per network and address, for load tests. On by default. */
  readonly limits?: boolean;
  /** True once the server stops taking new work; by default never. */
  readonly isDraining?: () => boolean;
  /** Charges cards. By default, a test double in place of a payment provider. */
  readonly charger?: CardCharger;
  /** The wallets on phones that the chain has set up; by default none. */
  readonly phoneWallets?: PhoneWallets;
  /** True for an address of a service for temporary mail. By default, every address is taken. */
  readonly isDisposable?: (address: string) => boolean;
  /** True if every account needs two-step login or a passkey. Defaults to false. */
  readonly requiresSecondStep?: boolean;
  /** When public forms have to bring a proof of work; by default in a flood, and when filled in too fast. */
  readonly proofs?: ProofPolicy;
  /** The number of proxies in front of the server; none by default. */
  readonly trustedProxies?: number;
  /** The site's public base URL, without a trailing slash. Links in mails start with it. */
  readonly publicUrl?: string;
  /** Where to report a security problem: `mailto:` or `https:`. */
  readonly securityContact?: string | null;
  readonly site?: string;
  /** Origins of other sites that may call the API. */
  readonly allowedOrigins?: readonly string[];
  /** The hosts that the site uses for account calls; by default its own. */
  readonly siteHosts?: SiteHosts;
  /** The file with the chain's map of streets. */
  readonly streetMapFile?: string;
}

/** The reference API: every call of the contract, its pictures and documents, and the site if there is one. */
export function createApi(options: ApiOptions): Hono {
  const {
    database,
    data = shippedData(),
    clock,
    ids,
    logger,
    secret,
    webhookSecret = null,
    trustedProxies = 0,
    isDraining = () => false,
    publicUrl = 'http://localhost:4173',
    siteHosts = noSiteHosts,
    phoneWallets = { apple: null, google: null },
    requiresSecondStep = false,
    charger,
    isDisposable,
    observeMail,
  } = options;
  const site = options.site === undefined ? null : readSite(options.site, addHosts(siteHosts));
  const isDeveloper = options.devTools ? isDeveloperRequest : () => false;
  const app = new Hono({ strict: false });
  app.use(requestId({ headerName: 'Request-Id', limitLength: 64 }));
  app.use(traceRequests());
  const scripts = site?.scripts ?? [];
  app.use(
    logRequests(logger, options.observe),
    compress(),
    protectAnswers({ scripts, styles: paymentStyles, hosts: siteHosts, publicUrl }),
  );
  allowOtherSites(app, options, isDeveloper);
  app.use(limitBody(), refuseNul);

  const now = requestTime(clock, isDeveloper);
  app.use('/v6/facilities/*', etag());
  app.use('/v6/configuration', etag());
  app.use('/v6/content/*', etag());
  const client = requestClient({ trustedProxies, isDeveloper, limits: options.limits ?? true });
  const backing = {
    database,
    data,
    ids,
    secret,
    onMail: () => options.mail?.wake(),
    publicUrl,
    phoneWallets,
    requiresSecondStep,
    ...(isDisposable && { isDisposable }),
  };
  serveContract(app, { ...backing, clock, now, client, proofs: options.proofs ?? 'attack' });
  // A payment belongs to one buyer, so search engines must not list it.
  app.use('/payment/*', async (context, next) => {
    context.header('X-Robots-Tag', 'noindex');
    await next();
  });
  app.route('/payment', paymentApp({ ...backing, now, client, ...(charger && { charger }) }));

  if (webhookSecret !== null) {
    serveIncomingWebhooks(app, {
      ...backing,
      now,
      webhookSecret,
      ...(observeMail && { observeMail }),
    });
  }
  serveNewsPages(app, { ...backing, now });
  serveMedia(app, data);
  if (options.streetMapFile !== undefined) serveStreetMap(app, options.streetMapFile);
  serveOpenApi(app);
  serveHealth(app, database, clock, isDraining);
  servePolicyReports(app, logger);
  serveWellKnown(app, clock, options.securityContact ?? null);
  if (options.devTools) app.route('/dev', devTools(backing, now));
  if (site !== null) serveSite(app, site, { database, data, clock, publicUrl });
  answerProblems(app, logger);
  return app;
}

function allowOtherSites(
  app: Hono,
  { allowedOrigins = [], devTools }: ApiOptions,
  isDeveloper: (context: Context) => boolean,
): void {
  if (allowedOrigins.length === 0 && !devTools) return;
  const others = cors({
    // While a developer tries things out, any page of the same machine may call.
    origin: (origin, context) =>
      allowedOrigins.includes(origin) || (isDeveloper(context) && isOnThisMachine(origin))
        ? origin
        : null,
    exposeHeaders: ['Retry-After', 'Request-Id'],
  });
  app.use('/v6/*', others);
  app.use('/v6.2/*', others);
  app.use('/api/*', others);
}

function isOnThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

function serveOpenApi(app: Hono): void {
  let document: ReturnType<typeof openApiDocument> | null = null;
  app.get('/openapi.json', etag(), (context) => {
    // Created on first request: it takes longer than the rest of startup.
    document ??= openApiDocument();
    return context.json(document);
  });
}

/** How long a `security.txt` is valid, in hours. RFC 9116 recommends less than a year. */
const securityHours = 24 * 90;

function serveWellKnown(app: Hono, clock: Clock, securityContact: string | null): void {
  app.get('/.well-known/change-password', (context) => context.redirect('/account/password'));
  if (securityContact === null) return;
  app.get('/.well-known/security.txt', (context) => {
    const expires = instantText(clock.now().add({ hours: securityHours }));
    return context.text(`Contact: ${securityContact}\nExpires: ${expires}\n`);
  });
}

/** Answers what no route serves, and what went wrong. */
function answerProblems(app: Hono, logger: ServerLogger): void {
  app.notFound((context) => {
    const allowed = methodsAt(app, context.req.path);
    if (allowed.length === 0 || allowed.includes(context.req.method)) {
      return refuse(context, notFound('There is nothing here.'));
    }
    context.header('Allow', allowed.join(', '));
    return refuse(context, failure(405, 'METHOD_NOT_ALLOWED', `Use ${allowed.join(', ')}.`));
  });
  app.onError((error, context) => {
    if (isClientDisconnected(context)) return new Response(null, { status: clientDisconnected });
    const failure = failureOf(error);
    logFailure(logger, context, error, failure);
    return refuse(context, failure);
  });
}

function methodsAt(app: Hono, path: string): readonly string[] {
  const methods = app.routes
    .filter((route) => route.method !== 'ALL' && !route.path.includes('*'))
    .filter((route) => patternOf(route.path).test(path))
    .map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)))];
}

/** Converts a route template to a pattern that allows a trailing slash. */
function patternOf(template: string): RegExp {
  const pattern = template
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`);
}

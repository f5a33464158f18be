import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Err, Ok, type Result } from '@foyer/core';

import { settleDemoLogin } from './account/seed.ts';
import { streetMapProblem } from './site/street-map.ts';
import { createApi } from './app.ts';
import { type ChainData, readChainData, shippedFolder } from './chain-data.ts';
import { type DatabasePlace, openDatabase, OtherVersionError } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { createHttpServer } from './http/http-server.ts';
import type { MailObserver } from './mail/deliver-mail.ts';
import type { MailTheme } from './mail/mail-theme.ts';
import { readMailTheme } from './mail/read-mail-theme.ts';
import { testCharger } from './payment/cards.ts';
import type { RequestObserver, ServerLogger } from './http/request-log.ts';
import { instantText } from './http/request-time.ts';
import { startNotices } from './notifications/notice-loop.ts';
import { type ServerSecret, serverSecret, storedSecret } from './server-secret.ts';
import type { Settings } from './settings.ts';
import { errorCode, systemClock, systemIds } from './system.ts';
import type { Tracing } from './tracing/start-tracing.ts';
import { startBilling } from './membership/bill-members.ts';
import type { PhoneWallets } from './phone-wallets/member-pass.ts';
import { startPurging } from './privacy/purge.ts';

export interface RunningServer {
  /** URL to open in a browser, without a trailing slash: `http://localhost:4173`. */
  readonly address: string;
  /** Where Prometheus reads the metrics; null without them. */
  readonly metrics: string | null;
  /** The folder of the site it serves; null when it serves only the API. */
  readonly site: string | null;
  /** Drains: gives requests in progress up to 5 s, then closes the database. */
  stop(): Promise<void>;
}

/** Starts a server. A problem that prevents it is returned as one line that says what to do. */
export async function startServer(
  settings: Settings,
  logger: ServerLogger,
): Promise<Result<RunningServer, string>> {
  const read = await readFiles(settings);
  if (!read.ok) return read;
  const { site, data, theme, phoneWallets } = read.val;
  const opened = await open(settings, logger, data);
  if (!opened.ok) return opened;
  const database = opened.val;
  const tracing = await startTracing(settings);
  const metrics = await startMetrics(settings, database);
  if (!metrics.ok) {
    await tracing?.stop();
    await database.destroy();
    return metrics;
  }
  const { observe, observeMail } = metrics.val ?? {};
  await settleDemoLogin(database, data, settings.devTools, instantText(systemClock.now()));
  const [newest = await storedSecret(database), ...older] = settings.secrets ?? [];
  const secret = serverSecret(newest, ...older);
  const publicUrl = settings.publicUrl ?? addressOf(settings.host, settings.port);
  const loops = await startLoops(settings, {
    database,
    data,
    logger,
    secret,
    publicUrl,
    theme,
    observeMail,
  });
  const { streetMapFile } = settings;
  const isDisposable = await readTemporaryMail(settings);
  const state = { isDraining: false };
  const app = createApi({
    database,
    data,
    clock: systemClock,
    ids: systemIds,
    logger,
    webhookSecret: settings.webhooks?.secret ?? null,
    devTools: settings.devTools,
    allowedOrigins: settings.allowedOrigins,
    siteHosts: settings.siteHosts,
    publicUrl,
    securityContact: settings.securityContact,
    secret,
    isDraining: () => state.isDraining,
    trustedProxies: settings.trustedProxies,
    limits: settings.limits,
    proofs: settings.proofs,
    requiresSecondStep: settings.requiresSecondStep,
    phoneWallets,
    ...(isDisposable && { isDisposable }),
    ...(site !== null && { site }),
    ...(streetMapFile !== null && { streetMapFile }),
    mail: loops,
    ...(observe && { observe }),
    ...(observeMail && { observeMail }),
  });
  const http = createHttpServer(app, state);
  const stop = async () => {
    await http.drain();
    await metrics.val?.stop();
    await loops.stop();
    await tracing?.stop();
    await database.destroy();
  };
  const listening = await listen(http.server, settings);
  if (!listening.ok) {
    await stop();
    return listening;
  }
  return Ok({
    address: addressOf(settings.host, listening.val),
    metrics: metrics.val?.address ?? null,
    site,
    stop,
  });
}

interface ReadFiles {
  readonly site: string | null;
  readonly data: ChainData;
  readonly theme: MailTheme;
  readonly phoneWallets: PhoneWallets;
}

/** Reads and checks the files that the settings name, before anything starts. */
async function readFiles(settings: Settings): Promise<Result<ReadFiles, string>> {
  const site = settings.siteFolder ?? builtSite;
  const hasSite = existsSync(join(site, 'index.html'));
  if (!hasSite && settings.siteFolder !== null) {
    return Err(
      `FOYER_SITE_DIR has no index.html: ${site}. Build the site, or leave the setting out.`,
    );
  }
  const { streetMapFile } = settings;
  const noMap = streetMapFile && streetMapProblem(streetMapFile);
  if (noMap !== null) return Err(noMap);
  const data = readChainData(settings.chainFolder ?? shippedFolder);
  if (!data.ok) return data;
  const theme = readMailTheme(data.val.folder);
  if (!theme.ok) return theme;
  const wallets = await readWallets(settings);
  return wallets.map((phoneWallets) => ({
    site: hasSite ? site : null,
    data: data.val,
    theme: theme.val,
    phoneWallets,
  }));
}

/** Loads OpenTelemetry only where something collects its spans. */
async function startTracing({ traceCollector }: Settings): Promise<Tracing | null> {
  if (traceCollector === null) return null;
  const tracing = await import('./tracing/start-tracing.ts');
  return tracing.startTracing(traceCollector);
}

/** Loads the list of some ten thousand domains only for a chain that uses it. */
async function readTemporaryMail({
  takesTemporaryMail,
}: Settings): Promise<((address: string) => boolean) | null> {
  if (takesTemporaryMail) return null;
  const list = await import('./http/disposable-mail.ts');
  return list.isDisposable;
}

interface LoopContext {
  readonly database: Database;
  readonly data: ChainData;
  readonly logger: ServerLogger;
  readonly secret: ServerSecret;
  readonly publicUrl: string;
  readonly theme: MailTheme;
  readonly observeMail: MailObserver | undefined;
}

async function startLoops(
  settings: Settings,
  { database, data, logger, secret, publicUrl, theme, observeMail }: LoopContext,
) {
  const basics = { database, clock: systemClock, logger };
  const mail =
    settings.smtpUrl === null
      ? null
      : // Loads the SMTP code only when there is a mail server.
        (await import('./mail/deliver-mail.ts')).startMailDelivery({
          ...basics,
          secret,
          url: settings.smtpUrl,
          publicUrl,
          from: settings.mailFrom,
          replyTo: settings.mailReplyTo,
          theme,
          ...(observeMail && { observe: observeMail }),
        });
  const webhooks =
    settings.webhooks &&
    // Loads the code that signs webhooks only when there is a receiver.
    (await import('./webhooks/deliver-webhooks.ts')).startWebhookDelivery({
      ...basics,
      ...settings.webhooks,
    });
  const notices = startNotices({
    ...basics,
    ids: systemIds,
    secret,
    publicUrl,
    onQueued() {
      mail?.wake();
      webhooks?.wake();
    },
  });
  const billing = startBilling({
    ...basics,
    ids: systemIds,
    publicUrl,
    data,
    charger: testCharger,
    onQueued: () => mail?.wake(),
  });
  const purging = startPurging({ ...basics, retention: settings.retention });
  return {
    /** Delivers queued mail and webhooks immediately. */
    wake: () => notices.wake(),
    async stop() {
      await Promise.all([notices.stop(), billing.stop(), purging.stop()]);
      await Promise.all([mail?.stop(), webhooks?.stop()]);
    },
  };
}

/** Serves metrics on a separate port, so that a proxy in front of the site can't expose them. */
async function startMetrics(
  { metricsPort: port, host }: Settings,
  database: Database,
): Promise<Result<RunningMetrics | null, string>> {
  if (port === null) return Ok(null);
  // Loads the metrics' code only where something reads them.
  const { createMetrics } = await import('./metrics/metrics.ts');
  const { app, observe, observeMail } = createMetrics(database, systemClock);
  const { server } = createHttpServer(app, { isDraining: false });
  const listening = await listen(server, { port, host, setting: 'FOYER_METRICS_PORT' });
  return listening.map((found) => ({
    observe,
    observeMail,
    address: `${addressOf(host, found)}/metrics`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  }));
}

interface RunningMetrics {
  readonly observe: RequestObserver;
  readonly observeMail: MailObserver;
  readonly address: string;
  stop(): Promise<void>;
}

/** Loads the code that signs passes only for a chain that has set it up. */
async function readWallets({
  applePass,
  googleWallet,
}: Settings): Promise<Result<PhoneWallets, string>> {
  const apple =
    applePass === null
      ? Ok(null)
      : (await import('./phone-wallets/apple-wallet.ts')).readAppleWallet(
          applePass.folder,
          applePass.passphrase,
        );
  if (!apple.ok) return apple;
  const google =
    googleWallet === null
      ? Ok(null)
      : (await import('./phone-wallets/google-wallet.ts')).readGoogleWallet(
          googleWallet.keyFile,
          googleWallet.classId,
        );
  return google.map((wallet) => ({ apple: apple.val, google: wallet }));
}

const builtSite = join(import.meta.dirname, '..', '..', 'web', 'dist');

async function open(
  settings: Settings,
  logger: ServerLogger,
  data: ChainData,
): Promise<Result<Database, string>> {
  try {
    return Ok(await openDatabase(settings.database, logger, data));
  } catch (error) {
    return Err(openProblem(settings.database, error));
  }
}

function listen(
  server: Server,
  { port, host, setting = 'PORT' }: Pick<Settings, 'host' | 'port'> & { readonly setting?: string },
): Promise<Result<number, string>> {
  return new Promise((done) => {
    server.once('error', (error) => {
      done(Err(listenProblem(setting, port, host, error)));
    });
    server.listen(port, host, () => {
      done(Ok((server.address() as AddressInfo).port));
    });
  });
}

function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Explains in one line why the server can't listen on the port, and what to do. */
function listenProblem(setting: string, port: number, host: string, error: Error): string {
  const another = `${setting}=${port === 65_535 ? 4173 : port + 1} npm start`;
  const code = errorCode(error) ?? 'unknown';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another: ${another}`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another above 1023: ${setting}=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST "${host}" is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return `Port ${port} on ${host} can't be opened (${code}).`;
  }
}

/** Explains in one line why the database can't be opened, and what to do. Never includes a URL with a password. */
export function openProblem(place: DatabasePlace, error: unknown): string {
  if ('url' in place) {
    const { hostname, port } = new URL(place.url);
    if (error instanceof OtherVersionError) {
      return `The database at ${hostname}:${port || '5432'} belongs to another version of this server. Delete it and create an empty one, or name another in DATABASE_URL.`;
    }
    return `The database at ${hostname}:${port || '5432'} can't be used (${reason(error)}). Start it, or correct DATABASE_URL; without DATABASE_URL an embedded one is used.`;
  }
  const { folder } = place;
  const another = 'choose another: FOYER_DATA_DIR=path npm start';
  if (error instanceof OtherVersionError) {
    return `The database in ${folder} belongs to another version of this server. Delete foyer.sqlite, or ${another}`;
  }
  return isWritingRefused(error)
    ? `The data folder ${folder} can't be written (${reason(error)}). Make it writable, or ${another}`
    : `The database in ${folder} can't be opened (${reason(error)}). Move foyer.sqlite out of the way, or ${another}`;
}

/** SQLITE_READONLY, SQLITE_CANTOPEN. */
const sqliteRefusals: readonly unknown[] = [8, 14];

/** True when the folder itself isn't writable. */
function isWritingRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^E[A-Z]+$/.test(errorCode(error) ?? '') ||
    sqliteRefusals.includes(Reflect.get(error, 'errcode'))
  );
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const code = errorCode(error) ?? 'unknown';
  // A system error's code is enough. An engine's code needs its message, which at this point is about the server, not
  // about rows.
  if (error instanceof Error && !/^E[A-Z]+$/.test(code))
    return error.message.split('\n')[0] ?? code;
  return code;
}

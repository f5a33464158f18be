import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { Err, Ok, type Result } from '@foyer/core';

import { settleDemoLogin } from './account/seed.ts';
import { createApi } from './app.ts';
import { type ChainData, readChainData, shippedFolder } from './chain-data.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { createHttpServer } from './http/http-server.ts';
import type { MailDelivery, MailDeliveryOptions } from './mail/deliver-mail.ts';
import type { ServerLogger } from './http/request-log.ts';
import { instantText } from './http/request-time.ts';
import { serverSecret, storedSecret } from './server-secret.ts';
import type { Settings } from './settings.ts';
import { listenProblem, openProblem } from './start-problem.ts';
import { systemClock, systemIds } from './system.ts';

/** A server that accepts requests. */
export interface RunningServer {
  /** URL to open in a browser, without a trailing slash: `http://localhost:4173`. */
  readonly address: string;
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
  const site = settings.siteFolder ?? builtSite;
  const hasSite = existsSync(join(site, 'index.html'));
  if (!hasSite && settings.siteFolder !== null) {
    return Err(
      `FOYER_SITE_DIR has no index.html: ${site}. Build the site, or leave the setting out.`,
    );
  }
  const data = readChainData(settings.chainFolder ?? shippedFolder);
  if (!data.ok) return data;
  const database = await open(settings, logger, data.val);
  if (!database.ok) return database;
  await settleDemoLogin(database.val, data.val, settings.devTools, instantText(systemClock.now()));
  const secret = serverSecret(settings.secret ?? (await storedSecret(database.val)));
  const mail =
    settings.smtpUrl === null
      ? null
      : await deliverMail({
          database: database.val,
          clock: systemClock,
          logger,
          secret,
          url: settings.smtpUrl,
          from: settings.mailFrom,
          replyTo: settings.mailReplyTo,
        });
  const state = { isDraining: false };
  const app = createApi({
    database: database.val,
    data: data.val,
    clock: systemClock,
    ids: systemIds,
    logger,
    devTools: settings.devTools,
    allowedOrigins: settings.allowedOrigins,
    siteHosts: settings.siteHosts,
    publicUrl: settings.publicUrl ?? addressOf(settings.host, settings.port),
    secret,
    isDraining: () => state.isDraining,
    trustedProxies: settings.trustedProxies,
    limits: settings.limits,
    ...(hasSite && { site }),
    ...(mail && { mail }),
  });
  const http = createHttpServer(app, state);
  const stop = async () => {
    await http.drain();
    await mail?.stop();
    await database.val.destroy();
  };
  const listening = await listen(http.server, settings);
  if (!listening.ok) {
    await stop();
    return listening;
  }
  return Ok({
    address: addressOf(settings.host, listening.val),
    site: hasSite ? site : null,
    stop,
  });
}

/** Where the front end's build puts the site. */
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

/** Loads the SMTP code only when there is a mail server. */
async function deliverMail(options: MailDeliveryOptions): Promise<MailDelivery> {
  const { startMailDelivery } = await import('./mail/deliver-mail.ts');
  return startMailDelivery(options);
}

function listen(server: Server, { port, host }: Settings): Promise<Result<number, string>> {
  return new Promise((done) => {
    server.once('error', (error) => {
      done(Err(listenProblem(port, host, error)));
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

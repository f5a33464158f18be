import type { Clock } from '@foyer/core';
import type { Context, Hono } from 'hono';

import type { Database } from '../database/schema.ts';
import { instantText } from './request-time.ts';

/**
 * `/livez` reports that the process answers; `/readyz` (and `/healthz`) that it isn't shutting down and can write to
 * the database. A read would succeed even with a full disk or a blocked writer.
 */
export function serveHealth(
  app: Hono,
  database: Database,
  clock: Clock,
  isDraining: () => boolean,
): void {
  let checking: Promise<boolean> | null = null;
  const readiness = async (context: Context) => {
    context.header('Cache-Control', 'no-store');
    if (isDraining()) return context.json({ status: 'draining' }, 503);
    // Concurrent checks share one write.
    checking ??= canWrite(database, clock).finally(() => {
      checking = null;
    });
    return (await checking)
      ? context.json({ status: 'ok' })
      : context.json({ status: 'unavailable' }, 503);
  };
  app.get('/healthz', readiness);
  app.get('/readyz', readiness);
  app.get('/livez', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ status: 'ok' });
  });
}

async function canWrite(database: Database, clock: Clock): Promise<boolean> {
  const checked = { checked_at: instantText(clock.now()) };
  try {
    await database
      .insertInto('health_checks')
      .values({ name: 'readiness', ...checked })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(checked))
      .execute();
    return true;
  } catch {
    return false;
  }
}

import type { Clock } from '@foyer/core';
import type { Hono } from 'hono';

import { instantText } from './request-time.ts';

interface WellKnown {
  readonly clock: Clock;
  /** Where to report a security problem, `mailto:` or `https:`; null: not published. */
  readonly securityContact: string | null;
}

/** How long a `security.txt` is valid, in hours. RFC 9116 recommends less than a year. */
const keptHours = 24 * 90;

/** The addresses that password managers and security researchers look for. */
export function serveWellKnown(app: Hono, { clock, securityContact }: WellKnown): void {
  app.get('/.well-known/change-password', (context) => context.redirect('/account/password'));
  if (securityContact === null) return;
  app.get('/.well-known/security.txt', (context) => {
    const expires = instantText(clock.now().add({ hours: keptHours }));
    return context.text(`Contact: ${securityContact}\nExpires: ${expires}\n`);
  });
}

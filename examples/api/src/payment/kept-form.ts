import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { ServerSecret } from '../server-secret.ts';
import type { FormState, RefusalReason } from './form-page.ts';
import { type PaymentErrors, typedPayment } from './read-payment.ts';

/** What the form shows again after it was refused. A card's number and code are never part of it. */
type KeptForm = Pick<FormState, 'typed' | 'errors' | 'reason'>;

const keptCookie = 'foyer_payment_form';
const keptSeconds = 1800;
/** Longer values are no names, dates or codes, and wouldn't fit into a cookie. */
const longest = 100;

/**
 * Keeps a refused form in an encrypted cookie, so that the page that shows it is one that Back and reload can open
 * without sending a card again.
 */
export async function keepForm(
  context: Context,
  secret: ServerSecret,
  productToken: string,
  { typed, errors, reason }: KeptForm,
): Promise<void> {
  const { name, expiry, postalCode, state } = typed;
  const values = [name, expiry, postalCode, state].map((text) => text.slice(0, longest));
  const sealed = await secret.seal(JSON.stringify([productToken, values, errors, reason]));
  setCookie(context, keptCookie, sealed, {
    path: '/payment',
    maxAge: keptSeconds,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
}

/** The refused form of this purchase; null if there is none. */
export async function keptForm(
  context: Context,
  secret: ServerSecret,
  productToken: string,
): Promise<KeptForm | null> {
  const text = await secret.open(getCookie(context, keptCookie) ?? '');
  if (text === null) return null;
  // Only this server can have written it.
  const [of, [name = '', expiry = '', postalCode = '', state = ''], errors, reason] = JSON.parse(
    text,
  ) as [string, string[], PaymentErrors, RefusalReason | null];
  if (of !== productToken) return null;
  return { typed: typedPayment({ name, expiry, postalCode, state }), errors, reason };
}

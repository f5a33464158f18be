import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { ServerSecret } from '../server-secret.ts';
import type { CardFormState, RefusalReason } from './form-page.ts';
import { type PaymentErrors, typedPayment } from './read-payment.ts';

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
  token: string,
  { typed, errors, reason }: CardFormState,
): Promise<void> {
  const { name, expiry, postalCode, state } = typed;
  const values = [name, expiry, postalCode, state].map((text) => text.slice(0, longest));
  const sealed = await secret.seal(JSON.stringify([token, values, errors, reason]));
  setCookie(context, keptCookie, sealed, {
    path: '/payment',
    maxAge: keptSeconds,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
}

/** The refused form of the purchase or change of a card with this token; null if there is none. */
export async function keptForm(
  context: Context,
  secret: ServerSecret,
  token: string,
): Promise<CardFormState | null> {
  const text = await secret.open(getCookie(context, keptCookie) ?? '');
  if (text === null) return null;
  // Only this server can have written it.
  const [of, [name = '', expiry = '', postalCode = '', state = ''], errors, reason] = JSON.parse(
    text,
  ) as [string, string[], PaymentErrors, RefusalReason | null];
  if (of !== token) return null;
  return { typed: typedPayment({ name, expiry, postalCode, state }), errors, reason };
}

/**
 * What the form shows: right after a refusal the refused form, else without errors what the buyer typed before they left
 * the page, else `blank`.
 */
export async function formToShow(
  context: Context,
  secret: ServerSecret,
  token: string,
  blank: CardFormState['typed'],
): Promise<CardFormState> {
  const kept = await keptForm(context, secret, token);
  const isRefused = context.req.query('refused') !== undefined;
  if (kept && isRefused) return kept;
  return { typed: kept?.typed ?? blank, errors: {}, reason: null };
}

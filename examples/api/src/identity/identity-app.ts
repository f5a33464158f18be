import type { Temporal } from '@foyer/core';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';

import { issueVoucher } from '../account/voucher-table.ts';
import type { Database } from '../database/schema.ts';
import { isLoopback } from '../http/request-client.ts';
import { refuseFiles } from '../http/refuse-unreadable.ts';
import { type Markup, pageShell } from '../payment/page-shell.ts';
import type { ServerSecret } from '../server-secret.ts';

export interface IdentityAppOptions {
  readonly database: Database;
  readonly secret: ServerSecret;
  readonly now: (context: Context) => Temporal.Instant;
}

/**
 * A stand-in for a social login provider: a separate site, only on developers' machines, that accepts any identity
 * without proof. The response is in the return URL: `login`, a single-use `voucher` and the `state` that was sent; or
 * `error=access_denied`. It returns only to pages on this machine. Works without JavaScript.
 */
export function identityApp({ database, secret, now }: IdentityAppOptions): Hono {
  const app = new Hono();
  // Behind a development server the page's own host is another port of this machine.
  app.use(csrf({ origin: isOfThisMachine }), refuseFiles, async (context, next) => {
    await next();
    // Without a referrer the page's own form would count as cross-site and be refused.
    context.header('Referrer-Policy', 'same-origin');
  });

  app.onError((error, context) => {
    if (!(error instanceof HTTPException)) throw error;
    return context.html(cannotReturnPage(), error.status);
  });

  app.get('/', (context) => {
    const request = readRequest(context.req.query());
    if (request === null) return context.html(cannotReturnPage(), 400);
    return context.html(askPage(request, '', false));
  });

  app.post('/', async (context) => {
    const sent = await context.req.parseBody();
    const text = (name: string): string => (typeof sent[name] === 'string' ? sent[name] : '');
    const request = readRequest({ redirect_uri: text('redirect_uri'), state: text('state') });
    if (request === null) return context.html(cannotReturnPage(), 400);
    if (text('answer') !== 'yes') return goBack(context, request, { error: 'access_denied' });
    const login = readLogin(text('who'), text('other'));
    if (login === null) {
      return context.html(askPage(request, text('other'), true), 422);
    }
    const voucher = await issueVoucher(database, secret, login, now(context));
    return goBack(context, request, { login, voucher });
  });

  return app;
}

/** Null when the response would go to another machine, or when there is no state. */
function readRequest({
  redirect_uri: redirect = '',
  state = '',
}: Record<string, string>): IdentityRequest | null {
  if (!URL.canParse(redirect) || state.length > 200) return null;
  const back = new URL(redirect);
  return isOfThisMachine(back.href) ? { back, state } : null;
}

function isOfThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && isLoopback(hostname);
}

/** The typed login, or else the chosen person: no control characters, at most 100 characters. */
function readLogin(who: string, other: string): string | null {
  const typed = other.trim();
  if (typed !== '') return /^[\p{L}\p{N}\p{P} ]{1,100}$/u.test(typed) ? typed : null;
  return people.find(({ login }) => login === who)?.login ?? null;
}

function goBack(
  context: Context,
  { back, state }: IdentityRequest,
  answer: Readonly<Record<string, string>>,
): Response {
  const address = new URL(back);
  for (const [name, value] of Object.entries({ ...answer, state })) {
    address.searchParams.set(name, value);
  }
  return context.redirect(address.href, 303);
}

/** Who asks, and where the response goes. */
interface IdentityRequest {
  /** The page of the site that gets the response. */
  readonly back: URL;
  /** An opaque value from the site, returned unchanged. */
  readonly state: string;
}

const people = [
  { login: 'ID-1001', name: 'Grace H.', about: 'grace@home.example' },
  { login: 'ID-1002', name: 'Alan T.', about: 'alan@home.example' },
  { login: 'ID-1003', name: 'Katherine J.', about: 'katherine@home.example' },
] as const;

const masthead = { house: 'Example ID', where: 'Log in' };

/** Asks who the visitor is, and whether to tell the site; again when the typed login is wrong. */
function askPage({ back, state }: IdentityRequest, typed: string, isWrong: boolean): Markup {
  return pageShell(
    isWrong ? 'Error: Who are you?' : 'Who are you?',
    html`<div class="single">
      <h1>Who are you?</h1>
      <p class="lead">
        ${back.host} wants to confirm who you are. It will receive only your ID. This is a test
        login page, so any choice works.
      </p>
      ${
        isWrong
          ? html`<div class="alert" role="alert" tabindex="-1" autofocus>
              <p>Enter an ID of up to 100 letters and numbers, or leave it blank.</p>
            </div>`
          : ''
      }
      <form method="post" action="/dev/identity" class="asks">
        <input type="hidden" name="redirect_uri" value="${back.href}" />
        <input type="hidden" name="state" value="${state}" />
        <fieldset>
          <legend>Your ID</legend>
          ${people.map(
            ({ login, name, about }, place) =>
              html`<label class="person">
                <input type="radio" name="who" value="${login}" ${place === 0 ? 'checked' : ''} />
                <span>${name}<span class="hint">${about}, ${login}</span></span>
              </label>`,
          )}
          <div class="field whole">
            <label for="other">Or another ID</label>
            <input
              id="other"
              name="other"
              type="text"
              autocomplete="off"
              maxlength="100"
              value="${typed}"
            />
          </div>
        </fieldset>
        <p class="choices">
          <button type="submit" name="answer" value="yes" class="primary">Continue</button>
          <button type="submit" name="answer" value="no" class="quiet">Cancel</button>
        </p>
      </form>
    </div>`,
    masthead,
  );
}

/** Shown when the return URL isn't allowed. */
function cannotReturnPage(): Markup {
  return pageShell(
    'We can’t send you back',
    html`<div class="single">
      <h1>We can’t send you back</h1>
      <p class="lead">
        The page that sent you here didn’t include a valid return address. Nothing was shared.
      </p>
      <p class="choices"><a class="button primary" href="/account">Back to Foyer Clubs</a></p>
    </div>`,
    masthead,
  );
}

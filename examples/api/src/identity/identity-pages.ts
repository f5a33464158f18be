import { html } from 'hono/html';

import { type Markup, pageShell } from '../payment/page-shell.ts';

/** Who asks, and where the response goes. */
export interface IdentityRequest {
  /** The page of the site that gets the response. */
  readonly back: URL;
  /** An opaque value from the site, returned unchanged. */
  readonly state: string;
}

/** The people to choose from. */
export const people = [
  { login: 'ID-1001', name: 'Grace H.', about: 'grace@home.example' },
  { login: 'ID-1002', name: 'Alan T.', about: 'alan@home.example' },
  { login: 'ID-1003', name: 'Katherine J.', about: 'katherine@home.example' },
] as const;

export interface AskedAgain {
  readonly typed: string;
  /** The typed login is invalid. */
  readonly isWrong: boolean;
}

const masthead = { house: 'Example ID', where: 'Log in' };

/** Asks who the visitor is, and whether to tell the site. */
export function askPage({ back, state }: IdentityRequest, { typed, isWrong }: AskedAgain): Markup {
  return pageShell(
    isWrong ? 'Error: Who are you?' : 'Who are you?',
    html`<div class="single">
      <h1>Who are you?</h1>
      <p class="lead">
        ${back.host} asks who you are here. It learns your ID, and nothing else. This is a stand-in
        for a provider of logins: it takes your word for it.
      </p>
      ${
        isWrong
          ? html`<div class="alert" role="alert" tabindex="-1" autofocus>
              <p>Enter an ID of up to 100 letters and digits, or none.</p>
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
export function cannotReturnPage(): Markup {
  return pageShell(
    'We can’t send you back',
    html`<div class="single">
      <h1>We can’t send you back</h1>
      <p class="lead">
        The page that sent you here did not say where to go afterwards, or named another site.
        Nothing was shared.
      </p>
      <p class="choices"><a class="button primary" href="/account">To the club’s site</a></p>
    </div>`,
    masthead,
  );
}

import {
  createAccountClient,
  type Fetch,
  HttpAccountChanges,
  HttpAccountRepository,
  HttpAgreementRepository,
  HttpClubServices,
  HttpRegistrationRepository,
  HttpSignInRepository,
  HttpTrainingRepository,
} from '@foyer/adapters-http';
import {
  AccountSession,
  ActivateAccount,
  ChangeAccount,
  type Clock,
  type CookieJar,
  defaultAccountSessionSettings,
  FindTrialPass,
  type IdSource,
  MailedLinkFlow,
  RequestLink,
  SendClubFeedback,
  trainingCards,
  type HostSettings,
  type KeyValueStore,
  LoadAccount,
  type Logger,
  type Navigation,
  SignIn,
  SignOut,
  UseEmailLink,
  type WebViewMessages,
} from '@foyer/core';

import { AgedAgreements } from './aged-agreements.ts';
import { foyerNow } from './page.ts';
import type { PageLife } from './page-life.ts';
import { appOrigin, site } from './site.ts';

/** What a page of members' finds around it: the browser, and the way to a back end. */
export interface MembersSurroundings {
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly navigation: Navigation;
  /** Where tabs hear of each other. */
  readonly localStore: KeyValueStore;
  /** One tab's. */
  readonly sessionStore: KeyValueStore;
  readonly ids: IdSource;
  readonly webView: WebViewMessages;
  readonly logger: Logger;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** For the length of pauses before a retry. */
  readonly random: () => number;
}

/** The session and all that stands on it, put together as the web front end does it. AC-01, AC-07, AC-09 */
export function memberServices(life: PageLife, surroundings: MembersSurroundings) {
  const { cookies, navigation, localStore, sessionStore, webView, logger, ids } = surroundings;
  const { baseUrl, fetch, random } = surroundings;
  const clock = life.clockOf(surroundings.clock);
  const settings = { ...defaultAccountSessionSettings, webViewOrigins: [appOrigin] };
  const session = new AccountSession({
    ...{ cookies, clock, navigation, localStore, webView, settings },
  });
  const client = life.clientOf(
    createAccountClient({
      ...{ fetch: withTime(fetch, clock), clock, random, logger, session },
      ...{ hosts: hostsOf(baseUrl), pageOrigin: site },
    }),
  );
  const registrations = new HttpRegistrationRepository(client);
  const signIns = new HttpSignInRepository(client);
  const accounts = new HttpAccountRepository(client);
  const account = new LoadAccount(accounts, session, logger);
  const signIn = new SignIn(signIns, session, logger);
  const activateAccount = new ActivateAccount(registrations, logger);
  const services = new HttpClubServices(client);
  return {
    ...{ session, account, accounts, signIn },
    signOut: new SignOut(signIns, session, logger),
    changes: new ChangeAccount(new HttpAccountChanges(client), account, session, logger),
    requestLink: new RequestLink(registrations, logger),
    emailLink: new UseEmailLink(registrations, logger),
    mailedLink: new MailedLinkFlow({ registrations, activateAccount, signIn }),
    agreements: new AgedAgreements(new HttpAgreementRepository(client)),
    clubServices: services,
    sendFeedback: new SendClubFeedback({ services, ids, clock, logger, store: sessionStore }),
    findPass: new FindTrialPass(services, logger),
    training: trainingCards(new HttpTrainingRepository(client), session, logger),
  };
}

export type MemberServices = ReturnType<typeof memberServices>;

/** A scenario has one host for everything. AC-07 */
export function hostsOf(baseUrl: string): HostSettings {
  return { accountHost: baseUrl, stagingHost: baseUrl, qaOrigin: null, apiHost: baseUrl };
}

/** The client of account calls has the token for its header; the scenario's time goes out below it. */
export function withTime(fetch: Fetch, clock: Clock): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(foyerNow(clock))) headers.set(name, value);
    return fetch(url, { ...init, headers });
  };
}

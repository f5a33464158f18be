import {
  createHttpAccountChanges,
  createHttpAccountRepository,
  createHttpAgreementRepository,
  createHttpClubRepository,
  createHttpClubServices,
  createHttpMembershipRepository,
  createHttpRegistrationRepository,
  createHttpSignInRepository,
  createHttpTrainingRepository,
} from '@foyer/adapters-http';
import type { CallFailure, Message, Result } from '@foyer/core';
import {
  type AgreementRepository,
  AgreementSigning,
  ChangeAccount,
  LoadAccount,
} from '@foyer/core/account';
import { ClubDirectory } from '@foyer/core/clubs';
import type { FieldRefusal } from '@foyer/core/forms';
import { MyMembership } from '@foyer/core/membership';
import {
  ActivateAccount,
  MailedLinkFlow,
  RequestLink,
  takeLinkCode,
  UseEmailLink,
} from '@foyer/core/registration';
import { type GiftCardCatalog, SendClubFeedback } from '@foyer/core/services';
import { FindTrialPass, type TrialPass } from '@foyer/core/passes';
import {
  AccountSession,
  AdoptArrivedToken,
  defaultAccountSessionSettings,
  rememberLoginReturn,
  leaveLogin,
  loginPath,
  SignIn,
  SignOut,
  SocialSignIn,
} from '@foyer/core/session';
import { trainingCards } from '@foyer/core/training';

import { outcomes } from '../scenario/account.schema.ts';
import { scenarioAccountClient, site } from './back-end.ts';
import { type OpenPage, PageLife, type PageOptions } from './page.ts';
import { appOrigin, type MemberPlace, memberPlaceAt, needsMember } from './site.ts';

/** What a member page needs of what every page has. */
type MemberPageOptions = Pick<
  PageOptions,
  | ('clock' | 'cookies' | 'navigation' | 'localStore' | 'sessionStore' | 'ids' | 'webView')
  | ('logger' | 'baseUrl' | 'fetch' | 'random' | 'visitor')
>;

/** The result of a member's action, in the scenario format. */
export interface SeenOutcome {
  readonly kind: string;
  /** The form's name of the field at fault; null without one. */
  readonly field: string | null;
  /** The message to the member; null for none. */
  readonly message: Message | null;
}

/** A rejection that a page shows, at a field or for the whole form. */
export type Refusal = Message | FieldRefusal<string>;

/**
 * The pages of members. They share one session. Anonymous visitors go to the login and return by the core's own
 * rules.
 */
export class MemberPage implements OpenPage {
  readonly services: MemberServices;
  /** The result of the member's last action. */
  outcome: SeenOutcome = nothingDone;
  /** Only on the page of an agreement. */
  signing: AgreementSigning | null = null;
  giftCards: GiftCardCatalog | null = null;
  pass: TrialPass | null = null;
  /** The code of the opened link that confirms or undoes a new email address. */
  linkCode: string | null = null;
  readonly #life = new PageLife();
  readonly #options: MemberPageOptions;
  readonly #stops: (() => void)[];

  constructor(options: MemberPageOptions) {
    this.#options = options;
    this.services = memberServices(this.#life, options);
    const { session, adoptArrivedToken } = this.services;
    const arrive = (): void => {
      this.#arrive();
    };
    this.#stops = [
      session.open(),
      adoptArrivedToken.open(),
      session.subscribe(arrive),
      options.navigation.onChange(arrive),
    ];
    this.#arrive();
  }

  track(action: Promise<unknown>): void {
    this.#life.track(action);
  }

  /** Tracks a call of the member. `messageOf` returns the page's message for a failure. */
  attempt<Failure extends { readonly kind: string }>(
    call: Promise<Result<unknown, Failure>>,
    messageOf: (failure: Failure) => Refusal,
  ): void {
    this.#trackOutcome(
      call.then((answer) =>
        answer.ok ? done : refusedWith(outcomeOf(answer.val), messageOf(answer.val)),
      ),
    );
  }

  /** The same for calls that fail with messages. */
  request(call: Promise<Result<unknown, Refusal>>): void {
    this.#trackOutcome(
      call.then((answer) => {
        if (answer.err) return refusedWith('refused', answer.val);
        return answer.val === 'registered' ? { ...done, kind: 'registered' } : done;
      }),
    );
  }

  isIdle(): boolean {
    return this.#life.isIdle();
  }

  isLeftFor(address: string): boolean {
    return memberPlaceAt(new URL(address, site).pathname) === null;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.signing?.close();
    this.#life.end();
  }

  #trackOutcome(outcome: Promise<SeenOutcome>): void {
    this.outcome = nothingDone;
    this.track(outcome.then((seen) => (this.outcome = seen)));
  }

  #arrive(): void {
    const { navigation, sessionStore } = this.#options;
    const address = navigation.current();
    const place = memberPlaceAt(new URL(address, site).pathname);
    // Another kind of page replaces this one.
    if (place === null) return;
    const isMember = this.services.session.getSnapshot().status === 'signed-in';
    if (!isMember && needsMember(place)) {
      rememberLoginReturn(sessionStore, address);
      navigation.replace(loginPath);
    } else if (isMember && place.kind === 'login') {
      leaveLogin(navigation, sessionStore, site);
    } else {
      this.track(this.#load(place));
    }
  }

  async #load(place: MemberPlace): Promise<void> {
    const { account, clubServices, mailedLink, membership, training } = this.services;
    switch (place.kind) {
      case 'account':
        await account.execute();
        return;
      case 'training':
        await training.load();
        return;
      case 'membership':
        await membership.load();
        return;
      case 'agreed':
        await membership.load(['promises']);
        return;
      case 'agreement':
        return this.#openAgreement(place.agreementId);
      case 'gift-cards':
        this.giftCards = (await clubServices.giftCards()).unwrapOr(null);
        return;
      case 'activate':
        return mailedLink.arrive(takeLinkCode(this.#options.navigation));
      case 'email-link':
        this.linkCode = takeLinkCode(this.#options.navigation);
        return;
      case 'login':
        return this.#takeSocialAnswer();
      case 'open':
    }
  }

  /** Signs the member in if a social login's provider has returned here. */
  async #takeSocialAnswer(): Promise<void> {
    const { socialSignIn } = this.services;
    const arrived = this.#options.navigation.current();
    await socialSignIn.enter();
    if (this.#options.navigation.current() === arrived) return;
    const { problem } = socialSignIn.getSnapshot();
    this.outcome = problem === null ? done : refusedWith('refused', problem);
  }

  async #openAgreement(agreementId: string): Promise<void> {
    const { agreements, account, session } = this.services;
    const { logger } = this.#options;
    this.signing?.close();
    this.signing = new AgreementSigning(agreementId, { agreements, account, session, logger });
    await this.signing.load();
  }
}

const nothingDone: SeenOutcome = { kind: 'none', field: null, message: null };
const done: SeenOutcome = { ...nothingDone, kind: 'done' };

function refusedWith(kind: string, refusal: Refusal): SeenOutcome {
  return 'field' in refusal ? { kind, ...refusal } : { kind, field: null, message: refusal };
}

/** The scenario format's name for a failure. */
function outcomeOf(failure: { readonly kind: string }): string {
  if (failure.kind !== 'rejected') {
    return (outcomes as readonly string[]).includes(failure.kind) ? failure.kind : 'rejected';
  }
  const { status, code } = failure as Extract<CallFailure, { kind: 'rejected' }>;
  if (code === 'NOT_YOURS') return 'not-yours';
  if (status === 401) return 'signed-out';
  return status === 404 ? 'not-found' : 'rejected';
}

/** The session and everything that needs it, set up like in the web front end. */
function memberServices(life: PageLife, options: MemberPageOptions) {
  const { cookies, navigation, localStore, sessionStore, webView, logger, ids } = options;
  const { baseUrl, fetch, random, visitor } = options;
  const clock = life.clockOf(options.clock);
  const settings = { ...defaultAccountSessionSettings, webViewOrigins: [appOrigin] };
  const session = new AccountSession({ cookies, clock, navigation, localStore, webView, settings });
  const client = life.clientOf(
    scenarioAccountClient({ baseUrl, fetch, clock, random, logger, session }),
  );
  const registrations = createHttpRegistrationRepository(client);
  const signIns = createHttpSignInRepository(client);
  const accounts = createHttpAccountRepository(client);
  const account = new LoadAccount(accounts, session, logger);
  const signIn = new SignIn(signIns, session, logger);
  const activateAccount = new ActivateAccount(registrations, logger);
  const services = createHttpClubServices(client);
  return {
    session,
    account,
    accounts,
    signIn,
    socialSignIn: new SocialSignIn({
      repository: signIns,
      session,
      ids,
      logger,
      navigation,
      store: sessionStore,
      visitor,
      provider: { name: 'Example ID', address: 'https://id.example/ask' },
    }),
    signOut: new SignOut(signIns, session, logger),
    adoptArrivedToken: new AdoptArrivedToken(signIns, session, logger),
    changes: new ChangeAccount(createHttpAccountChanges(client), account, session, logger),
    requestLink: new RequestLink(registrations, logger),
    emailLink: new UseEmailLink(registrations, logger),
    mailedLink: new MailedLinkFlow({ registrations, activateAccount, signIn }),
    agreements: staleAgreements(createHttpAgreementRepository(client)),
    clubServices: services,
    sendFeedback: new SendClubFeedback({ services, ids, clock, logger, store: sessionStore }),
    findPass: new FindTrialPass(services, logger),
    membership: new MyMembership({
      membership: createHttpMembershipRepository(client),
      clubs: new ClubDirectory(createHttpClubRepository(client)),
      session,
      clock,
      cookies,
      navigation,
      logger,
    }),
    training: trainingCards(createHttpTrainingRepository(client), session, logger),
  };
}

type MemberServices = ReturnType<typeof memberServices>;

/** Agreements as seen by a page that was opened before the current version was published. */
interface StaleAgreements extends AgreementRepository {
  /** The version that was current when the page was opened; null for the latest. */
  version: string | null;
}

function staleAgreements(current: AgreementRepository): StaleAgreements {
  const stale: StaleAgreements = {
    ...current,
    version: null,
    read: (place, version, options) => current.read(place, version ?? stale.version, options),
  };
  return stale;
}

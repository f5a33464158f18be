import type {
  IdSource,
  KeyValueStore,
  Logger,
  Navigation,
  Visitor,
} from '../kernel/platform.port.ts';
import { createObservable } from '../kernel/observable.ts';
import type { Message } from '../messages/catalog.ts';
import type { AccountSession } from './account-session.ts';
import { loginPath } from './login-return.ts';
import { messageOfSignIn } from './sign-in.ts';
import type { SignInRepository } from './sign-in-repository.port.ts';
import {
  readSocialReturn,
  socialAddress,
  type SocialAnswer,
  type SocialProvider,
} from './social-link.ts';

export interface SocialSignInSnapshot {
  readonly busy: 'leaving' | 'signing-in' | null;
  /** Why nobody was signed in, until the next attempt. */
  readonly problem: Message | null;
  /** Set when the account also needs a code; see `SignIn.finish`. */
  readonly challenge: string | null;
}

export interface SocialSignInDependencies {
  readonly provider: SocialProvider;
  readonly repository: SignInRepository;
  readonly session: AccountSession;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly navigation: Navigation;
  readonly store: KeyValueStore;
  readonly visitor: Visitor;
}

const idle: SocialSignInSnapshot = { busy: null, problem: null, challenge: null };

const stateKey = 'foyer.social-sign-in-state';

/**
 * Signs a member in with a linked social login. The provider's page returns to the login page with a
 * proof and the single-use state that this tab sent; without that state nobody is signed in, so that
 * a link can't sign a visitor in to a stranger's account.
 */
export class SocialSignIn {
  readonly #with: SocialSignInDependencies;
  readonly #snapshot = createObservable<SocialSignInSnapshot>(idle);

  constructor(dependencies: SocialSignInDependencies) {
    this.#with = dependencies;
  }

  readonly getSnapshot = (): SocialSignInSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** The page has taken the challenge over. */
  forgetChallenge(): void {
    this.#snapshot.set(idle);
  }

  leave(): void {
    const { ids, navigation, provider, store, visitor } = this.#with;
    if (this.#snapshot.get().busy !== null) return;
    const state = ids.next();
    if (store.write(stateKey, state).err) return this.#fail({ key: 'generic' });
    this.#snapshot.set({ ...idle, busy: 'leaving' });
    navigation.load(socialAddress(provider.address, visitor.pageUrl(), state, loginPath));
  }

  /** Takes the provider's answer out of the login page's address and signs the member in with it. */
  async enter(): Promise<void> {
    const { navigation, provider, store } = this.#with;
    const { path, answer } = readSocialReturn(navigation.current());
    const { busy } = this.#snapshot.get();
    // The visitor pressed Back on the provider's page.
    if (busy === 'leaving') this.#snapshot.set(idle);
    if (answer === null) return;
    navigation.replace(path);
    const state = store.read(stateKey);
    store.remove(stateKey);
    const values = { provider: provider.name };
    if (state === null || answer.state !== state) {
      this.#fail({ key: 'socialSignInOver', values });
    } else if (answer.kind === 'refused') {
      this.#fail({ key: 'socialSignInCancelled', values });
    } else {
      await this.#signIn(answer);
    }
  }

  async #signIn({ facebookId, accessToken }: SocialAnswer & { kind: 'vouched' }): Promise<void> {
    const { logger, provider, repository, session } = this.#with;
    this.#snapshot.set({ ...idle, busy: 'signing-in' });
    const answer = await repository.signInSocially({ facebookId, accessToken });
    if (answer.ok) {
      session.begin(answer.val);
      this.#snapshot.set(idle);
      return;
    }
    const failure = answer.val;
    if (failure.kind === 'second-step') {
      this.#snapshot.set({ ...idle, challenge: failure.challenge });
      return;
    }
    logger.warn('social-sign-in-failed', { failure: failure.kind });
    const values = { provider: provider.name };
    if (failure.kind === 'not-linked') this.#fail({ key: 'socialNotLinked', values });
    else if (failure.kind === 'wrong-credentials') this.#fail({ key: 'socialSignInOver', values });
    else this.#fail(messageOfSignIn(failure));
  }

  #fail(problem: Message): void {
    this.#snapshot.set({ ...idle, problem });
  }
}

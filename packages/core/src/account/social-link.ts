import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalog.ts';
import type {
  Clock,
  IdSource,
  KeyValueStore,
  Navigation,
  Visitor,
} from '../kernel/platform.port.ts';
import { createObservable } from '../kernel/observable.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import type { AccountSession } from './account-session.ts';
import type { SocialLogin } from './account-repository.port.ts';
import { clearWithSession } from './card-loader.ts';
import { type ChangeAccount, refusedChange } from './change-account.ts';
import { withoutQuery } from './address-query.ts';

/** The provider of a social login: its display name and its page. */
export interface SocialProvider {
  readonly name: string;
  /** A path of this site, or a URL elsewhere. */
  readonly address: string;
}

/** The outcome, shown until the page is left or another action starts. */
export type SocialNotice =
  | { readonly kind: 'linked' | 'unlinked' }
  | { readonly kind: 'note' | 'problem'; readonly message: Message };

export interface SocialLinkSnapshot {
  readonly busy: 'leaving' | 'linking' | 'unlinking' | null;
  /** The action that needs the member's current password. */
  readonly asks: 'link' | 'unlink' | null;
  readonly notice: SocialNotice | null;
}

export interface SocialLinkDependencies {
  readonly provider: SocialProvider;
  readonly change: ChangeAccount;
  readonly session: AccountSession;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly navigation: Navigation;
  readonly store: KeyValueStore;
  readonly visitor: Visitor;
}

/** Session-storage key of the state that the provider must return to prove that this page asked. */
const socialStateKey = 'foyer.social-state';

/** Stored instead of a state when the provider's answer arrived while nobody was signed in. */
const tooLate = 'too-late';

/**
 * Links and unlinks a member's social login. Linking goes through the provider's page with a
 * single-use secret state from this tab; an answer without it links nothing. Both actions need the
 * member's current password. Until then the provider's proof is held in memory only.
 */
export class SocialLink {
  readonly #with: SocialLinkDependencies;
  readonly #snapshot = createObservable<SocialLinkSnapshot>(idle);
  #forgetLater: () => void = () => undefined;
  #login: SocialLogin | null = null;

  constructor(dependencies: SocialLinkDependencies) {
    this.#with = dependencies;
    clearWithSession(dependencies.session, { clear: () => this.dismiss() });
  }

  readonly getSnapshot = (): SocialLinkSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Takes the provider's answer out of the shown address. Returns a function to call when the page is left. */
  enter(): () => void {
    this.#forgetLater();
    if (this.#snapshot.get().busy !== 'linking') this.#follow();
    return () => {
      // React Strict Mode mounts a page twice; that doesn't count as leaving it.
      this.#forgetLater = this.#with.clock.after(0, () => {
        if (this.#snapshot.get().busy !== 'linking') this.dismiss();
      });
    };
  }

  link(): void {
    const { ids, navigation, provider, store, visitor } = this.#with;
    if (this.#snapshot.get().busy !== null) return;
    const state = ids.next();
    if (store.write(socialStateKey, state).err) {
      this.#show({ kind: 'problem', message: { key: 'generic' } });
      return;
    }
    this.#snapshot.set({ ...idle, busy: 'leaving' });
    navigation.load(socialAddress(provider.address, visitor.pageUrl(), state));
  }

  /** Asks for the password that `confirm` needs. */
  unlink(): void {
    if (this.#snapshot.get().busy === null) this.#snapshot.set({ ...idle, asks: 'unlink' });
  }

  /** Links or unlinks, whichever was asked for. The member can retry a failure. */
  async confirm(
    currentPassword: string,
  ): Promise<Result<void, Message | FieldRefusal<'currentPassword'>>> {
    const { asks, busy } = this.#snapshot.get();
    const { change } = this.#with;
    if (asks === null || busy !== null) return Ok(undefined);
    this.#snapshot.set({ asks, busy: asks === 'link' ? 'linking' : 'unlinking', notice: null });
    const answer =
      this.#login !== null && asks === 'link'
        ? await change.linkSocial(this.#login, currentPassword)
        : await change.unlinkSocial(currentPassword);
    if (answer.ok) {
      this.#show({ kind: asks === 'link' ? 'linked' : 'unlinked' });
      return Ok(undefined);
    }
    const failure = answer.val;
    if (failure.kind === 'taken' || (asks === 'link' && failure.kind === 'rejected')) {
      this.#show(problem(refusal(failure, this.#with.provider.name)));
      return Ok(undefined);
    }
    this.#snapshot.set({ asks, busy: null, notice: null });
    return Err(refusedChange(failure, ['currentPassword']));
  }

  dismiss(): void {
    this.#login = null;
    this.#snapshot.set(idle);
  }

  #follow(): void {
    const { navigation, session, store, provider } = this.#with;
    const { path, answer } = readSocialReturn(navigation.current());
    const state = store.read(socialStateKey);
    store.remove(socialStateKey);
    const about = { provider: provider.name };
    const isNobody = session.credential() === null;
    if (isNobody && (answer !== null || state === tooLate)) {
      // The next member to sign in may be someone else, so they start over and are told why.
      store.write(socialStateKey, tooLate).unwrapOr(undefined);
    }
    if (answer === null) {
      if (state === tooLate) this.#show(problem({ key: 'socialOver', values: about }));
      else if (state !== null) this.#show(note({ key: 'socialLeft', values: about }));
      // Restored by Back, after a later page took the provider's answer.
      else if (this.#snapshot.get().busy === 'leaving') this.dismiss();
      return;
    }
    navigation.replace(path);
    if (state === null || answer.state !== state) {
      this.#show(problem({ key: 'socialForeign', values: about }));
    } else if (answer.kind === 'refused') {
      this.#show(note({ key: 'socialCancelled', values: about }));
    } else if (!isNobody) {
      const { facebookId, accessToken } = answer;
      this.#login = { facebookId, accessToken };
      this.#snapshot.set({ ...idle, asks: 'link' });
    }
  }

  #show(notice: SocialNotice): void {
    this.#login = null;
    this.#snapshot.set({ ...idle, notice });
  }
}

/** What the provider says when it sends a member back. Unverified: anyone can craft an address. */
export type SocialAnswer =
  | {
      readonly kind: 'vouched';
      readonly facebookId: string;
      readonly accessToken: string;
      readonly state: string;
    }
  /** The member declined, or the provider couldn't identify them. */
  | { readonly kind: 'refused'; readonly state: string };

/** Reads the provider's answer and returns the address without it, so that no proof stays in a history or log. */
export function readSocialReturn(shown: string): {
  readonly path: string;
  readonly answer: SocialAnswer | null;
} {
  let path = shown;
  const take = (name: string): string => {
    const found = withoutQuery(path, name);
    path = found.path;
    return found.value ?? '';
  };
  const [facebookId, accessToken] = [take(names.login), take(names.voucher)];
  const [state, error] = [take(names.state), take(names.error)];
  if (path === shown) return { path, answer: null };
  if (error !== '' || facebookId === '' || accessToken === '') {
    return { path, answer: { kind: 'refused', state } };
  }
  return { path, answer: { kind: 'vouched', facebookId, accessToken, state } };
}

/** The URL of the provider's page, with the path of the page that it should return to. */
export function socialAddress(
  provider: string,
  page: string,
  state: string,
  path: string = socialPath,
): string {
  const back = `${new URL(page).origin}${path}`;
  const asked = `redirect_uri=${encodeURIComponent(back)}&state=${encodeURIComponent(state)}`;
  return `${provider}${provider.includes('?') ? '&' : '?'}${asked}`;
}

/** The page that links a social login, and that the provider returns to. */
export const socialPath = '/account/social';

const idle: SocialLinkSnapshot = { busy: null, asks: null, notice: null };

function note(message: Message): SocialNotice {
  return { kind: 'note', message };
}

function problem(message: Message): SocialNotice {
  return { kind: 'problem', message };
}

function refusal({ kind }: { readonly kind: 'taken' | 'rejected' }, provider: string): Message {
  return { key: kind === 'taken' ? 'socialTaken' : 'socialOver', values: { provider } };
}

const names = { login: 'login', voucher: 'voucher', state: 'state', error: 'error' } as const;

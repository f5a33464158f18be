import type { FieldRefusal } from '../forms/filled-form.ts';
import type { Message } from '../messages/catalogue.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { IdSource } from '../ports/id-source.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import type { Visitor } from '../ports/visitor.port.ts';
import { createObservable } from '../shared/observable.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import type { AccountSession } from './account-session.ts';
import type { SocialLogin } from './account-changes.port.ts';
import type { ChangeAccount } from './change-account.ts';
import { refusedChange } from './refused-change.ts';
import { readSocialReturn, socialAddress } from './social-return.ts';

/** Who vouches for a member's social login: the name that people know it by, and its page. */
export interface SocialProvider {
  readonly name: string;
  /** A path of this site or an address of any other. */
  readonly address: string;
}

/** What came of it: told once, until the page is left or something else is done. */
export type SocialNotice =
  | { readonly kind: 'linked' | 'unlinked' }
  | { readonly kind: 'note' | 'problem'; readonly message: Message };

export interface SocialLinkSnapshot {
  readonly busy: 'leaving' | 'linking' | 'unlinking' | null;
  /** What the member's current password is asked for. SE-20 */
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
  /** The tab's. */
  readonly store: KeyValueStore;
  readonly visitor: Visitor;
}

/** Session-storage key of what the provider has to bring back: who can't say it was not sent by this page. */
export const socialStateKey = 'foyer.social-state';
/** In its place: the provider's answer came when nobody was signed in. */
const tooLate = 'too-late';

/**
 * Links a member's social login and takes the link away. The way goes by the provider's own page and back, with a word
 * of this tab's that nobody else knows, good once: an answer that does not bring it back links nothing. Both need the
 * member's current password. What the provider vouches for waits for it in memory only. Source: AC-04, HT-06, HT-07, SE-20.
 */
export class SocialLink {
  readonly #with: SocialLinkDependencies;
  readonly #snapshot = createObservable<SocialLinkSnapshot>(idle);
  #forgetLater: () => void = () => undefined;
  /** What the provider vouched for, until the password is there. */
  #login: SocialLogin | null = null;

  constructor(dependencies: SocialLinkDependencies) {
    this.#with = dependencies;
    dependencies.session.subscribe(() => this.dismiss());
  }

  readonly getSnapshot = (): SocialLinkSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /**
   * The page is shown: whatever the provider says by the address is taken out of it at once, and followed. Answers a
   * function for when the page is left.
   */
  enter(): () => void {
    this.#forgetLater();
    if (this.#snapshot.get().busy !== 'linking') this.#follow();
    return () => {
      // A page that is drawn twice in a row was not left in between.
      this.#forgetLater = this.#with.clock.after(0, () => {
        if (this.#snapshot.get().busy !== 'linking') this.dismiss();
      });
    };
  }

  /** Off to the provider. */
  link(): void {
    const { ids, navigation, provider, store, visitor } = this.#with;
    if (this.#snapshot.get().busy !== null) return;
    const state = ids.next();
    if (store.write(socialStateKey, state).err) {
      this.#tell({ kind: 'problem', message: { key: 'generic' } });
      return;
    }
    this.#snapshot.set({ ...idle, busy: 'leaving' });
    navigation.load(socialAddress(provider.address, visitor.pageUrl(), state));
  }

  /** Asks for the password, for `confirm`. */
  unlink(): void {
    if (this.#snapshot.get().busy === null) this.#snapshot.set({ ...idle, asks: 'unlink' });
  }

  /** Links or unlinks, whichever is asked about. Fails with what the form should say, and may be tried again then. */
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
      this.#tell({ kind: asks === 'link' ? 'linked' : 'unlinked' });
      return Ok(undefined);
    }
    const failure = answer.val;
    if (failure.kind === 'taken' || (asks === 'link' && failure.kind === 'rejected')) {
      this.#tell(problem(refusal(failure, this.#with.provider.name)));
      return Ok(undefined);
    }
    this.#snapshot.set({ asks, busy: null, notice: null });
    return Err(refusedChange(failure, ['currentPassword']));
  }

  /** Drops whatever was begun. */
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
      // Whoever signs in next may be somebody else: they begin anew, and are told why.
      store.write(socialStateKey, tooLate).unwrapOr(undefined);
    }
    if (answer === null) {
      if (state === tooLate) this.#tell(problem({ key: 'socialOver', values: about }));
      else if (state !== null) this.#tell(note({ key: 'socialLeft', values: about }));
      return;
    }
    navigation.replace(path);
    if (state === null || answer.state !== state) {
      this.#tell(problem({ key: 'socialForeign', values: about }));
    } else if (answer.kind === 'refused') {
      this.#tell(note({ key: 'socialCancelled', values: about }));
    } else if (!isNobody) {
      const { facebookId, accessToken } = answer;
      this.#login = { facebookId, accessToken };
      this.#snapshot.set({ ...idle, asks: 'link' });
    }
  }

  #tell(notice: SocialNotice): void {
    this.#login = null;
    this.#snapshot.set({ ...idle, notice });
  }
}

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

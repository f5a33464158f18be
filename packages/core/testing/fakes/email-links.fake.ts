import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { AccountInformation } from '../../src/account/account.ts';
import type { AccountEventKind } from '../../src/account/account-repository.port.ts';
import type { Credential } from '../../src/account/credential.ts';
import type { LinkOver } from '../../src/account/registration-repository.port.ts';
import { FakeTries } from './tries.fake.ts';

/** A link that was mailed. */
export interface SentLink {
  readonly email: string;
  readonly token: string;
}

/** The members whose addresses change. */
export interface EmailHolders {
  readonly clock: Pick<Clock, 'now'>;
  /** The credential that the call carries. */
  carried(): Credential | null;
  emailOf(memberId: string): string | null;
  setEmail(
    memberId: string,
    change: Partial<Pick<AccountInformation, 'email' | 'pendingEmail' | 'emailProblem'>>,
  ): void;
  endSessions(memberId: string, but: Credential | null): void;
  note(memberId: string, kind: AccountEventKind): void;
}

interface EmailLink {
  readonly memberId: string;
  readonly purpose: 'confirm' | 'undo';
  readonly email: string;
  /** The session that made the request; it isn't ended. */
  readonly session: Credential | null;
  readonly sentAtMs: number;
  readonly hasEnded: boolean;
}

/** The links that confirm or undo a member's new email address. */
export class FakeEmailLinks {
  readonly #members: EmailHolders;
  readonly #ids: IdSource;
  readonly #links = new Map<string, EmailLink>();
  readonly #asked: FakeTries;
  /** Every link, oldest first. */
  readonly sent: SentLink[] = [];
  /** Ends the links for a login that were mailed since then. */
  endLoginLinks: (memberId: string, sinceMs: number) => void = () => undefined;

  constructor(members: EmailHolders, ids: IdSource) {
    this.#members = members;
    this.#ids = ids;
    this.#asked = new FakeTries(members.clock, { most: 3, withinMs: 3_600_000 });
  }

  /** Mails the confirmation link, at most three times an hour for one member and to one address. */
  confirmationTo(memberId: string, email: string): Result<void, CallFailure> {
    return this.#asked
      .count(memberId)
      .andThen(() => this.#asked.count(email.toLowerCase()))
      .map(() => {
        this.endAsked(memberId, () => true);
        const link = { memberId, purpose: 'confirm', email } as const;
        this.#send({ ...link, session: this.#members.carried() }, email);
        this.#members.setEmail(memberId, { pendingEmail: email });
      });
  }

  /** True if this very address is pending, and its link works. */
  isPending(memberId: string, email: string): boolean {
    const nowMs = this.#members.clock.now().epochMilliseconds;
    return [...this.#links.values()].some(
      (link) =>
        link.memberId === memberId &&
        link.purpose === 'confirm' &&
        link.email === email &&
        !link.hasEnded &&
        nowMs - link.sentAtMs < lifetimeMs.confirm,
    );
  }

  /** Does nothing when no address is pending. */
  cancel(memberId: string): void {
    if (!this.endAsked(memberId, () => true)) return;
    this.#members.note(memberId, 'email-canceled');
  }

  /** Ends the change that one of these sessions asked for. False when there is none. */
  endAsked(memberId: string, isTheirs: (session: Credential | null) => boolean): boolean {
    const ended = this.#end(
      (link) => link.memberId === memberId && link.purpose === 'confirm' && isTheirs(link.session),
    );
    if (ended) this.#members.setEmail(memberId, { pendingEmail: null });
    return ended;
  }

  use(token: string): Result<void, LinkOver> {
    const link = this.#links.get(token);
    if (link === undefined) return Err({ kind: 'link-over', why: 'unknown' });
    if (link.hasEnded) return Err({ kind: 'link-over', why: 'used' });
    const { memberId, purpose, email, session, sentAtMs } = link;
    const ageMs = this.#members.clock.now().epochMilliseconds - sentAtMs;
    if (ageMs >= lifetimeMs[purpose]) return Err({ kind: 'link-over', why: 'expired' });
    const isUndo = purpose === 'undo';
    const former = this.#members.emailOf(memberId);
    this.#end(
      (one) => one === link || (isUndo && one.memberId === memberId && one.sentAtMs >= sentAtMs),
    );
    this.#members.setEmail(memberId, { email, pendingEmail: null, emailProblem: null });
    if (email === former) return Ok(undefined);
    this.endLoginLinks(memberId, isUndo ? sentAtMs : 0);
    this.#members.endSessions(memberId, isUndo ? null : session);
    this.#members.note(memberId, isUndo ? 'email-restored' : 'email-changed');
    if (!isUndo && former !== null) {
      this.#send({ memberId, purpose: 'undo', email: former, session: null }, former);
    }
    return Ok(undefined);
  }

  #send(link: Omit<EmailLink, 'sentAtMs' | 'hasEnded'>, email: string): void {
    const token = this.#ids.next();
    const sentAtMs = this.#members.clock.now().epochMilliseconds;
    this.#links.set(token, { ...link, sentAtMs, hasEnded: false });
    this.sent.push({ email, token });
  }

  /** True if a link has ended. */
  #end(isOver: (link: EmailLink) => boolean): boolean {
    const over = [...this.#links].filter(([, link]) => !link.hasEnded && isOver(link));
    for (const [token, link] of over) this.#links.set(token, { ...link, hasEnded: true });
    return over.length > 0;
  }
}

const lifetimeMs = { confirm: 48 * 3_600_000, undo: 7 * 24 * 3_600_000 } as const;

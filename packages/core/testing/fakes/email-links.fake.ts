import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { AccountInformation } from '../../src/account/account.ts';
import type { Credential } from '../../src/account/credential.ts';
import type { LinkOver } from '../../src/account/registration-repository.port.ts';

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
  readonly #asked = new Map<string, number>();
  /** Every link, oldest first. */
  readonly sent: SentLink[] = [];

  constructor(members: EmailHolders, ids: IdSource) {
    this.#members = members;
    this.#ids = ids;
  }

  /** Mails the confirmation link, at most three times to one address. */
  confirmationTo(memberId: string, email: string): Result<void, CallFailure> {
    const asked = this.#asked.get(email) ?? 0;
    if (asked >= 3) return Err({ kind: 'rate-limited', retryAfterMs: null });
    this.#asked.set(email, asked + 1);
    this.cancel(memberId);
    this.#send({ memberId, purpose: 'confirm', email, session: this.#members.carried() }, email);
    this.#members.setEmail(memberId, { pendingEmail: email });
    return Ok(undefined);
  }

  cancel(memberId: string): void {
    this.#end((link) => link.memberId === memberId && link.purpose === 'confirm');
    this.#members.setEmail(memberId, { pendingEmail: null });
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
    this.#members.endSessions(memberId, isUndo ? null : session);
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

  #end(isOver: (link: EmailLink) => boolean): void {
    for (const [token, link] of this.#links) {
      if (isOver(link)) this.#links.set(token, { ...link, hasEnded: true });
    }
  }
}

const lifetimeMs = { confirm: 48 * 3_600_000, undo: 7 * 24 * 3_600_000 } as const;

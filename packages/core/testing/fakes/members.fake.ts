import { invalid, rejected } from './call-faults.fake.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Temporal } from '../../src/kernel/temporal.ts';
import type { AccountInformation, AccountInformationChange } from '../../src/account/account.ts';
import type {
  CommonPassword,
  SocialLogin,
  TakenByOther,
  WrongPassword,
  AccountEvent,
  AccountEventKind,
  LiveSession,
} from '../../src/account/account-repository.port.ts';
import { FakeEmailLinks } from './email-links.fake.ts';
import { FakeSecondSteps } from './second-steps.fake.ts';
import { FakeTries } from './tries.fake.ts';
import { parseUsername } from '../../src/account/username.ts';
import { defaultPasswordPolicy, parsePassword } from '../../src/forms/password.ts';
import { aMember, type FakeMember } from '../builders/member.builder.ts';
import type {
  WrongCode,
  ChallengeOver,
  Credentials,
  NotLinked,
  SecondStepAnswer,
  SecondStepNeeded,
  WrongCredentials,
} from '../../src/account/sign-in-repository.port.ts';
import type { StartedSession, Credential } from '../../src/account/credential.ts';

/** A login by password that a code completes, as long as neither the password nor the key changes. */
interface FirstStep {
  readonly memberId: string;
  readonly until: Temporal.Instant;
  readonly mark: string;
}

interface Session {
  readonly memberId: string;
  readonly begunAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
  readonly device: Device;
}

/** The device on which a session begins. */
export type Device = Pick<LiveSession, 'browser' | 'system'>;

/** The members of an in-memory back end, and their sessions. */
export class FakeMembers {
  readonly clock: Clock;
  readonly #ids: IdSource;
  readonly #members = new Map<string, FakeMember>();
  readonly #sessions = new Map<string, Session>();
  readonly #wrongPasswords: FakeTries;
  readonly #events: { readonly memberId: string; readonly event: AccountEvent }[] = [];
  readonly #challenges = new Map<string, FirstStep>();
  /** Whose logins from this browser need no code, by member. */
  readonly #trusting = new Map<string, FirstStep>();
  /** The codes that logins ask for. */
  readonly secondSteps: FakeSecondSteps;
  /** The tokens that the social login's provider issued, by id. */
  readonly vouchers: Map<string, string> = new Map();
  /** The links that confirm or undo new email addresses. */
  readonly emailLinks: FakeEmailLinks;
  /** The credential that calls carry. */
  carried: () => Credential | null = () => null;

  constructor(clock: Clock, ids: IdSource, members: readonly FakeMember[] = [aMember()]) {
    this.clock = clock;
    this.#ids = ids;
    this.#wrongPasswords = new FakeTries(clock, { most: 10, withinMs: 900_000 });
    this.emailLinks = new FakeEmailLinks(this, ids);
    this.secondSteps = new FakeSecondSteps(clock, ids);
    for (const member of members) this.put(member);
  }

  put(member: FakeMember): void {
    this.#members.set(member.memberId, member);
  }

  get all(): readonly FakeMember[] {
    return [...this.#members.values()];
  }

  /** The member with this username. */
  known(username: string): FakeMember | undefined {
    const wanted = username.trim().toLowerCase();
    return this.all.find((member) => member.username?.toLowerCase() === wanted);
  }

  /** Every member with this email address, oldest first. */
  withEmail(email: string): readonly FakeMember[] {
    const wanted = email.trim().toLowerCase();
    return this.all.filter(({ information }) => information?.email?.toLowerCase() === wanted);
  }

  signIn({
    username,
    password,
  }: Credentials): Result<StartedSession, CallFailure | WrongCredentials | SecondStepNeeded> {
    const members = this.#named(username);
    const unknown = username.trim().toLowerCase();
    const names = members.length === 0 ? [unknown] : members.map(({ memberId }) => memberId);
    for (const name of names) {
      const counted = this.#wrongPasswords.count(`sign-in ${name}`);
      if (counted.err) return counted;
    }
    const member = members.find((one) => one.password === password);
    if (member === undefined) {
      for (const { memberId } of members) this.note(memberId, 'sign-in-failed');
      return Err({ kind: 'wrong-credentials' });
    }
    for (const name of names) this.#wrongPasswords.uncount(`sign-in ${name}`);
    this.#wrongPasswords.forget(`sign-in ${member.memberId}`);
    return this.#firstStepDone(member.memberId, 'signed-in');
  }

  /** The member with this username, or the three newest with a login who have this email address. */
  #named(name: string): readonly FakeMember[] {
    const member = this.known(name);
    if (member !== undefined) return [member];
    const sharing = this.withEmail(name).filter(({ password }) => password !== null);
    return sharing.toReversed().slice(0, 3);
  }

  signInSocially({
    facebookId,
    accessToken,
  }: SocialLogin): Result<
    StartedSession,
    CallFailure | WrongCredentials | NotLinked | SecondStepNeeded
  > {
    if (this.vouchers.get(accessToken) !== facebookId) return Err({ kind: 'wrong-credentials' });
    this.vouchers.delete(accessToken);
    const member = this.all.find(({ information }) => information?.facebookId === facebookId);
    return member === undefined
      ? Err({ kind: 'not-linked' })
      : this.#firstStepDone(member.memberId, 'signed-in-socially');
  }

  /** Finishes a login that needs a code. All logins come from one browser. */
  finish({
    challenge,
    code,
    trustsBrowser,
  }: SecondStepAnswer): Result<StartedSession, CallFailure | WrongCode | ChallengeOver> {
    const begun = this.#challenges.get(challenge);
    if (!begun || !this.#isLive(begun)) return Err({ kind: 'challenge-over' });
    const { memberId } = begun;
    const used = this.secondSteps.use(memberId, code);
    if (used.err) {
      this.note(memberId, 'second-step-failed');
      return used;
    }
    if (used.val === 'recovery') this.note(memberId, 'recovery-code-used');
    if (trustsBrowser) this.#trusting.set(memberId, this.#firstStepOf(memberId, { days: 30 }));
    this.note(memberId, 'signed-in');
    return Ok(this.begin(memberId));
  }

  #firstStepDone(
    memberId: string,
    kind: AccountEventKind,
  ): Result<StartedSession, SecondStepNeeded> {
    const trusting = this.#trusting.get(memberId);
    const isTrusted = trusting !== undefined && this.#isLive(trusting);
    if (this.secondSteps.isOn(memberId) && !isTrusted) {
      const challenge = this.#ids.next();
      this.#challenges.set(challenge, this.#firstStepOf(memberId, { minutes: 10 }));
      return Err({ kind: 'second-step', challenge });
    }
    this.note(memberId, kind);
    return Ok(this.begin(memberId));
  }

  #firstStepOf(
    memberId: string,
    { days = 0, minutes = 0 }: { readonly days?: number; readonly minutes?: number },
  ): FirstStep {
    const until = this.clock.now().add({ hours: 24 * days, minutes });
    return { memberId, until, mark: this.#markOf(memberId) };
  }

  #isLive({ memberId, until, mark }: FirstStep): boolean {
    const isOver = until.epochMilliseconds <= this.clock.now().epochMilliseconds;
    return !isOver && this.secondSteps.isOn(memberId) && mark === this.#markOf(memberId);
  }

  /** Changes with the password and with the key. */
  #markOf(memberId: string): string {
    const password = this.#members.get(memberId)?.password ?? '';
    return `${password} ${this.secondSteps.keyOf(memberId) ?? ''}`;
  }

  begin(memberId: string, device: Device = unknownDevice): StartedSession {
    const token = this.#ids.next();
    const begunAt = this.clock.now();
    const expiresAt = begunAt.add({ hours: 12 });
    this.#sessions.set(token, { memberId, begunAt, expiresAt, device });
    return { credential: { kind: 'bearer', token }, expiresAt };
  }

  /** The live session of a credential. */
  session(credential: Credential): Result<StartedSession, CallFailure> {
    return this.bearer(credential).andThen<StartedSession, CallFailure>(() => {
      const session = this.#sessions.get(this.#tokenOf(credential));
      return session ? Ok({ credential, expiresAt: session.expiresAt }) : Err(notSignedIn);
    });
  }

  /** Extends the session by twelve hours, up to a week in total. */
  renew(credential: Credential | null): Result<Temporal.Instant, CallFailure> {
    return this.bearer(credential).andThen<Temporal.Instant, CallFailure>(() => {
      const token = this.#tokenOf(credential);
      const session = this.#sessions.get(token);
      if (session === undefined) return Err(notSignedIn);
      const [last, next] = [
        session.begunAt.add({ hours: 168 }),
        this.clock.now().add({ hours: 12 }),
      ];
      const expiresAt = next.epochMilliseconds < last.epochMilliseconds ? next : last;
      this.#sessions.set(token, { ...session, expiresAt });
      return Ok(expiresAt);
    });
  }

  /** Ends all sessions of a member except one, and the change of the address that they asked for. */
  endSessions(memberId: string, but: Credential | null = null): void {
    const kept = this.#tokenOf(but);
    this.emailLinks.endAsked(memberId, (by) => but === null || this.#tokenOf(by) !== kept);
    for (const [token, session] of this.#sessions) {
      if (session.memberId === memberId && token !== kept) this.#sessions.delete(token);
    }
  }

  /** The live sessions of the bearer, the newest first. */
  sessions(): Result<readonly LiveSession[], CallFailure> {
    return this.bearer().map(({ memberId }) =>
      this.#sessionsOf(memberId)
        .map(([token, { begunAt, device }]) => ({
          id: idOf(token),
          ...device,
          signedInAt: begunAt,
          lastUsedAt: begunAt,
          isThis: token === this.#tokenOf(this.carried()),
        }))
        .toReversed(),
    );
  }

  /** What happened to the bearer's account, newest first. */
  activity(): Result<readonly AccountEvent[], CallFailure> {
    return this.bearer().map(({ memberId }) =>
      this.#events
        .filter((event) => event.memberId === memberId)
        .map(({ event }) => event)
        .toReversed(),
    );
  }

  /** Adds to the history of a member's account. */
  note(memberId: string, kind: AccountEventKind, device: Device = unknownDevice): void {
    const event = { id: this.#ids.next(), kind, at: this.clock.now(), network: null, ...device };
    this.#events.push({ memberId, event });
  }

  /** Ends the bearer's session with this id. */
  endSession(id: string): Result<void, CallFailure> {
    return this.bearer().map(({ memberId }) => {
      for (const [token] of this.#sessionsOf(memberId)) {
        if (idOf(token) !== id) continue;
        this.emailLinks.endAsked(memberId, (by) => this.#tokenOf(by) === token);
        this.#sessions.delete(token);
        this.note(memberId, 'session-ended');
      }
    });
  }

  signOut(credential: Credential | null): Result<void, CallFailure> {
    return this.bearer(credential).map(({ memberId }) => {
      this.#sessions.delete(this.#tokenOf(credential));
      this.note(memberId, 'signed-out');
    });
  }

  /** The member whose credential the call carries. */
  bearer(credential: Credential | null = this.carried()): Result<FakeMember, CallFailure> {
    const session = this.#sessions.get(this.#tokenOf(credential));
    const member = session === undefined ? undefined : this.#members.get(session.memberId);
    const isLive =
      session !== undefined &&
      session.expiresAt.epochMilliseconds > this.clock.now().epochMilliseconds;
    return isLive && member !== undefined ? Ok(member) : Err(notSignedIn);
  }

  /** URLs of the bearer's pictures. */
  pictures(memberIds: readonly string[]): Result<readonly string[] | null, CallFailure> {
    return this.bearer().andThen((member) =>
      memberIds.every((id) => id === member.memberId)
        ? Ok(member.pictures)
        : Err(rejected(403, 'NOT_YOURS', 'memberIDsStr')),
    );
  }

  change(how: (member: FakeMember) => Partial<FakeMember>): Result<void, CallFailure> {
    return this.bearer().map((member) => {
      this.put({ ...member, ...how(member) });
    });
  }

  /** A different email address becomes pending. */
  changeInformation(
    { email, ...details }: AccountInformationChange,
    currentPassword: string | null,
  ): Result<void, CallFailure | WrongPassword> {
    return this.bearer().andThen<void, CallFailure | WrongPassword>((member) => {
      const { information, memberId } = member;
      if (information === null) return Ok(undefined);
      const save = (): void => {
        const { pendingEmail } = this.#members.get(memberId)?.information ?? information;
        this.put({ ...member, information: { ...information, ...details, pendingEmail } });
      };
      if (email.toLowerCase() === information.email?.toLowerCase()) return Ok(save());
      return this.proven<void, never>(
        currentPassword,
        () => {
          if (this.emailLinks.isPending(memberId, email)) return Ok(save());
          return this.emailLinks.confirmationTo(memberId, email).map(() => {
            save();
            this.note(memberId, 'email-asked');
          });
        },
        { endsOthers: false },
      );
    });
  }

  emailOf(memberId: string): string | null {
    return this.#members.get(memberId)?.information?.email ?? null;
  }

  setEmail(
    memberId: string,
    change: Partial<Pick<AccountInformation, 'email' | 'pendingEmail' | 'emailProblem'>>,
  ): void {
    const member = this.#members.get(memberId);
    if (member?.information == null) return;
    this.put({ ...member, information: { ...member.information, ...change } });
  }

  rename(
    username: string,
    currentPassword: string,
  ): Result<void, CallFailure | TakenByOther | WrongPassword> {
    const bearer = this.bearer();
    if (bearer.err) return bearer;
    if (parseUsername(username).err) return Err(invalid('username'));
    return this.proven<void, TakenByOther>(currentPassword, (member) => {
      const other = this.known(username);
      if (other !== undefined && other.memberId !== member.memberId) return Err({ kind: 'taken' });
      this.put({ ...member, username });
      this.note(member.memberId, 'username-changed');
      return Ok(undefined);
    });
  }

  changePassword(
    current: string,
    next: string,
  ): Result<void, CallFailure | WrongPassword | CommonPassword> {
    const bearer = this.bearer();
    if (bearer.err) return bearer;
    if (parsePassword(next, defaultPasswordPolicy).err) return Err(invalid('newPassword'));
    if (isCommon(next)) return Err({ kind: 'common-password' });
    const changed = this.proven<void, never>(current, (member) => {
      this.put({ ...member, password: next });
      this.note(member.memberId, 'password-changed');
      return Ok(undefined);
    });
    // Sent again after a lost answer.
    const isSet = changed.err && changed.val.kind === 'wrong-password';
    return isSet && bearer.val.password === next ? Ok(undefined) : changed;
  }

  link(
    { facebookId, accessToken }: SocialLogin,
    currentPassword: string,
  ): Result<void, CallFailure | TakenByOther | WrongPassword> {
    return this.proven<void, TakenByOther>(currentPassword, (member) => {
      if (this.vouchers.get(accessToken) !== facebookId) return Err(invalid('accessToken'));
      const other = this.all.find((one) => one.information?.facebookId === facebookId);
      if (other !== undefined && other.memberId !== member.memberId) return Err({ kind: 'taken' });
      this.vouchers.delete(accessToken);
      this.#setSocial(member, facebookId);
      this.note(member.memberId, 'social-linked');
      return Ok(undefined);
    });
  }

  unlink(currentPassword: string): Result<void, CallFailure | WrongPassword> {
    return this.bearer().andThen<void, CallFailure | WrongPassword>(({ information }) =>
      information?.facebookId == null
        ? Ok(undefined)
        : this.proven<void, never>(currentPassword, (member) => {
            this.#setSocial(member, null);
            this.note(member.memberId, 'social-unlinked');
            return Ok(undefined);
          }),
    );
  }

  /** Makes a change that needs the current password and, unless told otherwise, ends the other sessions. */
  proven<Value, Failure>(
    currentPassword: string | null,
    change: (member: FakeMember) => Result<Value, CallFailure | Failure>,
    { endsOthers = true }: { readonly endsOthers?: boolean } = {},
  ): Result<Value, CallFailure | WrongPassword | Failure> {
    return this.bearer().andThen<Value, CallFailure | WrongPassword | Failure>((member) => {
      if (currentPassword === null) return Err({ kind: 'wrong-password' });
      const holder = `proof ${member.memberId}`;
      const counted = this.#wrongPasswords.count(holder);
      if (counted.err) return counted;
      if (member.password !== currentPassword) {
        this.note(member.memberId, 'password-wrong');
        return Err({ kind: 'wrong-password' });
      }
      this.#wrongPasswords.uncount(holder);
      return change(member).map((value) => {
        if (endsOthers) this.endSessions(member.memberId, this.carried());
        return value;
      });
    });
  }

  #sessionsOf(memberId: string): readonly (readonly [string, Session])[] {
    const now = this.clock.now().epochMilliseconds;
    return [...this.#sessions].filter(
      ([, session]) => session.memberId === memberId && session.expiresAt.epochMilliseconds > now,
    );
  }

  /** Empty when there is no credential. */
  #tokenOf(credential: Credential | null): string {
    if (credential?.kind !== 'cookie') return credential?.token ?? '';
    return [...this.#sessions.keys()].find((one) => idOf(one) === credential.sessionId) ?? '';
  }

  #setSocial(member: FakeMember, facebookId: string | null): void {
    const { information } = member;
    if (information !== null) this.put({ ...member, information: { ...information, facebookId } });
  }
}

const unknownDevice: Device = { browser: null, system: null };

/** The public id of a session, which differs from its token. */
export function idOf(token: string): string {
  return `id-of-${token.length}-${[...token].toReversed().join('')}`;
}

/** The list of this back end is short. */
export function isCommon(password: string): boolean {
  return password.toLowerCase().startsWith('password');
}

const notSignedIn = rejected(401, 'NOT_SIGNED_IN');

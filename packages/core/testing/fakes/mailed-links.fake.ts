import { invalid } from './call-faults.fake.ts';
import type { IdSource } from '../../src/kernel/platform.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { CommonPassword, TakenByOther } from '../../src/account/account-repository.port.ts';
import type { SentLink } from './email-links.fake.ts';
import { aProspect, type FakeMember } from '../builders/member.builder.ts';
import { type FakeMembers, isCommon } from './members.fake.ts';
import { FakeTries } from './tries.fake.ts';
import type {
  ChosenLogin,
  LinkOver,
  MailedLink,
  MemberSignUp,
  ProspectSignUp,
} from '../../src/account/registration-repository.port.ts';

interface StoredLink {
  readonly memberId: string;
  readonly purpose: MailedLink['purpose'];
  readonly sentAtMs: number;
  /** True when it was used or replaced by a newer link. */
  readonly isUsed: boolean;
}

/** The links with which the members of `FakeMembers` choose their logins. */
export class FakeMailedLinks {
  readonly members: FakeMembers;
  readonly #ids: IdSource;
  readonly #links = new Map<string, StoredLink>();
  readonly #asked: FakeTries;
  /** Every link, oldest first. */
  readonly sent: SentLink[] = [];

  constructor(members: FakeMembers, ids: IdSource) {
    this.members = members;
    this.#ids = ids;
    this.#asked = new FakeTries(members.clock, { most: 3, withinMs: 3_600_000 });
    members.emailLinks.endLoginLinks = (memberId, sinceMs) => this.#end(memberId, sinceMs);
  }

  recover(email: string): Result<void, CallFailure> {
    return this.#counted(email).map(() => {
      for (const member of this.members.withEmail(email)) this.#sendOwn(member);
    });
  }

  validate(memberId: string, lastName: string): { isValid: boolean; isRegistered: boolean } {
    const member = this.#member(memberId, lastName);
    return { isValid: member !== undefined, isRegistered: member?.password != null };
  }

  signUp(person: MemberSignUp | ProspectSignUp): Result<void, CallFailure> {
    if ('memberId' in person) {
      const member = this.#member(person.memberId, person.lastName);
      if (member === undefined) return Err(invalid('memberId'));
      return this.#counted(person.memberId).map(() => {
        this.#sendOwn(member);
      });
    }
    const { email } = person;
    return this.#counted(email).map(() => {
      if (this.members.withEmail(email).length === 0) {
        this.members.put(aProspect({ id: this.#ids.next(), ...person }));
      }
      for (const member of this.members.withEmail(email)) this.#sendOwn(member);
    });
  }

  resend(name: string): Result<void, CallFailure> {
    return this.#counted(name).map(() => {
      const member = this.members.all.find(
        ({ memberId, username }) => memberId === name || username === name,
      );
      if (member?.password === null) this.#send(member, 'activate');
    });
  }

  read(token: string): Result<MailedLink, LinkOver> {
    return this.#live(token).map(({ purpose, member }) => ({
      purpose,
      firstName: member.profile?.firstName ?? '',
      username: member.username,
    }));
  }

  use({
    token,
    username,
    password,
  }: ChosenLogin): Result<void, CallFailure | LinkOver | TakenByOther | CommonPassword> {
    type Failure = CallFailure | LinkOver | TakenByOther | CommonPassword;
    return this.#live(token).andThen<void, Failure>(({ member }) => {
      const name = username ?? member.username;
      if (name === null) return Err(invalid('username'));
      if (isCommon(password)) return Err({ kind: 'common-password' });
      const other = this.members.known(name);
      if (other !== undefined && other.memberId !== member.memberId) return Err({ kind: 'taken' });
      this.#end(member.memberId);
      this.members.put({ ...member, username: name, password });
      this.members.endSessions(member.memberId);
      // The mail with the link has arrived.
      if (member.information?.emailProblem === 'bounced') {
        this.members.setEmail(member.memberId, { emailProblem: null });
      }
      this.members.note(member.memberId, 'login-chosen');
      return Ok(undefined);
    });
  }

  #member(memberId: string, lastName: string): FakeMember | undefined {
    return this.members.all.find(
      (one) =>
        one.memberId === memberId &&
        one.profile?.lastName?.toLowerCase() === lastName.trim().toLowerCase(),
    );
  }

  #live(token: string): Result<StoredLink & { readonly member: FakeMember }, LinkOver> {
    const link = this.#links.get(token);
    const member = this.members.all.find((one) => one.memberId === link?.memberId);
    if (link === undefined || member === undefined) return Err(over('unknown'));
    if (link.isUsed) return Err(over('used'));
    const ageMs = this.members.clock.now().epochMilliseconds - link.sentAtMs;
    return ageMs < lifetimeMs[link.purpose] ? Ok({ ...link, member }) : Err(over('expired'));
  }

  /** Sends what the member needs: an activation or a recovery link. */
  #sendOwn(member: FakeMember): void {
    this.#send(member, member.password === null ? 'activate' : 'recover');
  }

  /** A new link invalidates the previous one. */
  #send(member: FakeMember, purpose: MailedLink['purpose']): void {
    this.#end(member.memberId);
    const token = this.#ids.next();
    const sentAtMs = this.members.clock.now().epochMilliseconds;
    this.#links.set(token, { memberId: member.memberId, purpose, sentAtMs, isUsed: false });
    this.sent.push({ email: member.information?.email ?? '', token });
    this.members.note(member.memberId, 'login-link-asked');
  }

  #end(memberId: string, sinceMs = 0): void {
    for (const [token, link] of this.#links) {
      if (link.memberId !== memberId || link.sentAtMs < sinceMs) continue;
      this.#links.set(token, { ...link, isUsed: true });
    }
  }

  #counted(name: string): Result<void, CallFailure> {
    return this.#asked.count(name.trim().toLowerCase());
  }
}

function over(why: LinkOver['why']): LinkOver {
  return { kind: 'link-over', why };
}

const lifetimeMs = { activate: 48 * 3_600_000, recover: 30 * 60_000 } as const;

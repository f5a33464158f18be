import type { AccountChanges, SocialLogin } from './account-changes.port.ts';
import type { AccountRepository } from './account-repository.port.ts';
import type { Credential } from './credential.ts';
import type { Credentials, SignInRepository } from './sign-in-repository.port.ts';

/** A back end with two members, and the repositories of the account that talk to it. */
export interface AccountWorld {
  readonly accounts: AccountRepository;
  readonly changes: AccountChanges;
  readonly signIns: SignInRepository;
  /** Has everything that an account can show, no social login among it. */
  readonly grace: AccountHolder;
  /** Has neither billing nor gift card nor add-on. */
  readonly alan: AccountHolder;
  /** From now on the calls carry this; null: none. */
  carry(credential: Credential | null): void;
  /** A token of a session that this member began elsewhere. */
  tokenOf(who: AccountHolder): Promise<string>;
  /** What a provider hands out to somebody who has this social login. */
  voucherFor(facebookId: string): Promise<SocialLogin>;
  /** Moves the back end's clock on. */
  passTime(ms: number): Promise<void>;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export interface AccountHolder {
  readonly memberId: string;
  readonly email: string;
  readonly credentials: Credentials;
}

/** Signs in; the calls carry the session from now on. */
export async function carrySession(world: AccountWorld, who: AccountHolder): Promise<Credential> {
  const { credential } = (await world.signIns.signIn(who.credentials)).unwrap();
  world.carry(credential);
  return credential;
}

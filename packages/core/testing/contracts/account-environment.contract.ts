import type { AccountChanges, SocialLogin } from '../../src/account/account-changes.port.ts';
import type { AccountRepository } from '../../src/account/account-repository.port.ts';
import type { AccountInformation, OwnVisit } from '../../src/account/account.ts';
import type { Credential } from '../../src/account/credential.ts';
import type { Credentials, SignInRepository } from '../../src/account/sign-in-repository.port.ts';
import type { BackEndWith } from './back-end-environment.contract.ts';

/** A back end with two members, and the account repositories that call it. */
export interface AccountEnvironment extends BackEndWith<never> {
  readonly accounts: AccountRepository;
  readonly changes: AccountChanges;
  readonly signIns: SignInRepository;
  /** A member with every kind of account data except a social login. */
  readonly grace: AccountHolder;
  /** A member without billing, gift card or add-on. */
  readonly alan: AccountHolder;
  /** Sets the credential of the following calls; null for none. */
  carry(credential: Credential | null): void;
  /** The token of a session that this member started elsewhere. */
  tokenOf(who: AccountHolder): Promise<string>;
  /** What the provider issues to the owner of this social login. */
  voucherFor(facebookId: string): Promise<SocialLogin>;
  /**
   * Books a visit at a club with the person's email address, and makes it end in this state. Returns the token of its
   * manage link; null unless it is booked.
   */
  visitBy(who: AccountHolder, state: OwnVisit['state']): Promise<string | null>;
  /** Advances the back end's clock. */
  passTime(ms: number): Promise<void>;
}

export interface AccountHolder {
  readonly memberId: string;
  readonly email: string;
  readonly credentials: Credentials;
}

/** Signs in and carries the session on the following calls. */
export async function carrySession(
  env: AccountEnvironment,
  who: AccountHolder,
): Promise<Credential> {
  const { credential } = (await env.signIns.signIn(who.credentials)).unwrap();
  env.carry(credential);
  return credential;
}

/** The information of the signed-in member. */
export async function informationOf({ accounts }: AccountEnvironment): Promise<AccountInformation> {
  const information = (await accounts.information()).unwrap();
  if (information === null) throw new Error('The member has no information.');
  return information;
}

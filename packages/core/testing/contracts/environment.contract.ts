import { afterEach, beforeEach, expect, it } from 'vitest';
import type {
  ClubMediaRepository,
  ClubRepository,
  ClubProfileRepository,
} from '../../src/clubs/club-repository.port.ts';
import type { ContentRepository } from '../../src/content/content-repository.port.ts';
import type { FacilityId } from '../../src/clubs/club.ts';
import type {
  CorporateLeadRepository,
  CorporateRepository,
  EmployerRepository,
} from '../../src/corporate/corporate-repository.port.ts';
import type {
  ConsentLog,
  ConsentRecord,
  LeadRepository,
  ReferralRepository,
} from '../../src/lead/lead-repository.port.ts';
import type { Lead, Referrer } from '../../src/lead/lead.ts';
import type { PlanRepository } from '../../src/plans/plan-repository.port.ts';
import type { CookieJar } from '../../src/kernel/platform.port.ts';
import type { ProductRepository } from '../../src/payment/product-repository.port.ts';
import type { ClassRepository } from '../../src/survey/class-repository.port.ts';
import type {
  OpenTimesRepository,
  TimeHoldRepository,
  VisitConfigurationRepository,
  WaitListRepository,
} from '../../src/visit/open-times-repository.port.ts';
import type {
  FriendsVisitRepository,
  VisitLinkRepository,
} from '../../src/visit/visit-link-repository.port.ts';
import type { CallFailure, CallOptions, Result } from '../../src/kernel/result.ts';
import type {
  AccountChanges,
  SocialLogin,
  AccountRepository,
} from '../../src/account/account-repository.port.ts';
import type { AccountInformation, OwnVisit } from '../../src/account/account.ts';
import type { Credential } from '../../src/account/credential.ts';
import type { Credentials, SignInRepository } from '../../src/account/sign-in-repository.port.ts';

/** A back end and its repositories, as the repository contracts need them. */
export interface BackEndEnvironment {
  readonly clubs: ClubRepository;
  readonly openTimes: OpenTimesRepository;
  readonly configuration: VisitConfigurationRepository;
  readonly leads: LeadRepository;
  readonly referrals: ReferralRepository;
  readonly corporate: CorporateRepository;
  readonly corporateLeads: CorporateLeadRepository;
  readonly employers: EmployerRepository;
  readonly products: ProductRepository;
  readonly plans: PlanRepository;
  readonly classes: ClassRepository;
  readonly clubMedia: ClubMediaRepository;
  readonly clubProfiles: ClubProfileRepository;
  readonly consentLog: ConsentLog;
  readonly content: ContentRepository;
  readonly timeHolds: TimeHoldRepository;
  readonly friendsVisits: FriendsVisitRepository;
  readonly waitList: WaitListRepository;
  readonly visitLinks: VisitLinkRepository;
  /** The visitor's cookies, as the repositories see them. */
  readonly cookies: CookieJar;
  /** Two clubs that take appointments and have open times, and one club that doesn't. */
  readonly acceptingClub: FacilityId;
  readonly otherAcceptingClub: FacilityId;
  readonly closedClub: FacilityId;
  /** A well-formed id that no club has. */
  readonly noClub: FacilityId;
  /** Two members who can refer friends. */
  readonly referrer: Referrer;
  readonly otherReferrer: Referrer;
  /** A company address with an agreement at `acceptingClub` but not at the other clubs. */
  readonly partnerEmail: string;
  /** The slug of that address's employer. */
  readonly partnerSlug: string;
  /** A class category that `acceptingClub` offers, and one that no club offers. */
  readonly givenCategory: number;
  readonly strangeCategory: number;
  /** The slug of a current promotion. */
  readonly promotion: string;
  /** Starts a purchase for a lead, like the payment page does, and returns its product token. */
  beginPurchase(lead: Lead): Promise<string>;
  /** All consents recorded for the transaction, oldest first. */
  consentsOf(transactionId: string): Promise<readonly ConsentRecord[]>;
  /** The codes mailed to the address, oldest first. */
  codesMailedTo(email: string): Promise<readonly string[]>;
  /** A new invitation code of the same employer, for one person and 90 days. */
  newInvitation(): Promise<string>;
  /** The tokens of the wait list's offers that were mailed to the address, oldest first. */
  offersMailedTo(email: string): Promise<readonly string[]>;
  /** The tokens of friends' visits that were mailed to `referrer`, oldest first. */
  friendsVisitsMailed(): Promise<readonly string[]>;
  /** The back end's clock, in epoch milliseconds. */
  now(): number;
  /** Advances the back end's clock. */
  passTime(ms: number): Promise<void>;
  /** The number of leads in the back end with this transaction. */
  countLeads(transactionId: string): Promise<number>;
  /** An unused transaction id. */
  newTransactionId(): string;
  /** Makes every further call fail with `network`. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** These ports and facts of a back end. */
export type BackEndWith<Name extends keyof BackEndEnvironment> = Pick<
  BackEndEnvironment,
  Name | 'goDown' | 'comeBack' | 'close'
>;

/**
 * Opens an environment before each test of the suite and closes it afterwards. Returns a function that returns the current
 * test's environment.
 */
export function eachTestIn<Environment extends Pick<BackEndEnvironment, 'close'>>(
  open: () => Promise<Environment>,
): () => Environment {
  let env: Environment | null = null;
  beforeEach(async () => {
    env = await open();
  });
  afterEach(async () => {
    await env?.close();
    env = null;
  });
  return () => {
    if (env === null) throw new Error('No environment is open: use it inside a test.');
    return env;
  };
}

type Answer = Promise<Result<unknown, CallFailure | { readonly kind: string }>>;
type Call = (options?: CallOptions) => Answer;
type Failing = Pick<BackEndEnvironment, 'goDown' | 'comeBack'>;

/** The behavior of every call that fails or is aborted. */
export function failsAndAborts<Environment extends Failing>(
  name: string,
  env: () => Environment,
  send: (env: Environment, options?: CallOptions) => Answer,
): void {
  failsAndAbortsAfter(name, env, (all) => (options) => send(all, options));
}

/** The same for a call that needs something first. `prepare` sets it up and returns the call. */
export function failsAndAbortsAfter<Environment extends Failing>(
  name: string,
  env: () => Environment,
  prepare: (env: Environment) => Call | Promise<Call>,
): void {
  it(
    `${name} fails while the back end is down, returns aborted if it is aborted before or during the call, and works otherwise`,
    meets('HT-61 HT-62'),
    async () => {
      const send = await prepare(env());
      const over = AbortSignal.abort();
      expect((await send({ signal: over })).val).toEqual({ kind: 'aborted' });
      await env().goDown();
      expect((await send()).val).toEqual({ kind: 'network' });
      await env().comeBack();
      const giveUp = new AbortController();
      const abandoned = send({ signal: giveUp.signal });
      const stored = send({ signal: new AbortController().signal });
      giveUp.abort();
      expect((await abandoned).val).toEqual({ kind: 'aborted' });
      expect((await stored).ok).toBe(true);
    },
  );
}

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
  /** Gives the person another email address, which somebody else may have as well. */
  giveEmail(who: AccountHolder, email: string): Promise<void>;
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

/**
 * The option of a test that names the requirements it covers. Teams outside this repository read the titles of these
 * suites, so the ids aren't in them.
 */
export function meets(requirements: string): { meta: Readonly<Record<string, string>> } {
  return { meta: { requirements } };
}

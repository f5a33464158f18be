import {
  type AccountChanges,
  type AccountRepository,
  type AgreementRepository,
  ChangeAccount,
  CheckMembership,
  forgetDraftsAtSignOut,
  LoadAccount,
} from '@foyer/core/account';
import { type OfflinePass, type DayPasses, type DayPassPurchase } from '@foyer/core/passes';
import { guardPorts } from '@foyer/core/kernel';
import type { MembershipRepository, MyMembership } from '@foyer/core/membership';
import {
  defaultPasswordPolicy,
  type PasswordPolicy,
  ActivateAccount,
  MailedLinkFlow,
  type PersonalDataRepository,
  type RegistrationRepository,
  RequestLink,
  UseEmailLink,
  UsernameCheck,
} from '@foyer/core/registration';
import type { ClubServices, GiftOrders } from '@foyer/core/services';
import type { ArrivalDesk } from '@foyer/core/desk';
import {
  type AccountSession,
  type AccountSessions,
  AdoptArrivedToken,
  ManageSessions,
  SignIn,
  type SignInRepository,
  SignOut,
  SocialLink,
  SocialSignIn,
  type SocialProvider,
  StaySignedIn,
} from '@foyer/core/session';
import {
  type ManagePasskeys,
  ManageSecondStep,
  type PasskeyDevice,
  type Passkeys,
  type PasskeySignIn,
  type SecondStep,
} from '@foyer/core/second-step';
import type { TrainingRepository } from '@foyer/core/training';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, bindInOrder } from './bind-class.ts';
import { classTokens, portTokens, type TokensOf } from './tokens.ts';

/** The ports of the member pages, in addition to the others. */
export interface AccountPorts {
  readonly accounts: AccountRepository;
  readonly agreements: AgreementRepository;
  readonly changes: AccountChanges;
  readonly clubServices: ClubServices;
  readonly dayPasses: DayPasses;
  /** Where a club's staff report who came. */
  readonly desk: ArrivalDesk;
  readonly personalData: PersonalDataRepository;
  readonly gifts: GiftOrders;
  /** Null if the chain keeps no memberships online. */
  readonly membership: MembershipRepository | null;
  /** Null if the site doesn't show the pass without a connection. */
  readonly offlinePass: OfflinePass | null;
  readonly passkeys: Passkeys;
  readonly passkeyDevice: PasskeyDevice;
  /** The rules for a new password. */
  readonly passwordPolicy: PasswordPolicy;
  readonly registrations: RegistrationRepository;
  /** Opened by the composition root, which knows when the page starts. */
  readonly session: AccountSession;
  readonly secondStep: SecondStep;
  readonly sessions: AccountSessions;
  readonly signIns: SignInRepository;
  /** The provider of social logins; null if the chain has none. */
  readonly socialProvider: SocialProvider | null;
  readonly training: TrainingRepository;
}

/** The core's classes of the account. */
export interface AccountClasses {
  readonly adoptArrivedToken: AdoptArrivedToken;
  readonly activateAccount: ActivateAccount;
  readonly changeAccount: ChangeAccount;
  /** Comes with its screens. */
  readonly dayPassPurchase: DayPassPurchase;
  readonly checkMembership: CheckMembership;
  readonly emailLink: UseEmailLink;
  readonly loadAccount: LoadAccount;
  readonly mailedLink: MailedLinkFlow;
  /** Comes with its screens. */
  readonly managePasskeys: ManagePasskeys;
  readonly manageSecondStep: ManageSecondStep;
  readonly manageSessions: ManageSessions;
  /** Comes with its screens. */
  readonly myMembership: MyMembership;
  /** Comes with its screens. */
  readonly passkeySignIn: PasskeySignIn;
  readonly requestLink: RequestLink;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  /** Fails to resolve without a provider. */
  readonly socialLink: SocialLink;
  /** Fails to resolve without a provider. */
  readonly socialSignIn: SocialSignIn;
  readonly staySignedIn: StaySignedIn;
  readonly usernameCheck: UsernameCheck;
}

export const accountTokens: TokensOf<AccountPorts & AccountClasses> = {
  accounts: Symbol.for('foyer.AccountRepository'),
  activateAccount: Symbol.for('foyer.ActivateAccount'),
  adoptArrivedToken: Symbol.for('foyer.AdoptArrivedToken'),
  agreements: Symbol.for('foyer.AgreementRepository'),
  changeAccount: Symbol.for('foyer.ChangeAccount'),
  checkMembership: Symbol.for('foyer.CheckMembership'),
  changes: Symbol.for('foyer.AccountChanges'),
  clubServices: Symbol.for('foyer.ClubServices'),
  dayPassPurchase: Symbol.for('foyer.DayPassPurchase'),
  dayPasses: Symbol.for('foyer.DayPasses'),
  desk: Symbol.for('foyer.ArrivalDesk'),
  personalData: Symbol.for('foyer.PersonalDataRepository'),
  emailLink: Symbol.for('foyer.UseEmailLink'),
  gifts: Symbol.for('foyer.GiftOrders'),
  loadAccount: Symbol.for('foyer.LoadAccount'),
  mailedLink: Symbol.for('foyer.MailedLinkFlow'),
  managePasskeys: Symbol.for('foyer.ManagePasskeys'),
  manageSecondStep: Symbol.for('foyer.ManageSecondStep'),
  manageSessions: Symbol.for('foyer.ManageSessions'),
  membership: Symbol.for('foyer.MembershipRepository'),
  myMembership: Symbol.for('foyer.MyMembership'),
  offlinePass: Symbol.for('foyer.OfflinePass'),
  passkeyDevice: Symbol.for('foyer.PasskeyDevice'),
  passkeys: Symbol.for('foyer.Passkeys'),
  passkeySignIn: Symbol.for('foyer.PasskeySignIn'),
  passwordPolicy: Symbol.for('foyer.PasswordPolicy'),
  registrations: Symbol.for('foyer.RegistrationRepository'),
  requestLink: Symbol.for('foyer.RequestLink'),
  secondStep: Symbol.for('foyer.SecondStep'),
  session: Symbol.for('foyer.AccountSession'),
  sessions: Symbol.for('foyer.AccountSessions'),
  signIn: Symbol.for('foyer.SignIn'),
  signIns: Symbol.for('foyer.SignInRepository'),
  signOut: Symbol.for('foyer.SignOut'),
  socialLink: Symbol.for('foyer.SocialLink'),
  socialProvider: Symbol.for('foyer.SocialProvider'),
  socialSignIn: Symbol.for('foyer.SocialSignIn'),
  staySignedIn: Symbol.for('foyer.StaySignedIn'),
  training: Symbol.for('foyer.TrainingRepository'),
  usernameCheck: Symbol.for('foyer.UsernameCheck'),
};

/**
 * Adds the account to a container: its ports, and the core's classes over them. Comes with the member pages. Without a
 * policy the default one applies; without a provider there are no social logins, without a membership repository no
 * memberships, and without an offline pass none is saved.
 */
export function bindAccount(
  container: Container,
  {
    membership = null,
    offlinePass = null,
    passwordPolicy = defaultPasswordPolicy,
    socialProvider = null,
    session,
    ...own
  }: AccountParts,
): void {
  const logger = container.get(portTokens.logger);
  const ports = {
    ...guardPorts({ ...own, membership, offlinePass }, logger),
    session,
    passwordPolicy,
    socialProvider,
  };
  for (const [name, port] of Object.entries(ports)) {
    container.bind<unknown>(accountTokens[name as keyof AccountPorts]).toConstantValue(port);
  }
  container.load(accountModule);
  forgetDraftsAtSignOut(session, {
    store: container.get(portTokens.sessionStore),
    clock: container.get(portTokens.clock),
    logger,
  });
}

export type AccountParts = Omit<AccountPorts, OptionalPort> &
  Partial<Pick<AccountPorts, OptionalPort>>;

type OptionalPort = 'membership' | 'offlinePass' | 'passwordPolicy' | 'socialProvider';

/** Resolving it without a provider fails, and so does everything that needs it. */
const provider: ServiceIdentifier<SocialProvider> = Symbol('RequiredSocialProvider');

const accountModule = new ContainerModule((options) => {
  const { accounts, changes, loadAccount, passwordPolicy, registrations, session, signIns } =
    accountTokens;
  const { activateAccount, changeAccount, signIn, socialProvider } = accountTokens;
  const { clock, ids, logger, navigation, sessionStore: store, visitor } = portTokens;
  const login = [signIns, session, logger] as const;
  bindInOrder(options, loadAccount, LoadAccount, [accounts, session, logger]);
  bindInOrder(options, changeAccount, ChangeAccount, [
    changes,
    loadAccount,
    session,
    logger,
    passwordPolicy,
  ]);
  bindInOrder(options, accountTokens.checkMembership, CheckMembership, [
    accounts,
    classTokens.clubDirectory,
    logger,
  ]);
  bindInOrder(options, activateAccount, ActivateAccount, [registrations, logger, passwordPolicy]);
  bindInOrder(options, signIn, SignIn, login);
  bindInOrder(options, accountTokens.adoptArrivedToken, AdoptArrivedToken, login);
  bindInOrder(options, accountTokens.staySignedIn, StaySignedIn, login);
  bindInOrder(options, accountTokens.signOut, SignOut, login);
  bindInOrder(options, accountTokens.manageSecondStep, ManageSecondStep, [
    accountTokens.secondStep,
    session,
    logger,
  ]);
  bindInOrder(options, accountTokens.manageSessions, ManageSessions, [
    accountTokens.sessions,
    session,
    logger,
  ]);
  bindInOrder(options, accountTokens.requestLink, RequestLink, [registrations, logger]);
  bindInOrder(options, accountTokens.emailLink, UseEmailLink, [registrations, logger]);
  // A new one per form, because it remembers the name typed there.
  options
    .bind(accountTokens.usernameCheck)
    .toResolvedValue((repository) => new UsernameCheck(repository), [registrations])
    .inTransientScope();
  bindClass(options, accountTokens.mailedLink, MailedLinkFlow, {
    registrations,
    activateAccount,
    signIn,
  });
  options.bind(provider).toResolvedValue(
    (given) => {
      if (given === null) throw new Error('There is no provider of social logins.');
      return given;
    },
    [socialProvider],
  );
  const forSocial = { provider, session, ids, navigation, store, visitor };
  bindClass(options, accountTokens.socialLink, SocialLink, {
    ...forSocial,
    change: changeAccount,
    clock,
  });
  bindClass(options, accountTokens.socialSignIn, SocialSignIn, {
    ...forSocial,
    repository: signIns,
    logger,
  });
});

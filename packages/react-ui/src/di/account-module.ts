import {
  type AccountChanges,
  type AccountRepository,
  type AccountSession,
  ActivateAccount,
  type AgreementRepository,
  ChangeAccount,
  type ClubServices,
  defaultPasswordPolicy,
  LoadAccount,
  MailedLinkFlow,
  type PasswordPolicy,
  type RegistrationRepository,
  RequestLink,
  SignIn,
  type SignInRepository,
  SignOut,
  StaySignedIn,
  type TrainingRepository,
  UsernameCheck,
} from '@foyer/core';
import { type Container, ContainerModule } from 'inversify';

import { portTokens, type TokensOf } from './tokens.ts';

/** What a composition root binds for the pages of members, beside the other ports. */
export interface AccountPorts {
  readonly accounts: AccountRepository;
  readonly agreements: AgreementRepository;
  readonly changes: AccountChanges;
  readonly clubServices: ClubServices;
  /** What a new password has to be. VA-06 */
  readonly passwordPolicy: PasswordPolicy;
  readonly registrations: RegistrationRepository;
  /** Opened by the composition root: it knows when the page begins. */
  readonly session: AccountSession;
  readonly signIns: SignInRepository;
  readonly training: TrainingRepository;
}

/** The core's classes of the account, one of each a container. */
export interface AccountClasses {
  readonly activateAccount: ActivateAccount;
  readonly changeAccount: ChangeAccount;
  readonly loadAccount: LoadAccount;
  readonly mailedLink: MailedLinkFlow;
  readonly requestLink: RequestLink;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly staySignedIn: StaySignedIn;
  readonly usernameCheck: UsernameCheck;
}

export const accountTokens: TokensOf<AccountPorts & AccountClasses> = {
  accounts: Symbol.for('foyer.AccountRepository'),
  activateAccount: Symbol.for('foyer.ActivateAccount'),
  agreements: Symbol.for('foyer.AgreementRepository'),
  changeAccount: Symbol.for('foyer.ChangeAccount'),
  changes: Symbol.for('foyer.AccountChanges'),
  clubServices: Symbol.for('foyer.ClubServices'),
  loadAccount: Symbol.for('foyer.LoadAccount'),
  mailedLink: Symbol.for('foyer.MailedLinkFlow'),
  passwordPolicy: Symbol.for('foyer.PasswordPolicy'),
  registrations: Symbol.for('foyer.RegistrationRepository'),
  requestLink: Symbol.for('foyer.RequestLink'),
  session: Symbol.for('foyer.AccountSession'),
  signIn: Symbol.for('foyer.SignIn'),
  signIns: Symbol.for('foyer.SignInRepository'),
  signOut: Symbol.for('foyer.SignOut'),
  staySignedIn: Symbol.for('foyer.StaySignedIn'),
  training: Symbol.for('foyer.TrainingRepository'),
  usernameCheck: Symbol.for('foyer.UsernameCheck'),
};

/**
 * Binds the account's ports and builds its classes of them; the container holds the other ports already. It comes with
 * the pages of members, since no other page needs it. Without a policy the default one holds.
 */
export function bindAccount(
  container: Container,
  { passwordPolicy = defaultPasswordPolicy, ...ports }: AccountParts,
): void {
  for (const [name, port] of Object.entries({ ...ports, passwordPolicy })) {
    container.bind<unknown>(accountTokens[name as keyof AccountPorts]).toConstantValue(port);
  }
  container.load(accountModule);
}

export type AccountParts = Omit<AccountPorts, 'passwordPolicy'> &
  Partial<Pick<AccountPorts, 'passwordPolicy'>>;

const accountModule = new ContainerModule(({ bind }) => {
  const { accounts, changes, loadAccount, passwordPolicy, registrations, session, signIns } =
    accountTokens;
  const { logger } = portTokens;
  bind(loadAccount)
    .toResolvedValue(
      (repository, open, log) => new LoadAccount(repository, open, log),
      [accounts, session, logger],
    )
    .inSingletonScope();
  bind(accountTokens.changeAccount)
    .toResolvedValue(
      (repository, account, open, log, policy) =>
        new ChangeAccount(repository, account, open, log, policy),
      [changes, loadAccount, session, logger, passwordPolicy],
    )
    .inSingletonScope();
  bind(accountTokens.activateAccount)
    .toResolvedValue(
      (repository, log, policy) => new ActivateAccount(repository, log, policy),
      [registrations, logger, passwordPolicy],
    )
    .inSingletonScope();
  bind(accountTokens.signIn)
    .toResolvedValue(
      (repository, open, log) => new SignIn(repository, open, log),
      [signIns, session, logger],
    )
    .inSingletonScope();
  bind(accountTokens.staySignedIn)
    .toResolvedValue(
      (repository, open, log) => new StaySignedIn(repository, open, log),
      [signIns, session, logger],
    )
    .inSingletonScope();
  bind(accountTokens.signOut)
    .toResolvedValue(
      (repository, open, log) => new SignOut(repository, open, log),
      [signIns, session, logger],
    )
    .inSingletonScope();
  bind(accountTokens.requestLink)
    .toResolvedValue((repository, log) => new RequestLink(repository, log), [registrations, logger])
    .inSingletonScope();
  // One for each form that asks: what is known of a name is of what was typed there.
  bind(accountTokens.usernameCheck)
    .toResolvedValue((repository) => new UsernameCheck(repository), [registrations])
    .inTransientScope();
  bind(accountTokens.mailedLink)
    .toResolvedValue(
      (repository, activateAccount, signIn, account) =>
        new MailedLinkFlow({ registrations: repository, activateAccount, signIn, account }),
      [registrations, accountTokens.activateAccount, accountTokens.signIn, loadAccount],
    )
    .inSingletonScope();
});

import {
  type AccountChanges,
  type AccountRepository,
  type AccountSession,
  ActivateAccount,
  AdoptArrivedToken,
  type AgreementRepository,
  ChangeAccount,
  type ClubServices,
  defaultPasswordPolicy,
  type GiftOrders,
  forgetDraftsAtSignOut,
  LoadAccount,
  MailedLinkFlow,
  type PasswordPolicy,
  type RegistrationRepository,
  RequestLink,
  SignIn,
  type SignInRepository,
  SignOut,
  SocialLink,
  type SocialProvider,
  StaySignedIn,
  type TrainingRepository,
  UseEmailLink,
  UsernameCheck,
} from '@foyer/core';
import { ContainerModule } from 'inversify';

import { containerOf } from './container-of.ts';
import type { Services } from './services.ts';
import { portTokens, type TokensOf } from './tokens.ts';

/** What a composition root binds for the pages of members, beside the other ports. */
export interface AccountPorts {
  readonly accounts: AccountRepository;
  readonly agreements: AgreementRepository;
  readonly changes: AccountChanges;
  readonly clubServices: ClubServices;
  /** Gift cards that are sold. AC-08 */
  readonly gifts: GiftOrders;
  /** What a new password has to be. VA-06 */
  readonly passwordPolicy: PasswordPolicy;
  readonly registrations: RegistrationRepository;
  /** Opened by the composition root: it knows when the page begins. */
  readonly session: AccountSession;
  readonly signIns: SignInRepository;
  /** Who vouches for social logins; null where the chain has none. HT-06 */
  readonly socialProvider: SocialProvider | null;
  readonly training: TrainingRepository;
}

/** The core's classes of the account, one of each a container. */
export interface AccountClasses {
  readonly adoptArrivedToken: AdoptArrivedToken;
  readonly activateAccount: ActivateAccount;
  readonly changeAccount: ChangeAccount;
  readonly emailLink: UseEmailLink;
  readonly loadAccount: LoadAccount;
  readonly mailedLink: MailedLinkFlow;
  readonly requestLink: RequestLink;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  /** To be asked for only where there is a provider. */
  readonly socialLink: SocialLink;
  readonly staySignedIn: StaySignedIn;
  readonly usernameCheck: UsernameCheck;
}

export const accountTokens: TokensOf<AccountPorts & AccountClasses> = {
  accounts: Symbol.for('foyer.AccountRepository'),
  activateAccount: Symbol.for('foyer.ActivateAccount'),
  adoptArrivedToken: Symbol.for('foyer.AdoptArrivedToken'),
  agreements: Symbol.for('foyer.AgreementRepository'),
  changeAccount: Symbol.for('foyer.ChangeAccount'),
  changes: Symbol.for('foyer.AccountChanges'),
  clubServices: Symbol.for('foyer.ClubServices'),
  emailLink: Symbol.for('foyer.UseEmailLink'),
  gifts: Symbol.for('foyer.GiftOrders'),
  loadAccount: Symbol.for('foyer.LoadAccount'),
  mailedLink: Symbol.for('foyer.MailedLinkFlow'),
  passwordPolicy: Symbol.for('foyer.PasswordPolicy'),
  registrations: Symbol.for('foyer.RegistrationRepository'),
  requestLink: Symbol.for('foyer.RequestLink'),
  session: Symbol.for('foyer.AccountSession'),
  signIn: Symbol.for('foyer.SignIn'),
  signIns: Symbol.for('foyer.SignInRepository'),
  signOut: Symbol.for('foyer.SignOut'),
  socialLink: Symbol.for('foyer.SocialLink'),
  socialProvider: Symbol.for('foyer.SocialProvider'),
  staySignedIn: Symbol.for('foyer.StaySignedIn'),
  training: Symbol.for('foyer.TrainingRepository'),
  usernameCheck: Symbol.for('foyer.UsernameCheck'),
};

/**
 * Binds the account's ports and builds its classes of them; the services hold the other ports already. It comes with
 * the pages of members, since no other page needs it. Without a policy the default one holds, without a provider no
 * social login is linked.
 */
export function bindAccount(
  services: Services,
  { passwordPolicy = defaultPasswordPolicy, socialProvider = null, ...ports }: AccountParts,
): void {
  const container = containerOf(services);
  for (const [name, port] of Object.entries({ ...ports, passwordPolicy, socialProvider })) {
    container.bind<unknown>(accountTokens[name as keyof AccountPorts]).toConstantValue(port);
  }
  container.load(accountModule);
  forgetDraftsAtSignOut(ports.session, {
    store: container.get(portTokens.sessionStore),
    clock: container.get(portTokens.clock),
    logger: container.get(portTokens.logger),
  });
}

export type AccountParts = Omit<AccountPorts, 'passwordPolicy' | 'socialProvider'> &
  Partial<Pick<AccountPorts, 'passwordPolicy' | 'socialProvider'>>;

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
  bind(accountTokens.adoptArrivedToken)
    .toResolvedValue(
      (repository, open, log) => new AdoptArrivedToken(repository, open, log),
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
  bind(accountTokens.emailLink)
    .toResolvedValue(
      (repository, log) => new UseEmailLink(repository, log),
      [registrations, logger],
    )
    .inSingletonScope();
  // One for each form that asks: what is known of a name is of what was typed there.
  bind(accountTokens.usernameCheck)
    .toResolvedValue((repository) => new UsernameCheck(repository), [registrations])
    .inTransientScope();
  bind(accountTokens.mailedLink)
    .toResolvedValue(
      (repository, activateAccount, signIn) =>
        new MailedLinkFlow({ registrations: repository, activateAccount, signIn }),
      [registrations, accountTokens.activateAccount, accountTokens.signIn],
    )
    .inSingletonScope();
  const { clock, ids, navigation, sessionStore, visitor } = portTokens;
  bind(accountTokens.socialLink)
    .toResolvedValue(
      (provider, change, open, ...ports) => {
        if (provider === null) throw new Error('There is no provider of social logins.');
        const [time, made, shown, store, who] = ports;
        return new SocialLink({
          ...{ provider, change, session: open, clock: time, ids: made },
          ...{ navigation: shown, store, visitor: who },
        });
      },
      [
        accountTokens.socialProvider,
        accountTokens.changeAccount,
        session,
        clock,
        ids,
        navigation,
        sessionStore,
        visitor,
      ],
    )
    .inSingletonScope();
});

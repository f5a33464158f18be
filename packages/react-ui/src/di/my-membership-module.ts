import { MyMembership, type MembershipRepository, noMemberships } from '@foyer/core/membership';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getFromModule } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The signed-in member's membership of a container. */
export function myMembershipOf(container: Container): MyMembership {
  return getFromModule(container, accountTokens.myMembership, myMembershipModule);
}

const memberships: ServiceIdentifier<MembershipRepository> = Symbol('Memberships');

const myMembershipModule: ContainerModule = new ContainerModule((options) => {
  options
    .bind(memberships)
    .toResolvedValue((given) => given ?? noMemberships, [accountTokens.membership]);
  bindClass(options, accountTokens.myMembership, MyMembership, {
    clock: portTokens.clock,
    clubs: classTokens.clubDirectory,
    cookies: portTokens.cookies,
    logger: portTokens.logger,
    navigation: portTokens.navigation,
    membership: memberships,
    session: accountTokens.session,
  });
});

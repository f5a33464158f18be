import { MyMembership, type MembershipRepository, noMemberships } from '@foyer/core/membership';
import type { Container, ServiceIdentifier } from 'inversify';

import { accountTokens } from './account-module.ts';
import { bindClass, getOrBind } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

const memberships: ServiceIdentifier<MembershipRepository> = Symbol('Memberships');

/** The signed-in member's membership of a container. */
export function myMembershipOf(container: Container): MyMembership {
  return getOrBind(container, accountTokens.myMembership, () => {
    container
      .bind(memberships)
      .toResolvedValue((given) => given ?? noMemberships, [accountTokens.membership]);
    bindClass(container, accountTokens.myMembership, MyMembership, {
      clock: portTokens.clock,
      clubs: classTokens.clubDirectory,
      cookies: portTokens.cookies,
      logger: portTokens.logger,
      navigation: portTokens.navigation,
      membership: memberships,
      session: accountTokens.session,
    });
  });
}

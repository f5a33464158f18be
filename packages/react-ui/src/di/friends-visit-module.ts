import { type FriendsVisitRepository, JoinFriendsVisit } from '@foyer/core/visit';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's page of a friend's visit. */
export function joinFriendsVisitOf(container: Container): JoinFriendsVisit {
  return getFromModule(container, classTokens.joinFriendsVisit, friendsVisitModule);
}

const friendsVisits: ServiceIdentifier<FriendsVisitRepository> = Symbol('FriendsVisits');

const friendsVisitModule: ContainerModule = new ContainerModule((options) => {
  options.bind(friendsVisits).toResolvedValue(
    (given) => {
      if (given === null) {
        throw new Error('The page of a friend’s visit needs the port `friendsVisits`.');
      }
      return given;
    },
    [portTokens.friendsVisits],
  );
  bindClass(options, classTokens.joinFriendsVisit, JoinFriendsVisit, {
    activity: classTokens.activity,
    clubs: classTokens.clubDirectory,
    friendsVisits,
  });
});

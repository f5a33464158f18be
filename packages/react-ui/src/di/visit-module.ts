/** The classes behind the pages that a mailed link opens: a booked visit, an offered time, and a friend's visit. */
import {
  type FriendsVisitRepository,
  JoinFriendsVisit,
  ManageVisit,
  noVisitLinks,
  OfferedTime,
  type VisitLinkRepository,
  type WaitListRepository,
} from '@foyer/core/visit';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule, requirePort } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

export function manageVisitOf(container: Container): ManageVisit {
  return getFromModule(container, classTokens.manageVisit, manageVisitModule);
}

export function offeredTimeOf(container: Container): OfferedTime {
  return getFromModule(container, classTokens.offeredTime, waitListModule);
}

export function joinFriendsVisitOf(container: Container): JoinFriendsVisit {
  return getFromModule(container, classTokens.joinFriendsVisit, friendsVisitModule);
}

const visitLinks: ServiceIdentifier<VisitLinkRepository> = Symbol('VisitLinks');

const manageVisitModule: ContainerModule = new ContainerModule((options) => {
  options
    .bind(visitLinks)
    .toResolvedValue((given) => given ?? noVisitLinks, [portTokens.visitLinks]);
  bindClass(options, classTokens.manageVisit, ManageVisit, {
    activity: classTokens.activity,
    clock: portTokens.clock,
    clubs: classTokens.clubDirectory,
    configuration: portTokens.configuration,
    logger: portTokens.logger,
    schedulePlan: classTokens.schedulePlan,
    visitLinks,
  });
});

const waitList: ServiceIdentifier<WaitListRepository> = Symbol('WaitList');

const waitListModule: ContainerModule = new ContainerModule((options) => {
  requirePort(options, waitList, portTokens.waitList);
  bindClass(options, classTokens.offeredTime, OfferedTime, {
    activity: classTokens.activity,
    clubs: classTokens.clubDirectory,
    waitList,
  });
});

const friendsVisits: ServiceIdentifier<FriendsVisitRepository> = Symbol('FriendsVisits');

const friendsVisitModule: ContainerModule = new ContainerModule((options) => {
  requirePort(options, friendsVisits, portTokens.friendsVisits);
  bindClass(options, classTokens.joinFriendsVisit, JoinFriendsVisit, {
    activity: classTokens.activity,
    clubs: classTokens.clubDirectory,
    friendsVisits,
  });
});

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
import type { Container, ServiceIdentifier } from 'inversify';

import { bindClass, getOrBind, requirePort } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

const visitLinks: ServiceIdentifier<VisitLinkRepository> = Symbol('VisitLinks');

export function manageVisitOf(container: Container): ManageVisit {
  return getOrBind(container, classTokens.manageVisit, () => {
    container
      .bind(visitLinks)
      .toResolvedValue((given) => given ?? noVisitLinks, [portTokens.visitLinks]);
    bindClass(container, classTokens.manageVisit, ManageVisit, {
      activity: classTokens.activity,
      clock: portTokens.clock,
      clubs: classTokens.clubDirectory,
      configuration: portTokens.configuration,
      logger: portTokens.logger,
      schedulePlan: classTokens.schedulePlan,
      visitLinks,
    });
  });
}

const waitList: ServiceIdentifier<WaitListRepository> = Symbol('WaitList');

export function offeredTimeOf(container: Container): OfferedTime {
  return getOrBind(container, classTokens.offeredTime, () => {
    requirePort(container, waitList, portTokens.waitList);
    bindClass(container, classTokens.offeredTime, OfferedTime, {
      activity: classTokens.activity,
      clubs: classTokens.clubDirectory,
      waitList,
    });
  });
}

const friendsVisits: ServiceIdentifier<FriendsVisitRepository> = Symbol('FriendsVisits');

export function joinFriendsVisitOf(container: Container): JoinFriendsVisit {
  return getOrBind(container, classTokens.joinFriendsVisit, () => {
    requirePort(container, friendsVisits, portTokens.friendsVisits);
    bindClass(container, classTokens.joinFriendsVisit, JoinFriendsVisit, {
      activity: classTokens.activity,
      clubs: classTokens.clubDirectory,
      friendsVisits,
    });
  });
}

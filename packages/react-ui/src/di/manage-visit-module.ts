import { ManageVisit, noVisitLinks, type VisitLinkRepository } from '@foyer/core/visit';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's page of a visit's manage link. */
export function manageVisitOf(container: Container): ManageVisit {
  return getFromModule(container, classTokens.manageVisit, manageVisitModule);
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

import { ManageVisit } from '@foyer/core/visit';
import { type Container, ContainerModule } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's page of a visit's manage link. */
export function manageVisitOf(container: Container): ManageVisit {
  return getFromModule(container, classTokens.manageVisit, manageVisitModule);
}

const manageVisitModule: ContainerModule = new ContainerModule((options) => {
  bindClass(options, classTokens.manageVisit, ManageVisit, {
    activity: classTokens.activity,
    clock: portTokens.clock,
    clubs: classTokens.clubDirectory,
    configuration: portTokens.configuration,
    logger: portTokens.logger,
    schedulePlan: classTokens.schedulePlan,
    visitLinks: portTokens.visitLinks,
  });
});

import { EmployerPage, type EmployerRepository } from '@foyer/core/corporate';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule, requirePort } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's page of an employer. */
export function employerPageOf(container: Container): EmployerPage {
  return getFromModule(container, classTokens.employerPage, employerModule);
}

const employers: ServiceIdentifier<EmployerRepository> = Symbol('Employers');

const employerModule: ContainerModule = new ContainerModule((options) => {
  requirePort(options, employers, portTokens.employers);
  bindClass(options, classTokens.employerPage, EmployerPage, {
    employers,
    visitor: portTokens.visitor,
  });
});

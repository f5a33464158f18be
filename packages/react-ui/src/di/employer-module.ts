import { EmployerPage, type EmployerRepository } from '@foyer/core/corporate';
import type { Container, ServiceIdentifier } from 'inversify';

import { bindClass, getOrBind, requirePort } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

const employers: ServiceIdentifier<EmployerRepository> = Symbol('Employers');

/** The container's page of an employer. */
export function employerPageOf(container: Container): EmployerPage {
  return getOrBind(container, classTokens.employerPage, () => {
    requirePort(container, employers, portTokens.employers);
    bindClass(container, classTokens.employerPage, EmployerPage, {
      employers,
      visitor: portTokens.visitor,
    });
  });
}

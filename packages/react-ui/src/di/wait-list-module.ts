import { OfferedTime, type WaitListRepository } from '@foyer/core/visit';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';

import { bindClass, getFromModule } from './bind-class.ts';
import { classTokens, portTokens } from './tokens.ts';

/** The container's page of an offered time. */
export function offeredTimeOf(container: Container): OfferedTime {
  return getFromModule(container, classTokens.offeredTime, waitListModule);
}

const waitList: ServiceIdentifier<WaitListRepository> = Symbol('WaitList');

const waitListModule: ContainerModule = new ContainerModule((options) => {
  options.bind(waitList).toResolvedValue(
    (given) => {
      if (given === null) throw new Error('The page of an offered time needs the port `waitList`.');
      return given;
    },
    [portTokens.waitList],
  );
  bindClass(options, classTokens.offeredTime, OfferedTime, {
    activity: classTokens.activity,
    clubs: classTokens.clubDirectory,
    waitList,
  });
});

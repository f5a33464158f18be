import { ContainerModule } from 'inversify';

import { coreClasses } from './core-classes.ts';
import { type Classes, classTokens } from './tokens.ts';

/**
 * Builds the core's classes from the ports that the composition root bound. One of each a container: the flow, the
 * clubs and the activity counter are shared by every screen.
 */
export const foyerModule: ContainerModule = new ContainerModule(({ bind }) => {
  for (const [name, build] of Object.entries(coreClasses)) {
    bind<unknown>(classTokens[name as keyof Classes])
      .toDynamicValue((context) => build(context))
      .inSingletonScope();
  }
});

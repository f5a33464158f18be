import { Container } from 'inversify';

import { FirstServices } from './first-services.ts';
import type { Services } from './services.ts';

/**
 * The container in which later screens build what they bring: the composition root's own, or one that is made over its
 * first services when it is first asked for. inversify is fetched with those screens, not with the first.
 */
export function containerOf(services: Services): Container {
  if (services instanceof Container) return services;
  if (!(services instanceof FirstServices))
    throw new Error('These services can not be built upon.');
  if (services.later instanceof Container) return services.later;
  const container = new Container();
  for (const token of services.tokens()) {
    container.bind<unknown>(token).toDynamicValue(() => services.get(token));
  }
  services.later = container;
  return container;
}

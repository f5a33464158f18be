import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';

/**
 * A service of a feature whose code comes with its screens. Loads the feature's module into the container the first
 * time.
 */
export function getFromModule<Service>(
  container: Container,
  token: ServiceIdentifier<Service>,
  module: ContainerModule,
): Service {
  if (!container.isBound(token)) container.load(module);
  return container.get(token);
}

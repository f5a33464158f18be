import type {
  Container,
  ContainerModule,
  ContainerModuleLoadOptions,
  ServiceIdentifier,
} from 'inversify';

import type { TokensOf } from './tokens.ts';

/** Binds a class that takes its dependencies in one object: each is resolved by the token of the same name. */
export function bindClass<Built, Dependencies extends object>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  token: ServiceIdentifier<Built>,
  Class: new (dependencies: Dependencies) => Built,
  dependencies: TokensOf<Dependencies>,
): void {
  const names = Object.keys(dependencies);
  bind<unknown>(token).toResolvedValue(
    (...services: readonly unknown[]) =>
      new Class(
        Object.fromEntries(names.map((name, index) => [name, services[index]])) as Dependencies,
      ),
    Object.values<ServiceIdentifier>(dependencies),
  );
}

/** Binds a class that takes its dependencies as arguments. */
export function bindInOrder<Built, Dependencies extends readonly unknown[]>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  token: ServiceIdentifier<Built>,
  Class: new (...dependencies: Dependencies) => Built,
  dependencies: TokensOf<Dependencies>,
): void {
  bind<unknown>(token).toResolvedValue(
    (...services: readonly unknown[]) => new Class(...(services as unknown as Dependencies)),
    dependencies as readonly ServiceIdentifier[] as ServiceIdentifier[],
  );
}

/** Binds a port that a page can't work without, and that the composition root may have left out. */
export function requirePort<Port>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  token: ServiceIdentifier<Port>,
  optional: ServiceIdentifier<Port | null>,
): void {
  bind<unknown>(token).toResolvedValue(
    (port: Port | null) => {
      if (port === null) throw new Error(`This page needs the port ${String(optional)}.`);
      return port;
    },
    [optional],
  );
}

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

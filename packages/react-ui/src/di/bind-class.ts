import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';

import type { TokensOf } from './tokens.ts';

/** Binds a class that takes its dependencies in one object: each is resolved by the token of the same name. */
export function bindClass<Built, Dependencies extends object>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  token: ServiceIdentifier<Built>,
  Class: new (dependencies: Dependencies) => Built,
  dependencies: TokensOf<Dependencies>,
): void {
  const names = Object.keys(dependencies);
  bind<unknown>(token)
    .toResolvedValue(
      (...services: readonly unknown[]) =>
        new Class(
          Object.fromEntries(names.map((name, index) => [name, services[index]])) as Dependencies,
        ),
      Object.values<ServiceIdentifier>(dependencies),
    )
    .inSingletonScope();
}

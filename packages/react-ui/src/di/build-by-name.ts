import type { Services } from './services.ts';
import type { TokensOf } from './tokens.ts';

/**
 * Builds a class of the core that takes what it depends on by name: each is what the services hold for the token of
 * that name. A name that is missing, or that leads to something else, does not compile.
 */
export function buildByName<Built, Dependencies extends object>(
  Class: new (dependencies: Dependencies) => Built,
  tokens: TokensOf<Dependencies>,
): (services: Pick<Services, 'get'>) => Built {
  return (services) => {
    const dependencies: Partial<Dependencies> = {};
    for (const name in tokens)
      dependencies[name] = services.get<Dependencies[typeof name]>(tokens[name]);
    return new Class(dependencies as Dependencies);
  };
}

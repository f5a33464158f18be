import type { Container } from 'inversify';

import { type Ports, portTokens } from './tokens.ts';

/** Binds what a composition root chose for each port. */
export function bindPorts(container: Container, ports: Partial<Ports>): void {
  for (const [name, port] of Object.entries(ports)) {
    container.bind<unknown>(portTokens[name as keyof Ports]).toConstantValue(port);
  }
}

import type { ServiceIdentifier } from 'inversify';

import { coreClasses } from './core-classes.ts';
import type { Services } from './services.ts';
import { type Classes, classTokens, type Ports, portTokens } from './tokens.ts';

/**
 * The ports that a composition root chose, and the core's classes over them, each built when it is first asked for. A
 * page's first screen needs no more; `containerOf` makes a container of it where later screens bring more to build.
 */
export class FirstServices implements Services {
  readonly #known = new Map<ServiceIdentifier, () => unknown>();
  /** What later screens have built: asked for all that is not known here. */
  later: Services | null = null;

  constructor(ports: Partial<Ports>) {
    for (const [name, port] of Object.entries(ports))
      this.set(portTokens[name as keyof Ports], port);
    for (const [name, build] of Object.entries(coreClasses)) {
      const token = classTokens[name as keyof Classes];
      this.#known.set(token, () => {
        const built = build(this);
        this.set<unknown>(token, built);
        return built;
      });
    }
  }

  /** Adds what a composition root knows beside the ports: a flow's settings, say. */
  set<T>(token: ServiceIdentifier<T>, service: T): void {
    this.#known.set(token, () => service);
  }

  get<T>(token: ServiceIdentifier<T>): T {
    const known = this.#known.get(token);
    if (known !== undefined) return known() as T;
    if (this.later === null) throw new Error(`${String(token)} is not bound.`);
    return this.later.get(token);
  }

  isBound(token: ServiceIdentifier): boolean {
    return this.#known.has(token) || this.later?.isBound(token) === true;
  }

  /** The tokens of all that was known at the first. */
  tokens(): Iterable<ServiceIdentifier> {
    return this.#known.keys();
  }
}

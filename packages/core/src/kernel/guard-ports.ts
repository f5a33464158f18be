import type { Logger } from './platform.port.ts';
import { Err } from './result.ts';

/**
 * Returns the same ports, guarded against mistakes in an adapter: what a method throws or rejects with is logged, and
 * the method returns a failed call instead. Without this, one forgotten `catch` is a button that does nothing.
 */
export function guardPorts<Ports extends object>(ports: Ports, logger: Logger | undefined): Ports {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]: [string, unknown]) => [
      name,
      guardPort(name, port, logger),
    ]),
  ) as Ports;
}

/** Settings, and ports that answer at once and so have no failure to return. */
const unguarded =
  /^(?:clock|cookies|ids|logger|memberSession|navigation|visitor)$|store$|settings$/i;

/** Guards a single port. */
export function guardPort(name: string, port: unknown, logger: Logger | undefined): unknown {
  if (typeof port !== 'object' || port === null || unguarded.test(name)) return port;
  // An empty object of the port's class, because a proxy of a frozen port couldn't replace its methods.
  return new Proxy(Object.create(Object.getPrototypeOf(port) as object) as object, {
    get(_, member) {
      const method: unknown = Reflect.get(port, member);
      if (typeof method !== 'function') return method;
      const failed = (error: unknown): unknown => {
        const kind = kindOf(error);
        logger?.error('port-threw', { port: name, method: String(member), kind });
        if (String(member).startsWith('is')) return false;
        return Err({ kind: kind === 'AbortError' ? 'aborted' : 'network' });
      };
      return (...args: readonly unknown[]): unknown => {
        try {
          // Called on the port itself: only there does a class find its private fields.
          const answer: unknown = Reflect.apply(method, port, args);
          return answer instanceof Promise ? answer.catch(failed) : answer;
        } catch (error) {
          return Promise.resolve(failed(error));
        }
      };
    },
  });
}

/**
 * Returns the name of a thrown value's class, such as `TypeError`. Never uses its message, which may contain text
 * typed by a visitor. A name that isn't an identifier isn't used either.
 */
export function kindOf(thrown: unknown): string {
  const name: unknown = thrown instanceof Error ? thrown.name : null;
  return typeof name === 'string' && /^[A-Z]\w{0,40}$/.test(name) ? name : 'unknown';
}

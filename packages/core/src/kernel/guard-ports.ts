import type { Logger } from './logger.port.ts';
import { Err } from './result.ts';

/**
 * Returns the same ports, guarded against mistakes in an adapter: what a method throws or rejects with is logged, and
 * the method returns a failed call instead. Without this, one forgotten `catch` is a button that does nothing.
 */
export function guardPorts<Ports extends object>(ports: Ports, logger: Logger | undefined): Ports {
  const entries = Object.entries(ports).map(([name, port]: [string, unknown]) => [
    name,
    typeof port === 'object' && port !== null && !unguarded.has(name)
      ? guardPort(port, name, logger)
      : port,
  ]);
  return Object.fromEntries(entries) as Ports;
}

/** Settings, and ports that answer at once and so have no failure to return. */
const unguarded: ReadonlySet<string> = new Set([
  'clock',
  'cookies',
  'ids',
  'localStore',
  'logger',
  'memberSession',
  'navigation',
  'sessionStore',
  'visitor',
  'settings',
  'standardJoinSettings',
  'corporateJoinSettings',
  'giftPurchaseSettings',
]);

function guardPort(port: object, name: string, logger: Logger | undefined): object {
  const failed = (method: string, error: unknown): unknown => {
    const kind = kindOf(error);
    logger?.error('port-threw', { port: name, method, kind });
    if (method.startsWith('is')) return false;
    return Err({ kind: kind === 'AbortError' ? 'aborted' : 'network' });
  };
  // Inherits from the port instead of wrapping it, because a proxy of a frozen object can't replace its methods.
  return new Proxy(Object.create(port) as object, {
    get(_, member) {
      const value: unknown = Reflect.get(port, member);
      if (typeof value !== 'function') return value;
      const method = String(member);
      return (...args: readonly unknown[]): unknown => {
        try {
          // Called on the port itself: only there does a class find its private fields.
          const answer: unknown = Reflect.apply(value, port, args);
          return answer instanceof Promise
            ? answer.catch((error: unknown) => failed(method, error))
            : answer;
        } catch (error) {
          return Promise.resolve(failed(method, error));
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

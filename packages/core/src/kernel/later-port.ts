import type { CallFailure } from './call-failure.ts';
import { Err, type Result } from './result.ts';

/** A port whose methods are all calls that can fail with a `CallFailure`. */
type Calls<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (
    ...args: never[]
  ) => Promise<Result<unknown, infer Failure>>
    ? CallFailure extends Failure
      ? Port[Name]
      : never
    : never;
};

/**
 * Loads a repository on its first call, so that code the first screen doesn't need stays out of its bundle. If the
 * chunk fails to load, the call fails like a network error, and the next call tries again.
 */
export function laterPort<Port extends Calls<Port>>(load: () => Promise<Port>): Port {
  let loading: Promise<Port | null> | null = null;
  const fetchPort = async (): Promise<Port | null> => {
    try {
      return await load();
    } catch {
      loading = null;
      return null;
    }
  };
  const call =
    (name: keyof Port) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      loading ??= fetchPort();
      const port = await loading;
      if (port === null) return Err<CallFailure>({ kind: 'network' });
      return (port[name] as (...args: readonly unknown[]) => Promise<unknown>).apply(port, [
        ...args,
      ]);
    };
  // Every property is a method, except `then`: with it, `await` would treat the port as a promise.
  return new Proxy({} as Port, {
    get: (_, name) => (name === 'then' ? undefined : call(name as keyof Port)),
  });
}

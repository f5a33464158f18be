import { type CallFailure, Err, type Result } from '@foyer/core';

/** A port whose methods are all calls: each waits for `load`, and returns a network failure if it fails. */
export function lazyPort<Port extends object>(load: () => Promise<Port | null>): Port {
  type Method = (...args: readonly unknown[]) => Promise<Result<unknown, CallFailure>>;
  const method =
    (name: string | symbol): Method =>
    async (...args) => {
      const port = (await load()) as Readonly<Record<string | symbol, Method>> | null;
      return port === null
        ? Err({ kind: 'network' })
        : (port[name]?.(...args) as ReturnType<Method>);
    };
  return new Proxy({} as Port, {
    // With a `then`, it would look like a promise.
    get: (_, name) => (name === 'then' ? undefined : method(name)),
  });
}

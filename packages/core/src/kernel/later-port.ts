import type { CallFailure } from './call-failure.ts';
import { Err, type Result } from './result.ts';

/** A port all of whose methods are calls: each may fail as any call may. */
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
 * A repository that is fetched when it is first called: the code of calls that nobody makes on the first screen need
 * not come with it. Where the code can't be had the call fails as it would without a network, and the next call
 * tries again.
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
  // Whatever name it is asked for is a call, except the one by which a promise would be known.
  return new Proxy({} as Port, {
    get: (_, name) => (name === 'then' ? undefined : call(name as keyof Port)),
  });
}

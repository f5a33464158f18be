/**
 * The few platform names the core may use: all of them exist in browsers, Node, Deno and workers alike. Declared by
 * hand so that the DOM as a whole stays out of reach of a rule.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: Iterable<[name: string, value: string]> & {
    get(name: string): string | null;
  };
}

declare function queueMicrotask(callback: () => void): void;

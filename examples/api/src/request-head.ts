/**
 * What is looked at of a request beside its path and its body: a context of Hono's is one, and so is what `DirectCalls`
 * reads off Node's request by itself.
 */
export interface RequestHead {
  readonly req: {
    /** The value of a header, by its name in any case; undefined where it was not sent. */
    header(name: string): string | undefined;
    /** The whole request, where Hono has one. */
    readonly raw?: Request;
  };
  /** Holds Node's own request (`HttpBindings`) where there is one. */
  readonly env: unknown;
}

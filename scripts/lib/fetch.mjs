/**
 * Node's fetch, in the scenario runner instead of cross-fetch. That one loads all of Node's HTTP at the start, and the
 * runner hands every client its own fetch anyway.
 */
export const { fetch } = globalThis;

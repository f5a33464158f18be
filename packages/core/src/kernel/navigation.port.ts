/** The address bar and the history, as far as flows need them. Paths are same-origin, `/path?query`. */
export interface Navigation {
  /** The current path with its query, e.g. `/membership/schedule?facilityId=101`. */
  current(): string;
  /** True if the visitor reached the current entry with Back or Forward. */
  isRevisited(): boolean;
  push(path: string, change?: PathChange): void;
  replace(path: string, change?: PathChange): void;
  /** Leaves for another application or reloads this one. `address` is a URL of any origin, or a path of this one. */
  load(address: string): void;
  /** Calls `listener` after every change of the path, also by Back and Forward. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/** What a new path means to an application with a router. */
export interface PathChange {
  /** True if the page on screen also shows the new path, such as a flow's next step. There's no page to load then. */
  readonly samePage?: boolean;
}

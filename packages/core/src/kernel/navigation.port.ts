/** The address bar and the history, as far as a flow needs them. Paths are same-origin, `/path?query`. */
export interface Navigation {
  /** The current path with its query, e.g. `/membership/schedule?facilityId=101`. */
  current(): string;
  /** Whether the visitor came to the entry that is shown by Back or Forward. */
  isRevisited(): boolean;
  /** Adds an entry to the history. */
  push(path: string): void;
  /** Rewrites the entry that is shown. */
  replace(path: string): void;
  /** Leaves for another application, or loads this one anew: an address of any origin, or a path of this one. RT-09 */
  load(address: string): void;
  /** Calls `listener` whenever the shown path changed, by Back and Forward too. Answers a function that stops it. */
  onChange(listener: () => void): () => void;
}

/**
 * Read before ts-results, which makes a failure while it is read, and the text of where it was made: for its line numbers
 * V8 parses the whole program once more, 50 ms on a slow phone. Until they are named again, errors name no callers.
 */
const limit = 'stackTraceLimit';
/** Undefined in engines that have no such limit. */
const usual: unknown = Reflect.get(Error, limit);
if (usual !== undefined) Reflect.set(Error, limit, 0);

/** From here on an error says by whose calls it came about, as ever. */
export function nameCallers(): void {
  if (usual !== undefined) Reflect.set(Error, limit, usual);
}

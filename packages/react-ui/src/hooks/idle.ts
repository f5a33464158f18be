/** The longest that work waits for a quiet moment, in ms: a page may have none for a while. */
const longestMs = 2000;

/**
 * When the page has nothing more urgent to do. For what is fetched ahead of its time: asking for a file takes a
 * slow phone some milliseconds, and a key or a tap should not wait for twenty of them in a row.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => resolve();
    // Safari has no idle moments to ask for: there each is a turn of its own.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(goOn, { timeout: longestMs });
    else setTimeout(goOn);
  });
}

/** The longest time to wait for an idle moment, in ms. A busy page may not have one for a while. */
const longestMs = 2000;

/**
 * Resolves when the page is idle. For prefetching, because requesting a file takes a slow phone several ms, and
 * twenty in a row would delay input.
 */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => resolve();
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(goOn, { timeout: longestMs });
    else setTimeout(goOn);
  });
}

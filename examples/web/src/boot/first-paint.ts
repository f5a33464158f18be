/** The longest wait for a paint, in ms: browsers delay frames of a page that is partly hidden. */
const longestMs = 2000;

/**
 * Resolves after the prerendered page has been painted. Resolves immediately when there is no prerendered page for this
 * visitor, and when the page is in the background, where nothing is painted.
 */
export function firstPaint(page: Document): Promise<void> {
  const { dataset } = page.documentElement;
  if (!dataset['foyerPage'] || page.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => resolve();
    setTimeout(done, longestMs);
    // The timeout runs after the frame has been painted.
    requestAnimationFrame(() => setTimeout(done));
  });
}

/** How long the program waits for a paint at the most, in ms: a browser may put it off for a page that it hides in part. */
const longestMs = 2000;

/**
 * When the page that was drawn at the build has been painted. At once where nothing was drawn for this visitor, and where
 * nobody looks: a page in the background is not painted.
 */
export function firstPaint(page: Document): Promise<void> {
  const { dataset } = page.documentElement;
  const isShown = 'foyerPage' in dataset && !('foyerKnown' in dataset);
  if (!isShown || page.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const goOn = (): void => resolve();
    setTimeout(goOn, longestMs);
    // The frame that is about to be painted, and what comes after it.
    requestAnimationFrame(() => setTimeout(goOn));
  });
}

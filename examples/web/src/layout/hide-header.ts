/** Smaller scrolls, in px, are ignored, because a thumb trembles. */
const jitterPx = 8;

/**
 * Marks the document while the visitor scrolls down, so that the header leaves the page to what they read, and comes
 * back once they scroll up. Returns a function that stops it.
 */
export function hideHeaderOnScroll(page: Window): () => void {
  const { documentElement } = page.document;
  let last = 0;
  // In a frame, because reading it makes the browser lay out the page, as the frame does anyway.
  const frame = page.requestAnimationFrame(() => {
    last = page.scrollY;
  });
  const onScroll = (): void => {
    const { scrollY } = page;
    if (Math.abs(scrollY - last) < jitterPx) return;
    documentElement.toggleAttribute('data-scrolls-down', scrollY > last);
    last = scrollY;
  };
  page.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    page.cancelAnimationFrame(frame);
    page.removeEventListener('scroll', onScroll);
    documentElement.removeAttribute('data-scrolls-down');
  };
}

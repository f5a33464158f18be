/** Lets the browser see to what waits, a key or a paint, before what comes next. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * What a finger sends on its way to a press, and what the browser makes of it for a mouse that is not there. No screen hears
 * it: `click` is the press. Without `mousedown` the buttons could not leave the focus where it is.
 */
export const unheard: RegExp = /^mouse[^d]|^touch|pointer/;

/**
 * Has React listen at `root` for what the screens hear and for nothing else: it listens for all that there is, a dozen of which come
 * with each tap, and looks every time who might want it, 4 to 7 ms of a press on a slow phone. Before React is given `root`.
 */
export function hearPresses(root: HTMLElement): void {
  const hear = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void => {
    if (!unheard.test(type)) hear(type, listener, options);
  };
}

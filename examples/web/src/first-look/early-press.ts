/** Stands on the button that a visitor pressed last, while the page's program is still on its way. */
export const pressedMark = 'data-foyer-pressed';

/**
 * Notes which button of a page that was drawn at the build is pressed before its program is there, which presses it again
 * (`pressAgain`). Only the last thing that a visitor did counts: who goes on typing or presses elsewhere has turned to that.
 * Enter in a box is the browser's own press of the form's button. UI-02, FM-04
 */
export function notePresses(page: Document): void {
  const over = new AbortController();
  let pressed: Element | null = null;
  const note = ({ type, target }: Event): void => {
    pressed?.removeAttribute(pressedMark);
    pressed = null;
    const root = page.getElementById('root');
    // Taken over, or never drawn: from here on the program hears for itself.
    if (root !== null && !('early' in root.dataset)) over.abort();
    else if (type === 'click' && target instanceof Element) {
      pressed = target.closest('button');
      pressed?.setAttribute(pressedMark, '');
    }
  };
  for (const type of ['pointerdown', 'keydown', 'click']) {
    page.addEventListener(type, note, { signal: over.signal });
  }
}

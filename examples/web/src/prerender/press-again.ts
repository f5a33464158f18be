/** Between two tries, in ms: the press waits for a part of the page that is still fetched. */
const againMs = 50;

/**
 * Presses `pressed`, the button that the visitor pressed before the program was there (`notePresses`), once it is heard. React takes what
 * is pressed over at once, and swallows a press on what it can't take over yet: then it is tried again, until the visitor
 * turns to something else. UI-02, FM-04
 */
export function pressAgain(pressed: HTMLElement): void {
  const over = new AbortController();
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, () => over.abort(), { capture: true, signal: over.signal });
  }
  pressed.addEventListener('click', () => over.abort(), { signal: over.signal });
  const press = (): void => {
    if (!pressed.isConnected) over.abort();
    if (over.signal.aborted) return;
    pressed.click();
    setTimeout(press, againMs);
  };
  press();
}

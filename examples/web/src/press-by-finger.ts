/** Stands on the page's root while it is touched. */
const fingersMark = 'data-by-finger';

const pressed = 'button, [type=radio], [type=checkbox]';

/** What else a finger may aim at: boxes to type in are left to the browser, which sets the caret where the finger was. */
const aimedAt = 'a, button, input, label, select, summary, textarea';

/**
 * A finger's press is its click. Before it browsers play a mouse for pages that know of no finger: it comes, is pressed, gives
 * the focus, is let go. That is a third of what a press costs a slow phone before the page hears of it, and here nobody waits for it:
 * whoever cancels `pointerdown` is spared it, and the click comes all the same, as does the scrolling of a finger that moves (Pointer Events 3).
 * What was pressed has the focus after its click, unless the page gave it to something else; a box that one typed in keeps it until
 * then. Answers a function that ends it. UI-02
 */
export function pressByFinger(page: Document): () => void {
  const over = new AbortController();
  let before: Element | null = null;
  const listen = (
    type: 'pointerdown' | 'click',
    capture: boolean,
    listener: (event: PointerEvent, control: HTMLElement) => void,
  ): void => {
    const ofFingers = (event: PointerEvent): void => {
      const control = event.pointerType === 'touch' ? controlAt(event.target) : null;
      if (control !== null) listener(event, control);
    };
    page.addEventListener(type, ofFingers, { capture, signal: over.signal });
  };
  listen('pointerdown', false, (event) => event.preventDefault());
  markFingers(page, over.signal);
  listen('click', true, (_, control) => {
    // The dialog that it opens gives the focus back to what has it as it opens.
    if (control.hasAttribute('aria-haspopup')) takeFocus(control);
    before = page.activeElement;
  });
  // All else when what the press did can be seen. Before it was heard, what is drawn because a box is left would undo a tick.
  listen('click', false, (_, control) => {
    setTimeout(() => {
      if (page.activeElement === before) takeFocus(control);
    });
  });
  return () => {
    over.abort();
    page.documentElement.removeAttribute(fingersMark);
  };
}

/**
 * Has the page say that it is touched, until a mouse or a key that writes nothing moves on in it: what a press gives the focus to needs no frame
 * then. Browsers tell that by the mouse that they play.
 */
function markFingers(page: Document, signal: AbortSignal): void {
  const root = page.documentElement;
  page.addEventListener(
    'pointerdown',
    ({ pointerType }) => root.toggleAttribute(fingersMark, pointerType === 'touch'),
    { signal },
  );
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key.length > 1) root.removeAttribute(fingersMark);
    },
    { signal },
  );
}

/** The control that a finger there presses, itself or by its label; null where it presses none. */
function controlAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const nearest = target.closest<HTMLElement>(aimedAt);
  const control = nearest instanceof HTMLLabelElement ? nearest.control : nearest;
  return control?.matches(pressed) === true ? control : null;
}

function takeFocus(control: HTMLElement): void {
  control.focus({ preventScroll: true, focusVisible: false });
}

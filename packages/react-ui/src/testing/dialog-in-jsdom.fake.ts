/**
 * jsdom has no modal dialogs. This adds the behavior that the components rely on: open, close, the close event, and
 * returning the focus. Stories and end-to-end tests cover what a real browser adds: an inert page and the Escape key.
 */
export function installDialogs(page: Window & typeof globalThis): void {
  const openers = new WeakMap<Element, Element | null>();
  Object.assign(page.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement): void {
      openers.set(this, page.document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement): void {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof page.HTMLElement) opener.focus();
      this.dispatchEvent(new page.Event('close'));
    },
  });
}

/**
 * jsdom has no modal dialogs. This gives its element the part of the platform's behaviour that the components lean on:
 * open, close, the close event, and the focus that goes back. What a real browser adds (an inert page, the cancel key)
 * the stories and the journeys show.
 */
export function giveDialogsTo(page: Window & typeof globalThis): void {
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

/**
 * Runs in the browser: groups a card number while it is typed or pasted, as it is printed on the card, tells the page
 * its brand, puts the slash into the expiration date, and marks the pressed button until the answer comes. The page works without it. It is served as text, so it uses
 * nothing from outside of it.
 */
export function helpWithCard(page: Document): void {
  const box = (id: string): HTMLInputElement | null => page.querySelector(`input#${id}`);
  const brands: readonly [string, RegExp][] = [
    ['visa', /^4/],
    ['mastercard', /^(?:5[1-5]|2[2-7])/],
    ['amex', /^3[47]/],
    ['diners', /^3(?:0[0-5]|[68])/],
    ['jcb', /^35/],
    ['discover', /^6/],
  ];

  /** Rewrites the box and keeps the caret behind the same digit. */
  const rewrite = (input: HTMLInputElement, format: (digits: string) => string): void => {
    const caret = input.selectionStart ?? input.value.length;
    const before = input.value.slice(0, caret).replace(/\D/g, '').length;
    const text = format(input.value.replace(/\D/g, ''));
    if (text === input.value) return;
    input.value = text;
    let at = 0;
    for (let seen = 0; at < text.length && seen < before; at += 1) {
      if (/\d/.test(text.charAt(at))) seen += 1;
    }
    input.setSelectionRange(at, at);
  };

  const number = box('number');
  number?.addEventListener('input', () => {
    // Anything else than digits and separators is left for the message about it.
    if (/[^\d\s-]/.test(number.value)) return;
    rewrite(number, (digits) => {
      const groups = /^3[0-8]/.test(digits) && !digits.startsWith('35') ? [4, 6, 9] : [4, 4, 4, 7];
      let from = 0;
      return groups
        .map((length) => digits.slice(from, (from += length)))
        .filter((group) => group !== '')
        .join(' ');
    });
    const digits = number.value.replace(/\D/g, '');
    const brand = brands.find(([, pattern]) => pattern.test(digits))?.[0];
    for (const mark of page.querySelectorAll<HTMLElement>('.brands [data-brand]')) {
      mark.toggleAttribute('data-other', brand !== undefined && mark.dataset['brand'] !== brand);
    }
  });

  const expiry = box('expiry');
  expiry?.addEventListener('input', (event) => {
    if (/[^\d/]/.test(expiry.value) || expiry.value.length > 5) return;
    if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
    rewrite(expiry, (digits) =>
      digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`,
    );
  });

  page.addEventListener('submit', ({ submitter }) => {
    submitter?.setAttribute('aria-busy', 'true');
  });
  // A page from the browser's cache still has the mark.
  page.defaultView?.addEventListener('pageshow', () => {
    page.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  });
}

export const cardScript = `(${helpWithCard.toString()})(document);\n`;

export interface Measured {
  /** Overflows the window sideways, or is a control that isn't fully visible (WCAG 1.4.10). */
  readonly sideways: readonly string[];
  /** A control smaller than 24 px that is closer to another one than WCAG 2.5.8 allows. */
  readonly small: readonly string[];
  /** Text that is partly cut off (WCAG 1.4.4, 1.4.12). */
  readonly cut: readonly string[];
}

/** Waits until a change of window size or colors has been painted. Runs in the page. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}

/** Runs in the page, so everything it needs is inside the function. Includes open shadow roots. */
export function measure(): Measured {
  const { clientWidth, scrollWidth } = document.documentElement;
  const all = shown(document);
  const controls = all.filter((element) =>
    element.matches('a[href], button, input, select, textarea, summary'),
  );
  const isWide = scrollWidth > clientWidth;
  return {
    sideways: (isWide ? all : controls).filter(reachesOut).map(named),
    small: controls.filter(isTooSmall).map(named),
    cut: all.filter(isCut).map(named),
  };

  function shown(root: Document | ShadowRoot): HTMLElement[] {
    const inside = root === document ? 'body *' : '*';
    return Array.from(root.querySelectorAll<HTMLElement>(inside)).flatMap((element) => [
      ...(element.checkVisibility({ visibilityProperty: true }) ? [element] : []),
      ...(element.shadowRoot ? shown(element.shadowRoot) : []),
    ]);
  }

  function reachesOut(element: HTMLElement): boolean {
    const { left, right, width } = element.getBoundingClientRect();
    // A long word reaches out of its element's box.
    const end = isWide ? Math.max(right, left + element.scrollWidth) : right;
    return width > 1 && (end > clientWidth + 1 || left < -1) && !isInStrip(element);
  }

  /** True within a scrolling strip: a carousel. */
  function isInStrip(element: HTMLElement): boolean {
    for (
      let at = element.parentElement;
      at !== null && at !== document.body;
      at = at.parentElement
    ) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  }

  function isTooSmall(element: HTMLElement): boolean {
    const box = boxOf(element);
    if (box.width >= 24 && box.height >= 24) return false;
    // Hidden until it has the focus, or scrolled out of sight within its strip.
    if (box.bottom + scrollY <= 0 || box.width <= 1 || element.closest('[inert]')) return false;
    // As high as its line: WCAG 2.5.8 exempts targets within a sentence.
    if (isInSentence(element)) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return controls.some((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      const its = boxOf(other);
      const [dx, dy] = [
        Math.max(its.left - x, 0, x - its.right),
        Math.max(its.top - y, 0, y - its.bottom),
      ];
      return its.width > 1 && Math.hypot(dx, dy) < 12;
    });
  }

  /** The area that activates the control, including its label. */
  function boxOf(element: HTMLElement): DOMRect {
    const boxes = [element, ...Array.from((element as HTMLInputElement).labels ?? [])].map((part) =>
      part.getBoundingClientRect(),
    );
    return boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? new DOMRect();
  }

  function isInSentence(element: HTMLElement): boolean {
    const words = element.parentElement?.textContent.trim().length ?? 0;
    const isInline = getComputedStyle(element).display === 'inline';
    return isInline && words > element.textContent.trim().length;
  }

  function isCut(element: HTMLElement): boolean {
    const hasText = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const style = getComputedStyle(element);
    if (!hasText || element.clientWidth <= 1 || style.display === 'inline') return false;
    return (
      (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    );
  }

  function named(element: HTMLElement): string {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map(Math.round).join(' ');
    return `${element.tagName.toLowerCase()}.${element.className} (${place}) ${element.textContent.trim().slice(0, 40)}`;
  }
}

/** Elements that move for longer than 10 ms or scroll smoothly (WCAG 2.3.3). Runs in the page. */
export function moving(): string[] {
  return within(document).flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === 'none') return [];
      const lasts = [style.animationDuration, style.transitionDuration]
        .flatMap((list) => list.split(','))
        .map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000));
      return Math.max(...lasts) > 10 || style.scrollBehavior === 'smooth'
        ? [`${element.tagName.toLowerCase()}.${element.className}${part ?? ''}`]
        : [];
    }),
  );

  function within(root: Document | ShadowRoot): HTMLElement[] {
    return Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  }
}

/**
 * Inputs and buttons without a border, selections that look like unselected ones, of radio buttons and of tabs, and
 * choices that are taken and look free. Runs in the page.
 */
export function lostWithoutColors(): string[] {
  const all = within(document).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = all
    .filter((element) =>
      element.matches('input:not([type=radio], [type=checkbox]), select, textarea, .foyer-button'),
    )
    .filter((element) => getComputedStyle(element).opacity !== '0')
    .filter(
      (element) => !['Top', 'Right', 'Bottom', 'Left'].some((side) => hasEdge(element, side)),
    );
  const drawn = all
    .filter((element): element is HTMLInputElement => element.matches('input[type=radio]'))
    .filter((radio) => getComputedStyle(radio).opacity === '0');
  const looksFree = (radio: HTMLInputElement, look: (radio: HTMLInputElement) => string): boolean =>
    drawn
      .filter(({ name, checked, disabled }) => name === radio.name && !checked && !disabled)
      .some((free) => look(free) === look(radio));
  const alike = drawn.filter((radio) => radio.checked && looksFree(radio, faceOf));
  const taken = drawn.filter((radio) => radio.disabled && looksFree(radio, inkOf));
  const tabs = all.filter((element) => element.matches('[role=tab]'));
  const alikeTabs = tabs
    .filter((tab) => tab.ariaSelected === 'true')
    .filter((tab) =>
      tabs.some((other) => other.ariaSelected === 'false' && lookOf(other) === lookOf(tab)),
    );
  return [...boxes, ...alike, ...taken, ...alikeTabs].map(
    (element) => `${element.tagName.toLowerCase()}.${element.className} ${element.ariaLabel ?? ''}`,
  );

  function hasEdge(element: HTMLElement, side: string): boolean {
    const style = getComputedStyle(element) as unknown as Record<string, string>;
    const color = style[`border${side}Color`] ?? '';
    return (
      parseFloat(style[`border${side}Width`] ?? '0') > 0 &&
      style[`border${side}Style`] !== 'none' &&
      !/^rgba\(.*, 0\)$/.test(color) &&
      color !== getComputedStyle(document.body).backgroundColor
    );
  }

  function inkOf(radio: HTMLInputElement): string {
    return getComputedStyle(radio.nextElementSibling ?? radio).color;
  }

  function faceOf(radio: HTMLInputElement): string {
    return lookOf(radio.nextElementSibling ?? radio);
  }

  function lookOf(face: Element): string {
    return [undefined, '::before', '::after']
      .map((part) => getComputedStyle(face, part))
      .map((style) => [style.backgroundColor, style.borderColor, style.borderWidth, style.content])
      .join('|');
  }

  function within(root: Document | ShadowRoot): HTMLElement[] {
    return Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  }
}

export interface Focusing {
  /** While it has the focus, none of it is visible, or something covers it completely (WCAG 2.4.11). */
  readonly covered: readonly string[];
  /** Nothing shows that it has the focus (WCAG 2.4.7, 2.4.13). */
  readonly unmarked: readonly string[];
}

/**
 * Gives the focus to one control after the other: to those of the open dialog, else of the main part, or with
 * `isWhole` to those of the whole page. Runs in the page, after a key was pressed: only then does the browser show the
 * focus that a script gives, as if Tab had.
 */
export async function focusInTurn(isWhole: boolean): Promise<Focusing> {
  const part =
    document.querySelector('dialog[open]') ??
    (isWhole ? document.body : (document.querySelector('main') ?? document.body));
  const covered: string[] = [];
  const unmarked: string[] = [];
  for (const control of controlsIn(part)) {
    control.focus();
    if (!control.matches(':focus')) continue;
    if (!hasSign(control)) unmarked.push(named(control));
    // What covers it may give way some frames later, as the bar of a club's page does at the form.
    for (let frames = 0; frames < 10 && !isSeen(control); frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    if (!isSeen(control)) covered.push(named(control));
  }
  return { covered, unmarked };

  function controlsIn(root: Element | ShadowRoot): HTMLElement[] {
    return Array.from(root.querySelectorAll<HTMLElement>('*')).flatMap((element) => [
      ...(element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })
        ? [element]
        : []),
      ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
    ]);
  }

  function isSeen(control: HTMLElement): boolean {
    const { left, top, width, height, right, bottom } = control.getBoundingClientRect();
    const inset = 2;
    const root = control.getRootNode() as Document | ShadowRoot;
    return (
      [
        [left + width / 2, top + height / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const
    ).some(([x, y]) => {
      const hit = root.elementFromPoint(x, y);
      return (
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
      );
    });
  }

  function hasSign(control: HTMLElement): boolean {
    return [
      control,
      control.nextElementSibling,
      ...(control.parentElement?.querySelectorAll('[data-at]') ?? []),
    ].some((face) => face !== null && hasFrame(face));
  }

  function hasFrame(face: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(face);
    // The browser's default outline.
    if (outlineStyle === 'auto') return true;
    return (
      outlineStyle !== 'none' &&
      parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor)
    );
  }

  function named(control: HTMLElement): string {
    const { left, top, width, height } = control.getBoundingClientRect();
    const place = [left, top, width, height].map(Math.round).join(' ');
    return `${control.tagName.toLowerCase()}.${control.className} ${control.ariaLabel ?? control.textContent.trim().slice(0, 40)} (${place})`;
  }
}

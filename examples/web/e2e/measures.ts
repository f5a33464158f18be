/** What can be measured of a page as it stands. */
export interface Measured {
  /** Reaches past the window's side, or can be pressed and is not all in sight. WCAG 1.4.10 */
  readonly sideways: readonly string[];
  /** Can be pressed, is smaller than 24 px, and another one is nearer than WCAG 2.5.8 lets it be. */
  readonly small: readonly string[];
  /** Text of which a part is cut off. WCAG 1.4.4, 1.4.12 */
  readonly cut: readonly string[];
}

/** Waits until a window of another size, or other colours, have come to what is drawn. Runs in the page. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    // One frame after the other.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}

/** Runs in the page, so that all that it needs is inside; open shadow roots are looked into. UI-01, UI-02 */
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
    return width > 1 && (right > clientWidth + 1 || left < -1) && !isInStrip(element);
  }

  /** In a strip that is moved on its own: a carousel. */
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
    // Off the page until it has the focus, or moved out of sight with its strip.
    if (box.bottom + scrollY <= 0 || box.width <= 1 || element.closest('[inert]')) return false;
    // As high as its line: WCAG 2.5.8 leaves out what stands in a sentence.
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

  /** What can be pressed for it: its label, too. */
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
    const hasWords = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const style = getComputedStyle(element);
    if (!hasWords || element.clientWidth <= 1 || style.display === 'inline') return false;
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

/** What moves for longer than 10 ms, or scrolls smoothly. Runs in the page. WCAG 2.3.3 */
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

/** Boxes and buttons without an edge, and what is chosen and looks like what is not. Runs in the page. */
export function lostWithoutColours(): string[] {
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
  const alike = drawn
    .filter((radio) => radio.checked)
    .filter((radio) =>
      drawn.some(
        (other) =>
          other.name === radio.name &&
          !other.checked &&
          !other.disabled &&
          faceOf(other) === faceOf(radio),
      ),
    );
  return [...boxes, ...alike].map(
    (element) => `${element.tagName.toLowerCase()}.${element.className} ${element.ariaLabel ?? ''}`,
  );

  function hasEdge(element: HTMLElement, side: string): boolean {
    const style = getComputedStyle(element) as unknown as Record<string, string>;
    const colour = style[`border${side}Color`] ?? '';
    return (
      parseFloat(style[`border${side}Width`] ?? '0') > 0 &&
      style[`border${side}Style`] !== 'none' &&
      !/^rgba\(.*, 0\)$/.test(colour) &&
      colour !== getComputedStyle(document.body).backgroundColor
    );
  }

  /** How the tile of a radio button is drawn. */
  function faceOf(radio: HTMLInputElement): string {
    const face = radio.nextElementSibling ?? radio;
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

/** The control that has the focus. */
export interface Focused {
  /** Says which one it is, so that a walk knows when it is back at the first. */
  readonly id: number;
  readonly name: string;
  /** Nothing of it is in sight, or something lies over all of it. WCAG 2.4.11 */
  readonly covered: boolean;
  /** Nothing shows that it has the focus. WCAG 2.4.7, 2.4.13 */
  readonly unmarked: boolean;
}

/** Runs in the page; null where nothing has the focus. */
export function focused(): Focused | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const at = element;
  const seen = ((window as { seenByTab?: Element[] }).seenByTab ??= []);
  if (!seen.includes(at)) seen.push(at);
  const { left, top, width, height, right, bottom } = at.getBoundingClientRect();
  const inset = 2;
  const points = [
    [left + width / 2, top + height / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  const root = at.getRootNode() as Document | ShadowRoot;
  const isSeen = points.some(([x, y]) => {
    const hit = root.elementFromPoint(x, y);
    return (
      hit !== null && (at.contains(hit) || hit.contains(at) || hit.closest('label')?.contains(at))
    );
  });
  const faces = [
    at,
    at.nextElementSibling,
    ...(at.parentElement?.querySelectorAll('[data-at]') ?? []),
  ];
  return {
    id: seen.indexOf(at),
    name: `${at.tagName.toLowerCase()}.${at.className} ${at.ariaLabel ?? at.textContent.trim().slice(0, 40)} (${[left, top, width, height].map(Math.round).join(' ')})`,
    covered: !isSeen,
    unmarked: !faces.some((face) => face !== null && hasFrame(face)),
  };

  function hasFrame(face: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(face);
    // The browser's own.
    if (outlineStyle === 'auto') return true;
    return (
      outlineStyle !== 'none' &&
      parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor)
    );
  }
}

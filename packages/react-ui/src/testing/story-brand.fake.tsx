import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { shadowSheet } from '../element/mount-flow.tsx';
import styles from '../styles/element.css?inline';
import { type Brand, brands } from '../docs/brands.ts';
import { readTokens } from '../styles/read-tokens.ts';

/** Renders its children in a brand. Several brands fit on one page, each with its own layout width. */
export function InBrand({
  brand,
  children,
}: {
  readonly brand: Brand;
  readonly children: ReactNode;
}): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    for (const { name, value } of readTokens(brands[brand])) element.style.setProperty(name, value);
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [shadowSheet(styles)];
    const root = document.createElement('div');
    root.className = 'foyer-root';
    root.lang = 'en';
    shadow.replaceChildren(root);
    setBox(root);
  }, [brand]);
  // As tall as its tallest neighbor, with its own background color all the way down.
  return (
    <div ref={host} style={{ background: 'var(--foyer-paper)' }}>
      {box !== null && createPortal(children, box)}
    </div>
  );
}

import { type JSX, type ReactNode, useEffect, useRef } from 'react';

import { Icon } from './icon.tsx';

export interface BannerProps {
  /** `problem` interrupts a screen reader, `note` waits its turn. */
  readonly tone: 'problem' | 'note';
  readonly children: ReactNode;
  /** Takes the focus when it appears, so that Tab continues inside the banner. */
  readonly takesFocus?: boolean;
  /** False for a problem that no press caused: it must not scroll the page. */
  readonly scrolls?: boolean;
}

export function Banner({
  tone,
  children,
  takesFocus = false,
  scrolls = tone === 'problem',
}: BannerProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
    // A visitor who submitted the form from further up wouldn't see it.
    if (scrolls && box.current && isOutOfSight(box.current)) {
      box.current.scrollIntoView({ block: 'nearest' });
    }
  }, [takesFocus, scrolls]);
  return (
    <div
      ref={box}
      className={`foyer foyer-banner foyer-banner--${tone}`}
      role={tone === 'problem' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
    >
      {tone === 'problem' && <Icon name="alert" />}
      <div className="foyer-banner__body">{children}</div>
    </div>
  );
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight;
}

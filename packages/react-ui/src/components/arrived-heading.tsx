import { type JSX, type ReactNode, useEffect, useRef } from 'react';

export interface ArrivedHeadingProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The heading of content that replaces the pressed control. It takes the focus, so that screen readers continue
 * there.
 */
export function ArrivedHeading({ className, children }: ArrivedHeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}

import type { JSX, MouseEventHandler, ReactNode } from 'react';

import { useSiteHref } from '../di/foyer-provider.tsx';

export interface SiteLinkProps {
  /** A path on the site. */
  readonly path: string;
  /** The look of a button; a text link by default. */
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** The accessible name, if the text alone isn't clear. */
  readonly label?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

export function SiteLink({ path, look, label, onClick, children }: SiteLinkProps): JSX.Element {
  return (
    <a
      className={look === undefined ? 'foyer-link' : `foyer-button foyer-button--${look}`}
      href={useSiteHref(path)}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

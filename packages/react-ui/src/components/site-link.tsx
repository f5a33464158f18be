import type { Club } from '@foyer/core';
import { dialedPhone } from '@foyer/core/forms';
import type { JSX, MouseEventHandler, ReactNode } from 'react';

import { type LinkProps, useFoyer } from '../di/foyer-provider.tsx';

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

export function SiteLink({ look, label, ...props }: SiteLinkProps): JSX.Element {
  return (
    <SiteAnchor
      className={look === undefined ? 'foyer-link' : `foyer-button foyer-button--${look}`}
      aria-label={label}
      {...props}
    />
  );
}

/** A link to a page of the site without a look. The application's router handles it, unless the site is elsewhere. */
export function SiteAnchor({
  path,
  ...props
}: Omit<LinkProps, 'href'> & { readonly path: string }): JSX.Element {
  const { site, Link } = useFoyer();
  const Anchor = site === '' ? Link : 'a';
  return <Anchor href={site + path} {...props} />;
}

/** The link that calls a club. */
export function phoneHref({ phoneNumber, country }: Pick<Club, 'phoneNumber' | 'country'>): string {
  return `tel:${dialedPhone(phoneNumber, country)}`;
}

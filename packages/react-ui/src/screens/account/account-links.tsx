import { type JSX, useId } from 'react';

import { Icon } from '../../components/icon.tsx';
import { SiteAnchor } from '../../components/site-link.tsx';

export interface AccountLinksProps {
  readonly title: string;
  /** The pages of the site to link to. */
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

/** Links from a page of the account to separate pages. */
export function AccountLinks({ title, links }: AccountLinksProps): JSX.Element {
  const id = useId();
  return (
    <nav className="foyer-account__ways" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <SiteAnchor path={path}>
              {label}
              <Icon name="right" />
            </SiteAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

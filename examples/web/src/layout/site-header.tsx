import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { siteCopy } from '../copy/site.ts';
import { useSignedIn } from './use-signed-in.ts';

export function SiteHeader({ path }: { readonly path: string }): JSX.Element {
  const copy = useCopy(siteCopy);
  const links = [
    { href: '/clubs', label: copy.clubs },
    { href: '/memberbenefits', label: copy.benefits },
    useSignedIn()
      ? { href: '/account', label: copy.account }
      : { href: '/login', label: copy.logIn },
  ];
  const pathname = path.split('?', 1)[0];
  return (
    <header className="site-header">
      <a className="site-header__brand" href="/">
        Foyer <span>Clubs</span>
      </a>
      <nav aria-label={copy.main}>
        <ul className="site-header__links">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={pathname === href ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

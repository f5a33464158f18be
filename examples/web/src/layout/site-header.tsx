import type { JSX } from 'react';

import { useSignedIn } from './use-signed-in.ts';

const links = [
  { href: '/clubs', label: 'Clubs' },
  { href: '/memberbenefits', label: 'Benefits' },
];

export function SiteHeader({ path }: { readonly path: string }): JSX.Element {
  const member = useSignedIn()
    ? { href: '/account', label: 'Account' }
    : { href: '/login', label: 'Log in' };
  const pathname = path.split('?', 1)[0];
  return (
    <header className="site-header">
      <a className="site-header__brand" href="/">
        Foyer <span>Clubs</span>
      </a>
      <nav aria-label="Main">
        <ul className="site-header__links">
          {[...links, member].map(({ href, label }) => (
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

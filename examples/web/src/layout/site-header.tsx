import type { JSX } from 'react';

const links = [
  { href: '/clubs', label: 'Clubs' },
  { href: '/memberbenefits', label: 'Benefits' },
  { href: '/login', label: 'Log in' },
];

export function SiteHeader({ path }: { readonly path: string }): JSX.Element {
  const pathname = path.split('?', 1)[0];
  return (
    <header className="site-header">
      <a className="site-header__brand" href="/">
        Foyer <span>Clubs</span>
      </a>
      <nav aria-label="Main">
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

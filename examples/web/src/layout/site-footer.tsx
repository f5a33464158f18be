import type { JSX } from 'react';

const links = [
  { href: '/membership', label: 'Visit a club' },
  { href: '/clubs', label: 'All clubs' },
  { href: '/memberbenefits', label: 'Member benefits' },
  { href: '/gift-card/purchase', label: 'Gift cards' },
  { href: '/trial-pass', label: 'Trial passes' },
  { href: '/feedback', label: 'Feedback' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
];

export function SiteFooter(): JSX.Element {
  return (
    <footer className="site-footer">
      <p className="site-footer__brand">Foyer Clubs</p>
      <nav aria-label="More">
        <ul className="site-footer__links">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="site-footer__note">
        A demonstration. The clubs are made up, and no telephone number here rings.
      </p>
    </footer>
  );
}

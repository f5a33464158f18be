import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { siteCopy } from '../copy/site.ts';
import { LanguagePicker } from './language-picker.tsx';

export function SiteFooter(): JSX.Element {
  const words = useCopy(siteCopy);
  const links = [
    { href: '/membership', label: words.visit },
    { href: '/clubs', label: words.allClubs },
    { href: '/memberbenefits', label: words.memberBenefits },
    { href: '/gift-card/purchase', label: words.giftCards },
    { href: '/trial-pass', label: words.trialPasses },
    { href: '/feedback', label: words.feedback },
    { href: '/terms', label: words.terms },
    { href: '/privacy', label: words.privacy },
  ];
  return (
    <footer className="site-footer">
      <p className="site-footer__brand">Foyer Clubs</p>
      <nav aria-label={words.more}>
        <ul className="site-footer__links">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguagePicker />
      <p className="site-footer__note">{words.note}</p>
    </footer>
  );
}

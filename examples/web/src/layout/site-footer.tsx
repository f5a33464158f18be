import { useCopy } from '@foyer/react-ui';
import type { JSX } from 'react';

import { siteCopy } from '../copy/site.ts';
import { LanguagePicker } from './language-picker.tsx';

export function SiteFooter(): JSX.Element {
  const copy = useCopy(siteCopy);
  const links = [
    { href: '/membership', label: copy.visit },
    { href: '/clubs', label: copy.allClubs },
    { href: '/memberbenefits', label: copy.memberBenefits },
    { href: '/gift-card/purchase', label: copy.giftCards },
    { href: '/trial-pass', label: copy.trialPasses },
    { href: '/feedback', label: copy.feedback },
    { href: '/terms', label: copy.terms },
    { href: '/privacy', label: copy.privacy },
  ];
  return (
    <footer className="site-footer">
      <p className="site-footer__brand">Foyer Clubs</p>
      <nav aria-label={copy.more}>
        <ul className="site-footer__links">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguagePicker />
      <p className="site-footer__note">{copy.note}</p>
    </footer>
  );
}

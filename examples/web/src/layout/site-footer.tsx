import { portTokens, useCopy, useService } from '@foyer/react-ui';
import { type JSX, type MouseEvent, useState, useTransition } from 'react';

import { siteCopy } from '../copy/site.ts';
import { useSiteLanguage } from '../language/site-language.ts';
import { hasModifier } from '../navigation/follow-links.ts';
import { withParameter } from '../navigation/addresses.ts';

export default function SiteFooter(): JSX.Element {
  const copy = useCopy(siteCopy);
  const links = [
    { href: '/membership', label: copy.visit },
    { href: '/clubs', label: copy.allClubs },
    { href: '/memberbenefits', label: copy.memberBenefits },
    { href: '/gift-card/purchase', label: copy.giftCards },
    { href: '/trial-pass', label: copy.trialPasses },
    { href: '/forms/group-visit', label: copy.groupVisits },
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

/** Each in its own language, for visitors who read no other. */
const names = [
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['fr-CA', 'Français'],
  ['es-US', 'Español'],
] as const;

/**
 * Chooses the language of the whole site. Without JavaScript its links load the page in the other language; with it the
 * visitor stays in place and keeps their input.
 */
export function LanguagePicker(): JSX.Element {
  const copy = useCopy(siteCopy);
  const { language, speak } = useSiteLanguage();
  const cookies = useService(portTokens.cookies);
  const navigation = useService(portTokens.navigation);
  const [isChanging, startChange] = useTransition();
  const [changed, setChanged] = useState(false);

  const choose = (event: MouseEvent, locale: string): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    startChange(async () => {
      try {
        const { chooseLanguage } = await import('../language/site-languages.ts');
        const chosen = await chooseLanguage(locale, { cookies, navigation });
        startChange(() => {
          speak(chosen);
          setChanged(true);
        });
      } catch {
        // The server has the language too. Offline, the page stays and its notice explains why.
        if (window.navigator.onLine)
          navigation.load(withParameter(navigation.current(), 'lang', locale));
      }
    });
  };

  return (
    <nav className="site-languages" aria-label={copy.language} aria-busy={isChanging}>
      <ul className="site-footer__links">
        {names.map(([locale, name]) => (
          <li key={locale}>
            <a
              href={`?lang=${locale}`}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === language.locale ? 'true' : undefined}
              onClick={(event) => choose(event, locale)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="foyer-hidden" role="status">
        {isChanging ? copy.changing : changed ? copy.changed : ''}
      </p>
    </nav>
  );
}

import { portTokens, useCopy, useService, useMessages } from '@foyer/react-ui';
import { type JSX, type MouseEvent, useEffect, useState, useTransition } from 'react';
import type { Clock, Message } from '@foyer/core';
import { addMessages, siteMessages } from '@foyer/core/messages';

import { footerCopy } from '../copy/footer.ts';
import { useSiteLanguage } from '../language/site-language.ts';
import { hasModifier } from '../navigation/follow-links.ts';
import { withParameter } from '../navigation/addresses.ts';

/** What comes after the page: the footer, the notice of a lost connection, and what makes the header follow the scrolling. */
export default function SiteFooter(): JSX.Element {
  useEffect(() => hideHeaderOnScroll(window), []);
  return (
    <>
      <Footer />
      <OfflineNotice />
    </>
  );
}

function Footer(): JSX.Element {
  const copy = useCopy(footerCopy);
  const groups = [
    {
      title: copy.visit,
      links: [
        ['/membership', copy.book],
        ['/clubs', copy.clubs],
        ['/trial-pass', copy.trialPasses],
        ['/forms/group-visit', copy.groupVisits],
      ],
    },
    {
      title: copy.membership,
      links: [
        ['/prices', copy.prices],
        ['/memberbenefits', copy.benefits],
        ['/for-employers', copy.employers],
        ['/gift-card/purchase', copy.giftCards],
      ],
    },
    {
      title: copy.training,
      links: [
        ['/groupfitness', copy.classes],
        ['/personaltraining', copy.coaches],
        ['/pilates', copy.pilates],
      ],
    },
    {
      title: copy.help,
      links: [
        ['/account', copy.account],
        ['/feedback', copy.feedback],
        ['/terms', copy.terms],
        ['/privacy', copy.privacy],
      ],
    },
  ] as const;
  return (
    <footer className="site-footer">
      <div className="site-footer__top">
        <p className="site-footer__brand">Foyer Clubs</p>
        <nav className="site-footer__groups" aria-label={copy.more}>
          {groups.map(({ title, links }) => (
            <div key={title} className="site-footer__group">
              <p>{title}</p>
              <ul aria-label={title}>
                {links.map(([href, label]) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="site-footer__end">
        <LanguagePicker />
        <p className="site-footer__note">{copy.note}</p>
      </div>
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
  const copy = useCopy(footerCopy);
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
        if (window.navigator.onLine) {
          const address = withParameter(navigation.current(), 'lang', locale);
          navigation.load(address + window.location.hash);
        }
      }
    });
  };

  return (
    <nav className="site-languages" aria-label={copy.language} aria-busy={isChanging}>
      <ul>
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

/** Smaller scrolls, in px, are ignored, because a thumb trembles. */
const jitterPx = 8;

/**
 * Marks the document while the visitor scrolls down, so that the header leaves the page to what they read, and comes
 * back once they scroll up. Returns a function that stops it.
 */
export function hideHeaderOnScroll(page: Window): () => void {
  const { documentElement } = page.document;
  let last = 0;
  // In a frame, because reading it makes the browser lay out the page, as the frame does anyway.
  const frame = page.requestAnimationFrame(() => {
    last = page.scrollY;
  });
  const onScroll = (): void => {
    const { scrollY } = page;
    if (Math.abs(scrollY - last) < jitterPx) return;
    documentElement.toggleAttribute('data-scrolls-down', scrollY > last);
    last = scrollY;
  };
  page.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    page.cancelAnimationFrame(frame);
    page.removeEventListener('scroll', onScroll);
    documentElement.removeAttribute('data-scrolls-down');
  };
}

/** Says when the connection is lost and when it is back. It overlays the footer, so that nothing moves. */
export function OfflineNotice(): JSX.Element {
  const messages = useMessages();
  const clock = useService(portTokens.clock);
  const [notice, setNotice] = useState<Message | null>(null);
  useEffect(() => watchConnection(window, clock, setNotice), [clock]);
  return (
    <p className="site-offline" role="status" data-shown={notice !== null}>
      {notice && messages(notice)}
    </p>
  );
}

/** Calls `show` with the connection message to display, null for none. Returns a function that stops watching. */
export function watchConnection(
  page: Window,
  clock: Pick<Clock, 'after'>,
  show: (notice: Message | null) => void,
): () => void {
  addMessages(siteMessages);
  let cancel = (): void => undefined;
  const onOffline = (): void => {
    cancel();
    show({ key: 'offline' });
  };
  const onOnline = (): void => {
    cancel();
    show({ key: 'onlineAgain' });
    // What failed to load has a button to try again.
    for (const retry of page.document.querySelectorAll<HTMLElement>('[data-retry] + button')) {
      retry.click();
    }
    cancel = clock.after(backMs, () => show(null));
  };
  page.addEventListener('offline', onOffline);
  page.addEventListener('online', onOnline);
  if (!page.navigator.onLine) onOffline();
  return () => {
    cancel();
    page.removeEventListener('offline', onOffline);
    page.removeEventListener('online', onOnline);
  };
}

/** How long to show that the connection is back, in ms. */
const backMs = 4_000;

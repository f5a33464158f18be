import {
  FoyerProvider,
  type FoyerProviderProps,
  idle,
  portTokens,
  useCopy,
  useService,
} from '@foyer/react-ui';
import { english } from '@foyer/react-ui/language';
import {
  type ComponentType,
  type JSX,
  lazy,
  StrictMode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';

import { siteCopy } from './copy/site.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { SiteLanguageContext, useSiteLanguage } from './language/site-language.ts';
import { useHead, usePath, useReturnPath, watchNavigation } from './navigation/hooks.ts';
import { followLinks } from './navigation/follow-links.ts';
import { MembershipPage, ScheduleVisitPage } from './pages/lead-pages.tsx';
import { isNotFoundPage, ReplayEarlyPress, WaitingPage } from './prerender/early-page.tsx';
import { notFoundPath, routeOf } from './routes.ts';
import { isLoopback } from './site-settings.ts';

const HomePage = lazy(() => import('./pages/home-page.tsx'));
const ClubsPage = lazy(() => import('./pages/clubs-page.tsx'));
const JoinPage = lazy(() => import('./pages/join-page.tsx'));
/** Renders nothing in place of an optional part that fails to load. */
const nothing = (): { default: ComponentType } => ({ default: () => null });
/** Only on a developer's machine. There is no window while pages are prerendered. */
const DevTools =
  typeof window !== 'undefined' && isLoopback(window.location.hostname)
    ? lazy<ComponentType>(() =>
        idle()
          .then(() => import('./dev/dev-tools.tsx'))
          .catch(nothing),
      )
    : null;
const MemberPages = lazy(() => import('./pages/account/member-pages.tsx'));
/** Below the fold. */
const SiteFooter = lazy<ComponentType>(() => import('./layout/site-footer.tsx').catch(nothing));
const PlainPage = lazy(() => import('./pages/plain-page.tsx'));

interface SiteRootProps extends Pick<FoyerProviderProps, 'container' | 'language'> {
  /** Called when a screen throws. */
  readonly onFailure: (error: unknown) => Promise<void>;
}

/** The whole site for one container: the same component tree in the build and in the browser. */
export function SiteRoot({
  container,
  language: first = english,
  onFailure,
}: SiteRootProps): JSX.Element {
  const [language, speak] = useState(first);
  const siteLanguage = useMemo(() => ({ language, speak }), [language]);
  useEffect(() => {
    const { documentElement } = document;
    // Setting even the same value makes the browser recompute the styles of the whole page.
    if (documentElement.lang === language.locale) return;
    documentElement.lang = language.locale;
    documentElement.dir = language.direction;
  }, [language]);
  return (
    <StrictMode>
      <SiteLanguageContext value={siteLanguage}>
        <ErrorBoundary
          logger={container.get(portTokens.logger)}
          language={language}
          onFailure={onFailure}
        >
          <FoyerProvider container={container} product="Foyer" language={language}>
            <App onFailure={onFailure} />
          </FoyerProvider>
        </ErrorBoundary>
      </SiteLanguageContext>
    </StrictMode>
  );
}

function App({ onFailure }: Pick<SiteRootProps, 'onFailure'>): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const logger = useService(portTokens.logger);
  useEffect(() => followLinks(document, navigation), [navigation]);
  useEffect(() => watchNavigation(navigation), [navigation]);
  useReturnPath();
  const copy = useCopy(siteCopy);
  const path = usePath();
  const { language } = useSiteLanguage();
  useHead(path, language);
  // After a 404, React hydrates the not-found page that the server sent, even if the address looks like a club's.
  const [missing] = useState(() => (isNotFoundPage() ? path : null));
  return (
    <div className="site">
      <a className="site-skip" href="#main">
        {copy.skip}
      </a>
      <SiteHeader path={path} />
      <main id="main" className="site-main" tabIndex={-1}>
        {/* The header and the footer stay when a page throws. */}
        <ErrorBoundary logger={logger} onFailure={onFailure} path={path} language={language}>
          <Suspense fallback={<WaitingPage />}>
            <Page path={path === missing ? notFoundPath : path} />
            <ReplayEarlyPress />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense fallback={null}>
        <SiteFooter />
      </Suspense>
      <Suspense fallback={null}>{DevTools && <DevTools />}</Suspense>
    </div>
  );
}

function Page({ path }: { readonly path: string }): JSX.Element {
  switch (routeOf(path)) {
    case 'home':
      return <HomePage />;
    case 'membership':
      return <MembershipPage />;
    case 'booking':
      return <ScheduleVisitPage />;
    case 'join':
      return <JoinPage />;
    case 'clubs':
      return <ClubsPage />;
    case 'member':
      return <MemberPages path={path} />;
    case 'plain':
      return <PlainPage path={path} />;
  }
}

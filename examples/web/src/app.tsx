import { idle, portTokens, Skeleton, useCopy, useService } from '@foyer/react-ui';
import { type JSX, lazy, Suspense, useEffect } from 'react';

import { type PartsAtRest, useAtRest } from './layout/use-at-rest.ts';
import { siteCopy } from './copy/site.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { OfflineNotice } from './layout/offline-notice.tsx';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { useHead } from './head/use-head.ts';
import { useSiteLanguage } from './language/site-language.ts';
import { watchMoves } from './navigation/comes-from-page.ts';
import { followLinks } from './navigation/follow-links.ts';
import { usePath } from './navigation/use-path.ts';
import { useWayBack } from './navigation/use-way-back.ts';
import { MembershipPage } from './pages/membership-page.tsx';
import { ScheduleVisitPage } from './pages/schedule-visit-page.tsx';
import { routeOf } from './routes.ts';

const HomePage = lazy(() => import('./pages/home-page.tsx'));
const ClubsPage = lazy(() => import('./pages/clubs-page.tsx'));
const JoinPage = lazy(() => import('./pages/join-page.tsx'));
/** On a developer's own machine only; a page that has lost its network does without. */
const DevTools = isLocal()
  ? lazy(() =>
      idle()
        .then(() => import('./dev/dev-tools.tsx'))
        .catch(() => ({ default: () => null })),
    )
  : null;
const MemberPages = lazy(() => import('./pages/account/member-pages.tsx'));
const PlainPage = lazy(() => import('./pages/plain-page.tsx'));

const hearFingers = ({ pressByFinger }: PartsAtRest): (() => void) => pressByFinger(document);

export interface AppProps {
  /** Told of a bug in a page. AN-02 */
  readonly onFailure: (error: unknown) => Promise<void>;
}

export function App({ onFailure }: AppProps): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const logger = useService(portTokens.logger);
  useEffect(() => followLinks(document, navigation), [navigation]);
  useEffect(() => watchMoves(navigation), [navigation]);
  useWayBack();
  useAtRest(hearFingers);
  const words = useCopy(siteCopy);
  const path = usePath();
  const { language } = useSiteLanguage();
  useHead(path, language);
  return (
    <div className="site">
      <a className="site-skip" href="#main">
        {words.skip}
      </a>
      <SiteHeader path={path} />
      <main id="main" className="site-main" tabIndex={-1}>
        {/* What breaks in a page leaves the ways out of it standing. */}
        <ErrorBoundary logger={logger} onFailure={onFailure} path={path} language={language}>
          <Suspense fallback={<PageOnItsWay />}>
            <Page path={path} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <OfflineNotice />
      <Suspense fallback={null}>{DevTools && <DevTools />}</Suspense>
    </div>
  );
}

function Page({ path }: { readonly path: string }): JSX.Element {
  const route = routeOf(path);
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'membership':
      return <MembershipPage />;
    case 'schedule-visit':
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

function PageOnItsWay(): JSX.Element {
  return (
    <div className="page page--waiting">
      <Skeleton shape="card" />
    </div>
  );
}

/** At the build there is no address. */
function isLocal(): boolean {
  const { hostname } = typeof window === 'undefined' ? { hostname: '' } : window.location;
  return /^(?:localhost|127\.|\[::1])/.test(hostname);
}

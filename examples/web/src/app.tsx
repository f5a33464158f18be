import { idle, portTokens, Skeleton, useCopy, useService } from '@foyer/react-ui';
import { type JSX, lazy, Suspense, useEffect } from 'react';

import { siteCopy } from './copy/site.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { OfflineNotice } from './layout/offline-notice.tsx';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { useHead } from './head/use-head.ts';
import { useSiteLanguage } from './language/site-language.ts';
import { watchNavigation } from './navigation/use-came-from-page.ts';
import { followLinks } from './navigation/follow-links.ts';
import { usePath } from './navigation/use-path.ts';
import { useReturnPath } from './navigation/use-return-path.ts';
import { MembershipPage } from './pages/membership-page.tsx';
import { ScheduleVisitPage } from './pages/schedule-visit-page.tsx';
import { ReplayEarlyPress } from './prerender/replay-early-press.tsx';
import { routeOf } from './routes.ts';

const HomePage = lazy(() => import('./pages/home-page.tsx'));
const ClubsPage = lazy(() => import('./pages/clubs-page.tsx'));
const JoinPage = lazy(() => import('./pages/join-page.tsx'));
/** Only on a developer's machine. */
const DevTools = isLocal()
  ? lazy(() =>
      idle()
        .then(() => import('./dev/dev-tools.tsx'))
        .catch(() => ({ default: () => null })),
    )
  : null;
const MemberPages = lazy(() => import('./pages/account/member-pages.tsx'));
const PlainPage = lazy(() => import('./pages/plain-page.tsx'));

export interface AppProps {
  /** Called when a page throws. */
  readonly onFailure: (error: unknown) => Promise<void>;
}

export function App({ onFailure }: AppProps): JSX.Element {
  const navigation = useService(portTokens.navigation);
  const logger = useService(portTokens.logger);
  useEffect(() => followLinks(document, navigation), [navigation]);
  useEffect(() => watchNavigation(navigation), [navigation]);
  useReturnPath();
  const copy = useCopy(siteCopy);
  const path = usePath();
  const { language } = useSiteLanguage();
  useHead(path, language);
  return (
    <div className="site">
      <a className="site-skip" href="#main">
        {copy.skip}
      </a>
      <SiteHeader path={path} />
      <main id="main" className="site-main" tabIndex={-1}>
        {/* The header and the footer stay when a page throws. */}
        <ErrorBoundary logger={logger} onFailure={onFailure} path={path} language={language}>
          <Suspense fallback={<PageFallback />}>
            <Page path={path} />
            <ReplayEarlyPress />
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

function PageFallback(): JSX.Element {
  return (
    <div className="page page--waiting">
      <Skeleton shape="card" />
    </div>
  );
}

/** There is no window while pages are prerendered. */
function isLocal(): boolean {
  const { hostname } = typeof window === 'undefined' ? { hostname: '' } : window.location;
  return /^(?:localhost|127\.|\[::1])/.test(hostname);
}

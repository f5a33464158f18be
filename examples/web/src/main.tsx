// Before everything else: see there.
import { arrivedToken } from './clean-address.ts';

import type { Analytics, LeadFlowSettings } from '@foyer/core';
import { portTokens } from '@foyer/react-ui';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { composeSite, openPage } from './composition-root.ts';
import { runningExperiments } from './experiments/running-experiments.ts';
import { pageLanguage } from './language/page-language.ts';
import { takeEarlyPage } from './prerender/early-page.ts';
import { SiteRoot } from './site-root.tsx';

/** Not awaited at the top: what is fetched here needs this file to have run to its end. */
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root to draw in.');
  // Before anything is waited for: an app's message is heard, a mailed code leaves the address. AC-01, AC-08
  const page = openPage(arrivedToken);
  const [running, language] = await Promise.all([
    runningExperiments(document),
    pageLanguage(document),
  ]);
  const services = composeSite(page, running);
  const logger = services.get(portTokens.logger);
  const site = (
    <SiteRoot
      container={services}
      language={language}
      onFailure={followExceptions(
        services.get(portTokens.settings),
        services.get(portTokens.analytics),
      )}
    />
  );
  if (takeEarlyPage(document, root)) {
    hydrateRoot(root, site, {
      // What was drawn at the build and what is drawn here differ: the visitor sees it right, a developer should know.
      onRecoverableError: () => logger.warn('page-drawn-anew'),
    });
  } else createRoot(root).render(site);
}

/** In the newer variant a bug is an event too. Answers how to tell of one that a screen caught. AN-02 */
function followExceptions(
  { variant }: LeadFlowSettings,
  analytics: Analytics,
): (error: unknown) => Promise<void> {
  const telling =
    variant === 'guided-steps'
      ? import('./exceptions.ts').then(
          ({ tellExceptions }) => tellExceptions(analytics),
          () => null,
        )
      : null;
  return async (error) => {
    const tell = await telling;
    tell?.(error);
  };
}

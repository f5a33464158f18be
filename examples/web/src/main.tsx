import type { Analytics, LeadFlowSettings } from '@foyer/core';
import { FoyerProvider, portTokens } from '@foyer/react-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { composeSite, openPage } from './composition-root.ts';
import { runningExperiments } from './experiments/running-experiments.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';

/** Not awaited at the top: what is fetched here needs this file to have run to its end. */
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root to draw in.');
  // Before anything is waited for: a token leaves the address at once. AC-01
  const page = openPage();
  const container = composeSite(page, await runningExperiments(document));
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary
        logger={container.get(portTokens.logger)}
        onFailure={followExceptions(
          container.get(portTokens.settings),
          container.get(portTokens.analytics),
        )}
      >
        <FoyerProvider container={container} product="Foyer">
          <App />
        </FoyerProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
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

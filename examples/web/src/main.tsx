import { FoyerProvider, portTokens } from '@foyer/react-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { composeSite } from './composition-root.ts';
import { runningExperiments } from './experiments/running-experiments.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to draw in.');

const container = composeSite(await runningExperiments(document));
const analytics = container.get(portTokens.analytics);
// In the newer variant a bug is an event too. AN-02
const exceptions =
  container.get(portTokens.settings).variant === 'guided-steps'
    ? import('./exceptions.ts').then(
        ({ tellExceptions }) => tellExceptions(analytics),
        () => null,
      )
    : null;
async function onFailure(error: unknown): Promise<void> {
  const tell = await exceptions;
  tell?.(error);
}
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary logger={container.get(portTokens.logger)} onFailure={onFailure}>
      <FoyerProvider container={container} product="Foyer">
        <App />
      </FoyerProvider>
    </ErrorBoundary>
  </StrictMode>,
);

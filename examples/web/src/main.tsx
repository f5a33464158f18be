import { FoyerProvider, portTokens } from '@foyer/react-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { composeSite } from './composition-root.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to draw in.');

const container = composeSite();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary logger={container.get(portTokens.logger)}>
      <FoyerProvider container={container} product="Foyer">
        <App />
      </FoyerProvider>
    </ErrorBoundary>
  </StrictMode>,
);

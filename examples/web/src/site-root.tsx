import { FoyerProvider, type FoyerProviderProps, portTokens } from '@foyer/react-ui';
import { type JSX, StrictMode } from 'react';

import { App } from './app.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';

export interface SiteRootProps extends Pick<FoyerProviderProps, 'container'> {
  /** Told of a bug in a screen. AN-02 */
  readonly onFailure: (error: unknown) => Promise<void>;
}

/** The whole site over one container: the same tree wherever it is drawn, at the build and in the browser. */
export function SiteRoot({ container, onFailure }: SiteRootProps): JSX.Element {
  return (
    <StrictMode>
      <ErrorBoundary logger={container.get(portTokens.logger)} onFailure={onFailure}>
        <FoyerProvider container={container} product="Foyer">
          <App onFailure={onFailure} />
        </FoyerProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

import { english, FoyerProvider, type FoyerProviderProps, portTokens } from '@foyer/react-ui';
import { type JSX, StrictMode, useEffect, useMemo, useState } from 'react';

import { App } from './app.tsx';
import { SiteLanguageContext } from './language/site-language.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';

export interface SiteRootProps extends Pick<FoyerProviderProps, 'container' | 'language'> {
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

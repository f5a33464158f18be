import type { Analytics, LeadFlowSettings } from '@foyer/core';
import type { WebViewMessages } from '@foyer/core/session';
import { portTokens } from '@foyer/react-ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { composeSite, openPage } from './composition-root.ts';
import type { RunningExperiments } from './experiments/read-experiments.ts';
import { pageLanguage } from './language/site-language.ts';
import { takeEarlyPage } from './prerender/early-page.tsx';
import { SiteRoot } from './app.tsx';

/** What the page received before the application had loaded. */
export interface Arrival {
  /** The member's token from the address, or null. */
  readonly token: string | null;
  /** The messages posted to the window so far, and those to come. */
  readonly messages: WebViewMessages;
}

/** Hydrates the prerendered page, or renders the site when there is none. */
export async function start({ token, messages }: Arrival): Promise<void> {
  const root = document.getElementById('root');
  // Not a page of this site.
  if (root === null) return;
  // Before the first await, so that an app's message is received and a mailed code leaves the address.
  const page = openPage(token, messages);
  const [running, language] = await Promise.all([
    runningExperiments(document),
    pageLanguage(document),
    'Temporal' in globalThis ? null : import('@foyer/core/temporal'),
  ]);
  const container = composeSite(page, running);
  const logger = container.get(portTokens.logger);
  const site = (
    <SiteRoot
      container={container}
      language={language}
      onFailure={reportExceptions(
        container.get(portTokens.settings),
        container.get(portTokens.analytics),
      )}
    />
  );
  const isPrerendered = takeEarlyPage(document, root);
  // As a transition, it yields to keys and taps.
  startTransition(() => {
    if (isPrerendered) {
      hydrateRoot(root, site, {
        // The prerendered page and this one differ. React recovers; a developer should know.
        onRecoverableError: () => logger.warn('hydration-mismatch'),
      });
    } else createRoot(root).render(site);
  });
}

/**
 * The experiments that the delivered page says are running, decided before its first paint. Null when there are none;
 * then nothing is loaded for them and no visitor gets an id.
 */
async function runningExperiments(
  page: Pick<Document, 'querySelector'>,
): Promise<RunningExperiments | null> {
  const content = page.querySelector<HTMLMetaElement>('meta[name=foyer-experiments]')?.content;
  if (content === undefined) return null;
  try {
    const { readExperiments } = await import('./experiments/read-experiments.ts');
    return readExperiments(content);
  } catch {
    // The page works without its experiments.
    return null;
  }
}

/**
 * In the newer variant exceptions are analytics events. Returns the handler for those that an error boundary caught.
 */
function reportExceptions(
  { variant }: LeadFlowSettings,
  analytics: Analytics,
): (error: unknown) => Promise<void> {
  const reporter =
    variant === 'guided-steps'
      ? import('./exceptions.ts').then(
          ({ trackExceptions }) => trackExceptions(analytics),
          () => null,
        )
      : null;
  return async (error) => {
    const report = await reporter;
    report?.(error);
  };
}

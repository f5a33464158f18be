import type { Analytics, LeadFlowSettings, WebViewMessages } from '@foyer/core';
import { portTokens } from '@foyer/react-ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { pause } from './boot/pause.ts';
import { composeSite, openPage } from './composition-root.ts';
import { pressedMark } from './first-look/early-press.ts';
import { hearPresses } from './hear-presses.ts';
import { runningExperiments } from './experiments/running-experiments.ts';
import { pageLanguage } from './language/page-language.ts';
import { takeEarlyPage } from './prerender/early-page.ts';
import { SiteRoot } from './site-root.tsx';

/** What was found out before this program was there. */
export interface Arrival {
  /** What stood in the address as a member's token; null where nothing did. AC-01 */
  readonly token: string | null;
  /** What was posted to the window, from the page's first moment on. AC-01 */
  readonly messages: WebViewMessages;
}

/** Draws the site, or takes over the page that was drawn at the build. */
export async function start({ token, messages }: Arrival): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root to draw in.');
  // Before anything is waited for: an app's message is heard, a mailed code leaves the address. AC-01, AC-08
  const page = openPage(token, messages);
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
  hearPresses(root);
  await pause();
  if (takeEarlyPage(document, root)) {
    // Nothing changes for the eye: it is done in pieces, and a key or a tap between them comes first.
    startTransition(() => {
      hydrateRoot(root, site, {
        // What was drawn at the build and what is drawn here differ: the visitor sees it right, a developer should know.
        onRecoverableError: () => logger.warn('page-drawn-anew'),
      });
    });
    const pressed = root.querySelector<HTMLElement>(`[${pressedMark}]`);
    if (pressed !== null) {
      void import('./prerender/press-again.ts').then((again) => again.pressAgain(pressed));
    }
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

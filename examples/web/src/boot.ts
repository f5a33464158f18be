// Must be the first import: it removes a token from the address before anything else runs.
import { arrivedToken } from './boot/clean-address.ts';

import { WindowMessages } from '@foyer/adapters-browser';
import { firstPaint } from './boot/first-paint.ts';

void boot();

/**
 * The only script that the page names. It loads the application after the first paint, so that scripts don't compete
 * with the style sheet and the fonts for a slow connection.
 */
async function boot(): Promise<void> {
  // An app around the page may post before the application has loaded.
  const messages = new WindowMessages();
  await firstPaint(document);
  // Runs React in a separate task once it has loaded, so that the browser can handle input before the rest runs.
  const react = import('./react-first.ts');
  const { start } = await import('./main.tsx');
  await react;
  // Starts in a new task, so that the browser can handle input between loading and starting.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await start({ token: arrivedToken, messages });
}

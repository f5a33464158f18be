// Before everything else: see there.
import { arrivedToken } from './boot/clean-address.ts';

import { EarlyMessages } from './boot/early-messages.ts';
import { firstPaint } from './boot/first-paint.ts';
import { pause } from './boot/pause.ts';

/** Not awaited at the top: what is fetched here needs this file to have run to its end. */
void boot();

/**
 * All that a page loads at first, and no more than it takes to fetch the rest at the right time: after the first paint,
 * where the page was drawn at the build, since the style sheet and the fonts share the line with it; at once, where the
 * program has to draw. It is run in pieces, so that nobody's key or tap waits long between them.
 */
async function boot(): Promise<void> {
  // From the first moment: an app may post before the program is there. AC-01
  const messages = new EarlyMessages(window);
  await firstPaint(document);
  const { start } = await import('./main.tsx');
  await pause();
  await start({ token: arrivedToken, messages });
}

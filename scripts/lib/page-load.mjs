import { setTimeout as wait } from 'node:timers/promises';
import { openPhonePage, quietMs } from './phone-page.mjs';

/** Loads a URL once as a new visitor on a slow phone. Times in ms; the shift is a share of the screen. */
export async function loadPage(browser, url) {
  const { lcp, fcp, shift, tasks } = await seenBy(browser, url);
  return {
    fcp,
    lcp,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    shift: Math.round(shift * 1e4) / 1e4,
  };
}

/** Asks the inspector nothing about the script before the end. */
async function seenBy(browser, url) {
  const page = await openPhonePage(browser);
  const source = `(${countWhatIsSeen.toString()})()`;
  await page.ask('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.goTo(url);
  await wait(quietMs);
  const seen = await page.evaluate(() => window.foyerSeen);
  await page.close();
  return seen;
}

/** Runs in the page before anything else. Times in ms. */
function countWhatIsSeen() {
  const seen = { lcp: 0, fcp: 0, shift: 0, tasks: [] };
  window.foyerSeen = seen;
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
}

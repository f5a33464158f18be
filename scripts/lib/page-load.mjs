import { openSlowPhone } from './slow-phone.mjs';

/** One load of an address by a newcomer on a slow phone. Times in ms; the shift is a share of the screen. */
export async function loadPage(browser, url) {
  const page = await openSlowPhone(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const { lcp, fcp, shift, tasks } = await page.evaluate(() => window.foyerSeen);
  await page.context().close();
  return {
    fcp,
    lcp,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    shift: Math.round(shift * 1e4) / 1e4,
  };
}

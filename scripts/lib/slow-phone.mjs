/** Slow 4G as Lighthouse has it; bytes a second. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};

/** A phone of today that was not the dearest. */
export const slowPhone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  locale: 'en-US',
  timezoneId: 'America/New_York',
  /** Than the processor that this runs on. */
  timesSlower: 4,
};

/**
 * A page on a newcomer's phone, with an empty cache: slow 4G and a processor four times slower than this one. It counts
 * what it sees of itself in `window.foyerSeen`.
 */
export async function openSlowPhone(browser) {
  const { timesSlower, ...phone } = slowPhone;
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await page.addInitScript(countWhatIsSeen);
  return page;
}

/** Runs in the page, before anything of it. Times in ms. */
export function countWhatIsSeen() {
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

/** Lighthouse's slow 4G; bytes per second. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};

/** A current mid-range phone. */
export const slowPhone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  locale: 'en-US',
  timezoneId: 'America/New_York',
  /** Relative to the CPU that runs this. */
  timesSlower: 4,
};

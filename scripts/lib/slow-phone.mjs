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

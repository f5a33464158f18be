import { defineConfig } from '@playwright/test';

import config from './playwright.config.ts';

/** The tests that are too slow for `npm test`, such as every page in every size. */
export default defineConfig(config, { grep: /@deep/, grepInvert: [] });

import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui/language';

import { pricesPageCopy } from '../../copy/prices-page.ts';

const [today, ...others] = pricesPageCopy.faq;

const prices: PartlyLocalized<typeof pricesPageCopy> = {
  faq: [
    {
      ...today,
      answer:
        'Your first month and the joining fee, less the club’s savings on it. If you choose a later start date, you pay only the joining fee today, and the monthly fee from the day you start.',
    },
    ...others,
  ],
};

/** Copy of the pages that sell that differs in British English. */
export const part: LanguagePart = {
  copy: { 'join/prices-page': prices },
  messages: {},
  labels: {},
};

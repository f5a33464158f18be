import type { LanguagePart, PartlyLocalized } from '@foyer/react-ui/language';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: PartlyLocalized<typeof memberPagesCopy> = {
  desk: 'Mark who came to their visit today, and find members and visitors at reception. Opening this page changes nothing.',
  mailedPass:
    'This page shows your pass. Bring it on your phone or on paper, with photo ID, and show it at reception.',
  pass: 'Members show this pass at reception when they come in. Staff scan its barcode or type in the member ID.',
};

/** Introductions of the member pages that differ in British English. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };

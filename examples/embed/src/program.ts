import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import type { LeadFlowProgram } from '@foyer/react-ui/element';
import styles from '@foyer/react-ui/element.css?inline';

import { composeElement } from './composition-root.ts';

/** What the element loads when it appears: the flow with its adapters, styles and fonts. */
export const program: LeadFlowProgram = {
  compose: composeElement,
  styles,
  fonts: [
    { family: 'Newsreader Variable', source: serifUrl, weight: '200 800' },
    { family: 'Instrument Sans Variable', source: sansUrl, weight: '400 700' },
  ],
};

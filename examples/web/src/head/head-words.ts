import type { Language } from '@foyer/react-ui';

import { headsCopy } from '../copy/heads.ts';
import { offersCopy } from '../copy/offers.ts';
import { wordsIn } from '../language/words-in.ts';
import type { HeadWords } from './page-heads.ts';

/** The words of the pages' heads in a language whose part for every page is there. */
export function headWords(language: Language): HeadWords {
  return { heads: wordsIn(language, headsCopy), offers: wordsIn(language, offersCopy) };
}

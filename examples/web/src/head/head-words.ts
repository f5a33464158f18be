import type { Language } from '@foyer/react-ui';

import { headsCopy } from '../copy/heads.ts';
import { offersCopy } from '../copy/offers.ts';
import { wordsIn } from '../language/words-in.ts';
import type { HeadWords } from './page-heads.ts';

/** The copy of the pages' heads in a language whose common part is loaded. */
export function headWords(language: Language): HeadWords {
  return { heads: wordsIn(language, headsCopy), offers: wordsIn(language, offersCopy) };
}

import { type Context, createContext } from 'react';

import { english, type Language } from './language.ts';

/** What a `FoyerProvider` below speaks that is given no language of its own: for a tool that shows screens. */
export const DefaultLanguage: Context<Language> = createContext(english);

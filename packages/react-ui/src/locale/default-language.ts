import { type Context, createContext } from 'react';

import { english, type Language } from './language.ts';

/**
 * The language of a `FoyerProvider` that isn't given one. Lets a tool such as Storybook set the language for all
 * stories.
 */
export const DefaultLanguage: Context<Language> = createContext(english);

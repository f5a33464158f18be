/** `@foyer/react-ui/language`: the screens’ languages and their copy. */
export {
  type CopyReader,
  createCopyReader,
  createLanguage,
  english,
  type Language,
  type LanguagePart,
  type LanguageSource,
} from './language.ts';
export type { Copy, CopyPart, PartlyLocalized, Localized } from './copy.ts';

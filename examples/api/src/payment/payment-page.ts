import { type Markup, pageShell } from './page-shell.ts';
import type { PageLanguage } from './page-language.ts';

/** A page of the payment application, in its reader's language. */
export function paymentPage(
  { copy, locale }: PageLanguage,
  title: string,
  contents: Markup,
): Markup {
  return pageShell(title, contents, { house: 'Foyer', where: copy.where }, locale);
}

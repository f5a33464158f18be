import { type Markup, pageShell } from './page-shell.ts';
import type { Speech } from './speech.ts';

/** A page of the payment application, in its reader's language. */
export function paymentPage({ words, locale }: Speech, title: string, contents: Markup): Markup {
  return pageShell(title, contents, { house: 'Foyer', where: words.where }, locale);
}

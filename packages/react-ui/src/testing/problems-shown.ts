import {
  accountMessages,
  formMessages,
  joinMessages,
  membershipMessages,
  messages,
  serviceMessages,
} from '@foyer/core/messages';

/** Where screens show errors. After a banner's first paragraph come only links. */
const tellers = [
  '.foyer-field__error',
  '.foyer-summary__title',
  '.foyer-banner--problem p:first-of-type',
  '.foyer-banner--problem .foyer-banner__body:not(:has(p))',
].join();

const sentences = Object.values({
  ...messages,
  ...joinMessages,
  ...formMessages,
  ...accountMessages,
  ...membershipMessages,
  ...serviceMessages,
}).map(patternOf);

/** Returns error texts on a screen that aren't in any message catalog. */
export function problemsNotInCatalog(screen: ParentNode): readonly string[] {
  return [...screen.querySelectorAll(tellers)]
    .map((element) => (element.textContent ?? '').trim())
    .filter((text) => text !== '' && !sentences.some((sentence) => sentence.test(text)));
}

/** `{name}` matches any text, with the article that it takes. */
function patternOf(sentence: string): RegExp {
  const parts = sentence
    .split(/(?:\ban? )?\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 'su');
}

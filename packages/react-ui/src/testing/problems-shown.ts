import {
  accountMessages,
  formMessages,
  joinMessages,
  messages,
  serviceMessages,
} from '@foyer/core';

/** Where the screens tell of a problem; what follows a banner's first paragraph are ways on. */
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
  ...serviceMessages,
}).map(patternOf);

/** What a screen tells of problems in words that no catalogue has. ER-02 */
export function problemsInOtherWords(screen: ParentNode): readonly string[] {
  return [...screen.querySelectorAll(tellers)]
    .map((element) => (element.textContent ?? '').trim())
    .filter((text) => text !== '' && !sentences.some((sentence) => sentence.test(text)));
}

/** `{name}` stands for any text. */
function patternOf(sentence: string): RegExp {
  const parts = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 'su');
}

import type { Language } from '@foyer/react-ui';

/** Whose page the document's head speaks of, and in which language. */
export interface Headed {
  path: string;
  language: Language;
}

/** Has the document's head speak of the page at `path`, where it speaks of another. Nobody misses it but a search engine, which loads each page by itself. */
export function keepHead(headed: Headed, path: string, language: Language): () => void {
  if (path !== headed.path || language !== headed.language) {
    Object.assign(headed, { path, language });
    void import('./show-head.ts').then(
      ({ showHead }) => showHead(document, path, language),
      () => undefined,
    );
  }
  return () => undefined;
}

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type JSX, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';

import { FoyerProvider, useMessages } from '../di/foyer-provider.tsx';
import { createContainer } from '../di/create-container.ts';
import { createLanguage, type Language, type LanguagePart } from './language.ts';
import { useCopy, useLabels, useLocale } from './use-copy.ts';

afterEach(cleanup);

const helloCopy = {
  copyKey: 'member/hello',
  hello: 'Hello',
  bye: (name: string): string => `Goodbye ${name}`,
  parts: { one: 'One', two: 'Two' },
} as const;

function Hello(): JSX.Element {
  const texts = useCopy(helloCopy);
  const labels = useLabels();
  const messages = useMessages();
  const { one, two } = texts.parts;
  return (
    <p>
      {[texts.hello, texts.bye('Ada'), one, two, labels('City'), useLocale()].join(' ')}{' '}
      {messages({ key: 'nameTooShort', values: { label: 'City' } })}
    </p>
  );
}

function shown(language?: Language, copy?: Readonly<Record<string, object>>): JSX.Element {
  return (
    <FoyerProvider
      container={createContainer({})}
      {...(language && { language })}
      {...(copy && { copy })}
    >
      <Suspense fallback="on its way">
        <Hello />
      </Suspense>
    </FoyerProvider>
  );
}

const french: LanguagePart = {
  copy: {
    'member/hello': {
      hello: 'Bonjour',
      bye: (name: string) => `Au revoir ${name}`,
      parts: { one: 'Un' },
    },
  },
  messages: { nameTooShort: '{label} : au moins deux caractères.' },
  labels: { City: 'Ville' },
};

const never = (): Promise<LanguagePart> => new Promise(() => undefined);

it('ER-01 shows US English when no language is set', () => {
  render(shown());
  expect(document.body.textContent).toBe(
    'Hello Goodbye Ada One Two City en-US City must be at least 2 characters.',
  );
});

it('ER-01 shows copy, labels and messages in the language once the part with them has loaded', async () => {
  let come: (part: LanguagePart) => void = () => undefined;
  const member = (): Promise<LanguagePart> => new Promise((resolve) => (come = resolve));
  const language = createLanguage({
    locale: 'fr-CA',
    parts: { visit: never, join: never, member },
  });
  // A suspended component only renders again inside an awaited `act`.
  await act(async () => void render(shown(language)));
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => come(french));
  // Missing translations fall back to English, because a regional variant contains only what differs.
  expect(document.body.textContent).toBe(
    'Bonjour Au revoir Ada Un Two Ville fr-CA Ville : au moins deux caractères.',
  );
});

it('ER-01 shows the chain’s own copy instead of the language’s', async () => {
  const language = createLanguage({
    locale: 'fr-CA',
    parts: { visit: never, join: never, member: async () => french },
  });
  await language.part('member');
  render(shown(language, { 'member/hello': { hello: 'Salut', parts: { two: 'Deux' } } }));
  expect(document.body.textContent).toContain('Salut Au revoir Ada Un Deux');
});

it('ER-01 requests a part again after it failed to load', async () => {
  let asked = 0;
  const language = createLanguage({
    locale: 'fr-CA',
    parts: {
      visit: never,
      join: never,
      member: async () => {
        asked += 1;
        if (asked === 1) throw new Error('offline');
        return french;
      },
    },
  });
  await expect(language.part('member')).rejects.toThrow('offline');
  expect(await language.part('member')).toBe(french);
  expect(language.part('member')).toBe(french);
});

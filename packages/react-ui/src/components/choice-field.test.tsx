// @vitest-environment jsdom
import type { ChoiceField as ChoiceSpec } from '@foyer/core/forms';
import { detailsForm } from '@foyer/core/account';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FoyerProvider } from '../di/foyer-provider.tsx';
import { createContainer } from '../di/create-container.ts';
import { openLanguage } from '../locales/index.ts';
import { ChoiceField } from './form-fields.tsx';

afterEach(cleanup);

/** The option names in French. */
async function choicesIn(country: string, name: 'state' | 'country'): Promise<readonly string[]> {
  const language = await openLanguage('fr-CA');
  await language.part('member');
  const spec = detailsForm(country, null, { locale: 'fr-CA' }).fields.find(
    (field) => field.name === name,
  );
  render(
    <FoyerProvider container={createContainer({})} language={language}>
      <ChoiceField
        spec={spec as ChoiceSpec}
        value=""
        onChange={() => undefined}
        onLeave={() => undefined}
      />
    </FoyerProvider>,
  );
  return screen.getAllByRole('option').map((option) => option.textContent);
}

it('ER-01 HT-03 lists provinces in the visitor’s language and its alphabetical order', async () => {
  const provinces = await choicesIn('CA', 'state');
  expect(provinces.slice(1, 4)).toEqual([
    'Alberta',
    'Colombie-Britannique',
    'Île-du-Prince-Édouard',
  ]);
  expect(provinces).toHaveLength(14);
});

it('ER-01 HT-03 lists countries the same way, with those that have clubs first', async () => {
  const countries = await choicesIn('CA', 'country');
  expect(countries.slice(1, 7)).toEqual([
    'États-Unis',
    'Canada',
    'Royaume-Uni',
    'Australie',
    'Afghanistan',
    'Afrique du Sud',
  ]);
});

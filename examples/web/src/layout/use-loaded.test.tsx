// @vitest-environment jsdom
import { Ok, type Result } from '@foyer/core';
import { settle } from '@foyer/core/testing';
import { FoyerProvider } from '@foyer/react-ui';
import { act, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { composePrerender } from '../compose-prerender.ts';
import { useLoaded } from './use-loaded.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type Load = () => Promise<Result<string, never>>;

const first: Load = async () => Ok('Bryant Park');
const never: Load = () => new Promise(() => undefined);

function Part({ load }: { readonly load: Load | null }): JSX.Element {
  return <p>{useLoaded(load)}</p>;
}

it('PG-191 never shows what was loaded for something else', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = composePrerender('/');
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const show = (load: Load | null): Promise<void> =>
    act(async () => {
      root.render(
        <FoyerProvider container={container}>
          <Part load={load} />
        </FoyerProvider>,
      );
      await settle();
    });
  await show(first);
  expect(box.textContent).toBe('Bryant Park');
  await show(never);
  expect(box.textContent).toBe('');
  await show(first);
  await show(null);
  expect(box.textContent).toBe('');
});

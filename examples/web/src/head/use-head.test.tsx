// @vitest-environment jsdom
import { english } from '@foyer/react-ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { useHead } from './use-head.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const robots = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;

it('RT-06 the loaded page keeps its head, and every page visited after it writes its own', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<meta name="robots" content="as loaded">';
  const root = createRoot(document.createElement('div'));
  const visit = (path: string): void => act(() => root.render(<Page path={path} />));
  visit('/');
  expect(robots()).toBe('as loaded');
  visit('/account');
  expect(robots()).toBe('noindex');
  visit('/');
  expect(robots()).toBeUndefined();
});

function Page({ path }: { readonly path: string }): null {
  useHead(path, english);
  return null;
}

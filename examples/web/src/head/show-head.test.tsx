// @vitest-environment jsdom
import { english } from '@foyer/react-ui/language';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useHead } from '../navigation/hooks.ts';
import { showHead } from './show-head.ts';

const content = (name: string): string | null | undefined =>
  document.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
const canonical = (): string | null | undefined =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href');
const robots = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://clubs.example/clubs/soho"><meta name="description" content="Foyer SoHo"><meta property="og:url" content="https://clubs.example/clubs/soho"><meta property="og:title" content="Foyer SoHo"><script type="application/ld+json">{}</script>';
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('RT-06 the loaded page keeps its head, and every page visited after it writes its own', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.head.innerHTML = '<meta name="robots" content="as loaded">';
  const root = createRoot(document.createElement('div'));
  const visit = (path: string): void => act(() => root.render(<Page path={path} />));
  visit('/');
  expect(robots()).toBe('as loaded');
  visit('/account');
  await vi.waitFor(() => expect(robots()).toBe('noindex'));
  visit('/');
  await vi.waitFor(() => expect(robots()).toBeUndefined());
});

function Page({ path }: { readonly path: string }): null {
  useHead(path, english);
  return null;
}

it('RT-06 updates the head after navigation', () => {
  showHead(document, '/terms?utm_source=mail');
  expect(canonical()).toBe('https://clubs.example/terms');
  expect(content('og:url')).toBe('https://clubs.example/terms');
  expect(content('description')).toBe(
    'Terms for visiting a Foyer club, getting text messages, and using this demo.',
  );
  expect(content('og:title')).toBeUndefined();
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

it('LX-14 keeps a visitor-specific page out of search engines, but not the next page', () => {
  showHead(document, '/account');
  expect(content('robots')).toBe('noindex');
  expect(canonical()).toBeUndefined();
  showHead(document, '/membership');
  expect(content('robots')).toBeUndefined();
  expect(canonical()).toMatch(/\/membership$/);
});

it('RT-07 removes what isn’t true of another club', () => {
  showHead(document, '/clubs/101');
  expect(content('description')).toBeUndefined();
  expect(canonical()).toBe('https://clubs.example/clubs/101');
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { settle } from '@foyer/core/testing';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import { openLanguage } from '../../locales/index.ts';
import type { Language } from '../../locale/language.ts';
import { EmployerScreen } from './employer-screen.tsx';
import { PosterScreen } from './poster-screen.tsx';

afterEach(cleanup);

async function open(
  Screen: typeof EmployerScreen,
  slug: string,
  { foyer = fakeFoyer(), language }: { foyer?: FakeFoyer; language?: Language } = {},
): Promise<FakeFoyer> {
  render(
    <FoyerProvider container={foyer.container} product="Foyer" {...(language && { language })}>
      <Screen slug={slug} />
    </FoyerProvider>,
  );
  await act(() => settle());
  return foyer;
}

const linkTo = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('an employer’s page', () => {
  it('MB-92 says who is eligible, where, and what they save, and leads to the join', async () => {
    const foyer = await open(EmployerScreen, 'globex');
    await screen.findByRole('heading', { level: 1, name: 'Globex and Foyer' });
    expect(document.title).toBe('Globex and Foyer | Foyer');
    expect(
      screen.getByText('$30 less a month than the public price, and $200 less to join.'),
    ).toBeTruthy();
    expect(
      screen.getByText('Everyone who works at Globex and has an email address at globex.example.'),
    ).toBeTruthy();
    expect(linkTo(foyer.club('101').name)).toBe('/clubs/101');
    expect(linkTo('Join through Globex')).toBe('/join/corp?employer=globex');
    expect(screen.queryByRole('link', { name: 'Use an invitation code' })).toBeNull();
  });

  it('MB-92 offers invitation codes only where the employer has some', async () => {
    const foyer = fakeFoyer();
    foyer.backEnd.employers.invite('acme');
    await open(EmployerScreen, 'acme', { foyer });
    await screen.findByRole('heading', { level: 1, name: 'Acme and Foyer' });
    expect(linkTo('Use an invitation code')).toBe('/join/corp?employer=acme&invited=1');
    expect(screen.getByText('Every Foyer club.')).toBeTruthy();
    expect(
      screen.getByText('Up to $30 less a month than the public price, and $200 less to join.'),
    ).toBeTruthy();
  });

  it('MB-90 promises no saving where there is none', async () => {
    await open(EmployerScreen, 'initech');
    expect(await screen.findByText('Memberships for people who work at Initech.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull();
  });

  it('MB-91 says gently that nobody has this address, with a way on', async () => {
    await open(EmployerScreen, 'nobody');
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this employer' });
    expect(linkTo('Try your work email')).toBe('/join/corp');
  });

  it('MB-91 can be loaded again after a failure', async () => {
    const foyer = fakeFoyer();
    foyer.employers.faults.failNext('find', { kind: 'network' });
    await open(EmployerScreen, 'acme', { foyer });
    await act(async () => userEvent.click(await screen.findByRole('button', { name: /again/i })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme and Foyer' })).toBeTruthy();
  });

  it.each([
    ['fr-CA', 'Acme et Foyer', /^Jusqu’à 30\s\$.* de moins par mois que le prix courant et 200/],
    ['es-US', 'Acme y Foyer', /^Hasta \$30 menos al mes que el precio público y \$200 menos/],
  ] as const)('MB-92 speaks %s', async (locale, title, saving) => {
    const language = await openLanguage(locale);
    await open(EmployerScreen, 'acme', { language });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(saving)).toBeTruthy();
  });
});

describe('an employer’s poster', () => {
  it('MB-96 has the employer, the saving, three steps and the address of the page', async () => {
    await open(PosterScreen, 'acme');
    await screen.findByRole('heading', { level: 1, name: 'Acme and Foyer' });
    expect(screen.getByText(/^Up to \$30 less a month/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    const code = screen.getByRole('img', { name: /^QR code of / });
    expect(code.getAttribute('aria-label')).toMatch(/\/employers\/acme$/);
    expect(screen.getByText(/\/employers\/acme$/)).toBeTruthy();
  });

  it('MB-96 is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await open(PosterScreen, 'acme');
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(linkTo('Back to the offer')).toBe('/employers/acme');
  });
});

// @vitest-environment jsdom
import { aClub, facilityId } from '@foyer/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { openLanguage } from '../../locales/index.ts';
import { ClubScreen } from './club-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(cleanup);

it('ER-01 PG-110 PG-111 a club’s page is in the visitor’s language, with days and times as it writes them', async () => {
  const language = await openLanguage('fr-CA');
  await language.part('join');
  const foyer = fakeFoyer();
  foyer.clubProfiles.setProfile(facilityId('101'), { rating: { average: 4.7, count: 12 } });
  showPage(
    <ClubScreen club={aClub()} clubs={foyer.backEnd.clubs} bookHref="#visit" />,
    foyer,
    language,
  );
  await act(() => foyer.clock.advanceAndSettle(0));
  expect(screen.getByText(/^Ouvert jusqu’à 23\sh$/)).toBeTruthy();
  expect(screen.getByText('samedi')).toBeTruthy();
  expect(screen.getAllByText('Aujourd’hui')).toHaveLength(1);
  expect(screen.getByRole('tab', { name: 'vendredi 20 novembre' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '4,7 sur 5, d’après 12 avis' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Réserver une visite' })).not.toEqual([]);
});

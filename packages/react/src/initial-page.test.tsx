// @vitest-environment jsdom
import { Ok } from '@foyer/core';
import type { ContentRepository } from '@foyer/core/content';
import { aClub, facilityId } from '@foyer/core/testing';
import { render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createFoyer, type Foyer, type FoyerInitial, FoyerProvider, LeadFlow } from './index.ts';
import { prefetchVisit } from './server.ts';

const chelsea = aClub({ facilityId: facilityId('101'), name: 'Chelsea' });
const answers: Readonly<Record<string, unknown>> = {
  '/v6/facilities/facility/101': chelsea,
  '/v6/configuration': { clubsForAppointment: [{ facilityId: 101 }], blackoutDates: [] },
  '/v6/content/headline': { title: 'Come and train' },
};

/** The requests of the server, by their path. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { host, pathname } = new URL(url);
    asked.push(host + pathname);
    return Promise.resolve(Response.json(answers[pathname]));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

const load = (): Promise<FoyerInitial> =>
  prefetchVisit({
    api: 'https://api.club.example',
    via: 'http://api.internal',
    facilityId: '101',
    headline: { page: '/visit' },
  });

const Page = ({
  foyer,
  initial,
}: {
  readonly foyer: Foyer;
  readonly initial: FoyerInitial;
}): JSX.Element => (
  <FoyerProvider foyer={foyer} initial={initial}>
    <LeadFlow basePath="/visit" facilityId="101" />
  </FoyerProvider>
);

/** Renders as a server does, where there is no window. */
function renderOnServer(page: () => JSX.Element): string {
  vi.stubGlobal('window', undefined);
  const html = renderToString(page());
  vi.unstubAllGlobals();
  return html;
}

/** A back end that counts what a browser asks it. */
function countingPorts() {
  return {
    clubs: {
      all: vi.fn<() => Promise<Ok<never[]>>>(() => Promise.resolve(Ok([]))),
      byId: vi.fn<() => Promise<Ok<typeof chelsea>>>(() =>
        Promise.resolve(Ok({ ...chelsea, name: 'Chelsea, renamed' })),
      ),
    },
    configuration: {
      load: vi.fn<() => Promise<Ok<FoyerInitial['configuration'] & object>>>(() =>
        Promise.resolve(Ok({ clubsForAppointment: [], blackoutDates: [] })),
      ),
    },
    content: {
      headline: vi.fn<ContentRepository['headline']>(() => Promise.resolve(Ok(null))),
      promotion: vi.fn<ContentRepository['promotion']>(() => Promise.resolve(Ok(null))),
    },
  };
}

function hydrate(page: () => JSX.Element, html: string): void {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const consoleError = vi.spyOn(console, 'error');
  render(page(), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
}

it('AD-11: Shows the club and the headline in the server’s HTML, and the browser takes them over without asking', async () => {
  const initial = JSON.parse(JSON.stringify(await load())) as FoyerInitial;
  expect(asked.toSorted()).toEqual(
    Object.keys(answers)
      .map((path) => `api.internal${path}`)
      .toSorted(),
  );
  const html = renderOnServer(() => <Page foyer={createFoyer()} initial={initial} />);
  expect(html).toContain('Come and train');
  expect(html).toMatch(/<form.*Chelsea/);

  const ports = countingPorts();
  hydrate(() => <Page foyer={createFoyer({ ports })} initial={initial} />, html);
  await screen.findByRole('link', { name: 'Exit' });
  expect(screen.getAllByText('Chelsea').length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Come and train');
  expect(ports.clubs.byId).not.toHaveBeenCalled();
  expect(ports.configuration.load).not.toHaveBeenCalled();
  expect(ports.content.headline).not.toHaveBeenCalled();
});

it('AD-11: Asks again once the server’s answers are older than a stored flow may be', async () => {
  const initial = { ...(await load()), loadedAt: '2020-01-01T00:00:00Z' };
  const html = renderOnServer(() => <Page foyer={createFoyer()} initial={initial} />);
  const ports = countingPorts();
  hydrate(() => <Page foyer={createFoyer({ ports })} initial={initial} />, html);
  await screen.findAllByText('Chelsea, renamed');
  expect(ports.configuration.load).toHaveBeenCalledOnce();
});

it('AD-11: Shares nothing between the requests of a server', async () => {
  const initial = await load();
  const foyer = createFoyer();
  const first = renderOnServer(() => <Page foyer={foyer} initial={initial} />);
  const second = renderOnServer(() => <Page foyer={foyer} initial={{ ...initial, club: null }} />);
  expect(first).toContain('Chelsea');
  expect(second).not.toContain('Chelsea');
});

it('AD-11: Leaves everything to the browser if the back end is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const initial = await load();
  expect(initial).toMatchObject({ club: null, configuration: null, headline: null });
  const html = renderOnServer(() => <Page foyer={createFoyer()} initial={initial} />);
  expect(html).toContain('First Name');
});

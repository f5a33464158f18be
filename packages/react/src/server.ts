/** What a server loads for the first screen. Has no components, so a server component can call it. */
import '@foyer/core/temporal';

import {
  createHttpClient,
  createHttpClubRepository,
  createHttpContentRepository,
  createHttpVisitConfigurationRepository,
} from '@foyer/adapters-http';
import { type Clock, Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type { HeadlineQuery } from '@foyer/core/content';
import { instantText } from '@foyer/core/kernel';

import { defaultSettings } from './default-settings.ts';
import type { FoyerInitial } from './initial.ts';

export type { FoyerInitial } from './initial.ts';

export interface PrefetchOptions {
  /** The back end's address, as for `createFoyer`. */
  readonly api: string;
  /** The address at which the server reaches it, such as one inside a private network; `api` by default. */
  readonly via?: string | undefined;
  /** The preselected club, as for `LeadFlow`. */
  readonly facilityId?: string;
  /** The page whose headline to load from the back end's content service. By default it isn't asked. */
  readonly headline?: Partial<HeadlineQuery> & Pick<HeadlineQuery, 'page'>;
  /** The visitor's language, BCP 47. */
  readonly locale?: string;
  readonly signal?: AbortSignal;
}

/**
 * Loads what the first screen shows, for the `initial` of `FoyerProvider`. Never throws: what a back end doesn't answer
 * within three seconds is null, and the browser asks for it again.
 *
 * @example
 * const initial = await prefetchVisit({ api: 'https://api.club.example', facilityId: '101' });
 */
export async function prefetchVisit({
  api,
  via = api,
  facilityId,
  headline,
  locale,
  signal,
}: PrefetchOptions): Promise<FoyerInitial> {
  const client = createHttpClient({
    baseUrl: api,
    clock,
    random: () => Math.random(),
    // A framework may replace the global one to cache its answers.
    fetch: (url, init) =>
      globalThis.fetch(withoutSlash(via) + url.slice(withoutSlash(api).length), init),
    retries: 0,
    timeoutMs: 3000,
    headers: () => (locale === undefined ? {} : { 'accept-language': locale }),
  });
  const options = signal && { signal };
  const { intent, variant } = defaultSettings;
  const query = headline && { intent, variant, ...(locale && { locale }), ...headline };
  const known = parseFacilityId(facilityId ?? '');
  const [club, configuration, content] = await Promise.all([
    known.ok ? createHttpClubRepository(client).byId(known.val, options) : null,
    createHttpVisitConfigurationRepository(client).load(options),
    query && createHttpContentRepository(client).headline(query, options),
  ]);
  const copy = content?.unwrapOr(null) ?? null;
  return {
    loadedAt: instantText(clock.now()),
    club: club?.unwrapOr(null) ?? null,
    configuration: configuration.unwrapOr(null),
    headline: headline && copy ? { page: headline.page, content: copy } : null,
  };
}

/** Tells no time before an answer arrives, because Next.js refuses to prerender a page that asks for it first. */
const clock: Clock = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

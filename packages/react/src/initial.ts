import { type Club, Ok } from '@foyer/core';
import type { HeadlineContent } from '@foyer/core/content';
import { isExpired } from '@foyer/core/kernel';
import type { VisitConfiguration } from '@foyer/core/visit';
import type { Ports } from '@foyer/react-ui';

/**
 * What a server has loaded for the first screen, from `prefetchVisit`. Plain JSON, so that a server component can pass
 * it to the browser. What couldn't be loaded is null.
 */
export interface FoyerInitial {
  /** The ISO instant at which it was loaded. */
  readonly loadedAt: string;
  /** The preselected club. */
  readonly club: Club | null;
  readonly configuration: VisitConfiguration | null;
  readonly headline: { readonly page: string; readonly content: HeadlineContent } | null;
}

type Prefetched = Pick<Ports, 'clubs' | 'configuration'> & Partial<Pick<Ports, 'content'>>;

/**
 * Answers calls with what a server has loaded, and asks `ports` for the rest, or once that is older than the flow's
 * stored state may be. `initial` is evaluated at each call.
 */
export function withInitial(
  { clubs, configuration, content }: Prefetched,
  initial: () => FoyerInitial | null,
  { clock, lifetimeMs }: Pick<Ports, 'clock'> & { readonly lifetimeMs: number },
): Prefetched {
  const fresh = (): FoyerInitial | null => {
    const loaded = initial();
    return loaded !== null && isExpired(loaded.loadedAt, clock.now(), lifetimeMs) ? null : loaded;
  };
  return {
    clubs: {
      all: (options) => clubs.all(options),
      byId(facilityId, options) {
        const known = fresh()?.club;
        return known?.facilityId === facilityId
          ? Promise.resolve(Ok(known))
          : clubs.byId(facilityId, options);
      },
    },
    configuration: {
      load(options) {
        const known = fresh()?.configuration;
        return known == null ? configuration.load(options) : Promise.resolve(Ok(known));
      },
    },
    ...(content && {
      content: {
        headline(query, options) {
          const known = fresh()?.headline;
          return known?.page === query.page
            ? Promise.resolve(Ok(known.content))
            : content.headline(query, options);
        },
        promotion: (slug, options) => content.promotion(slug, options),
      },
    }),
  };
}

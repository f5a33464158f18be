import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { HeadlineContent, Promotion } from './headline.ts';

/** The page and audience of a headline. */
export interface HeadlineQuery {
  /** The page's path without a query, e.g. `/pilates`. */
  readonly page: string;
  readonly intent: 'lead' | 'join' | null;
  readonly variant: 'classic' | 'guided-steps';
  /** The reader's language, BCP 47. Defaults to US English. */
  readonly locale?: string;
}

/** The chain's marketing content from a content service. All calls only read, so an adapter may retry. */
export interface ContentRepository {
  /** Null if the service has nothing for that page. The configured default is then used. */
  headline(
    query: HeadlineQuery,
    options?: CallOptions,
  ): Promise<Result<HeadlineContent | null, CallFailure>>;
  /** Null if there is no promotion with that slug. */
  promotion(slug: string, options?: CallOptions): Promise<Result<Promotion | null, CallFailure>>;
}

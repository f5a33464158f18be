import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { HeadlineContent, Promotion } from './headline.ts';

/** Where and for whom a headline stands. */
export interface HeadlineQuery {
  /** The page's path without a query, e.g. `/pilates`. */
  readonly page: string;
  readonly intent: 'lead' | 'join' | null;
  readonly variant: 'classic' | 'guided-steps';
  /** BCP 47: what its reader reads; US English where none is named. */
  readonly locale?: string;
}

/** The chain's words and pictures, from a content service. Reads: an adapter may retry them. HT-63, LC-19 */
export interface ContentRepository {
  /** Null where the service has none for that page: the configured default stands. */
  headline(
    query: HeadlineQuery,
    options?: CallOptions,
  ): Promise<Result<HeadlineContent | null, CallFailure>>;
  /** Null where no promotion goes by that slug. */
  promotion(slug: string, options?: CallOptions): Promise<Result<Promotion | null, CallFailure>>;
}

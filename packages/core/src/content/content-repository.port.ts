import type { FacilityId, PictureSet } from '../clubs/club.ts';
import type { CallFailure, CallOptions, Result } from '../kernel/result.ts';
import type { JoinConfirmationContent } from './join-content.ts';

/** A picture with its size in px, which reserves its space before it loads. */
export interface ContentPicture {
  /** A path from the root, or a full URL. */
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The same picture in more sizes, if the service has them. */
  readonly set?: PictureSet | null | undefined;
}

/** A reason to visit, with details that the visitor can expand. */
export interface SellingPoint {
  readonly title: string;
  readonly text: string;
}

/** The content at the top of the lead flow. */
export interface HeadlineContent {
  readonly logo: ContentPicture | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly subCopy: string;
  readonly finePrint: string | null;
  readonly photo: ContentPicture | null;
  /** In display order. The first one is expanded. */
  readonly points: readonly SellingPoint[];
}

/** The offer on a promo page. */
export interface Promotion {
  /** The last part of its page's path: `/promo/{slug}`. */
  readonly slug: string;
  readonly title: string;
  readonly lede: string;
  readonly finePrint: string | null;
  readonly photo: ContentPicture | null;
  /** The club that it applies to; null for any club. */
  readonly facilityId: string | null;
}

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

/** The copy of the join from the chain's content service. Only reads, so an adapter may retry. */
export interface JoinContentRepository {
  /** The confirmation copy for the club's new members; null if the service has none, which means the default. */
  confirmation(
    facilityId: FacilityId,
    options?: CallOptions,
  ): Promise<Result<JoinConfirmationContent | null, CallFailure>>;
}
